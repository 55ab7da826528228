/** German of changing several dishes together. */
export const bulkMessages = {
  'Choose several': 'Mehrere wählen',
  chosen: 'gewählt',
  'Change together': 'Gemeinsam ändern',
  'End choosing': 'Auswählen beenden',
  'Tags and category': 'Merkmale und Kategorie',
  'Change prices': 'Preise ändern',
  'Change {count, plural, one {# dish} other {# dishes}}':
    '{count, plural, one {# Gericht} other {# Gerichte}} ändern',
  '{count, plural, one {# price is changed} other {The prices of # dishes are changed}}':
    '{count, plural, one {Der Preis von # Gericht ist geändert} other {Die Preise von # Gerichten sind geändert}}',
  '{count, plural, one {# dish is changed} other {# dishes are changed}}':
    '{count, plural, one {# Gericht ist geändert} other {# Gerichte sind geändert}}',
  '{count, plural, one {# dish is removed} other {# dishes are removed}}':
    '{count, plural, one {# Gericht ist entfernt} other {# Gerichte sind entfernt}}',
  '{count, plural, one {# dish is sold out} other {# dishes are sold out}}':
    '{count, plural, one {# Gericht ist ausverkauft} other {# Gerichte sind ausverkauft}}',
  '{count, plural, one {# dish is sold again} other {# dishes are sold again}}':
    '{count, plural, one {# Gericht ist wieder da} other {# Gerichte sind wieder da}}',
  'Mark {count} as sold out': '{count} als ausverkauft markieren',
  'Sell {count} again': '{count} wieder verkaufen',
  'By how much': 'Um wie viel',
  Unit: 'Einheit',
  percent: 'Prozent',
  euros: 'Euro',
  'Prices end in': 'Preise enden auf',
  'as they come': 'wie gerechnet',
  'This is no number': 'Das ist keine Zahl',
  'With a minus it gets cheaper. Deposits stay as they are.':
    'Mit Minus wird es günstiger. Pfand bleibt, wie es ist.',
  stays: 'bleibt',
  'give to all': 'allen geben',
  'take from all': 'allen nehmen',
  'The category has fewer sizes. Prices are lost of: {names}':
    'Die Kategorie hat weniger Größen. Preise gehen verloren bei: {names}',
  'Somebody else has changed these in the meantime. Nothing was changed.':
    'Jemand anders hat diese inzwischen geändert. Es wurde nichts geändert.',
  'Not published yet': 'Noch nicht veröffentlicht',
  'Now the first dish': 'Jetzt das erste Gericht',
  'It takes a name and a price in at least one size of ‘{category}’. Copy it afterwards for the next one that is much the same.':
    'Es braucht einen Namen und einen Preis in mindestens einer Größe von „{category}“. Danach lässt es sich für ähnliche kopieren.',
  'New dish in {category}': 'Neues Gericht in {category}',
} as const satisfies Record<string, string>
