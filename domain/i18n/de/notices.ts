/** German of the screens of allergens and additives. */
export const noticeMessages = {
  'New allergen': 'Neues Allergen',
  'New additive': 'Neuer Zusatzstoff',
  'The law knows 14 allergens': 'Das Gesetz kennt 14 Allergene',
  'Take them with the usual letters, and the additives with the usual numbers. Then each dish only needs its ticks. What you do not need can be removed.':
    'Mit den üblichen Buchstaben, die Zusatzstoffe mit den üblichen Nummern. Dann genügen bei jedem Gericht Häkchen. Was nicht gebraucht wird, lässt sich entfernen.',
  'Take the usual ones': 'Die üblichen übernehmen',
  'Stands beside each dish that has it, for example A1 or 12':
    'Steht bei jedem Gericht, das es enthält, zum Beispiel A1 oder 12',
  'The law asks for the words: guests read them with every dish.':
    'Das Gesetz verlangt die Worte: Gäste lesen sie bei jedem Gericht.',
  'Used in': 'Verwendet in',
  'Nothing names it yet.': 'Noch nennt es nichts.',
  'used {count} times': '{count} × verwendet',
  'Several changes of the menu': 'Mehrere Änderungen der Karte',
  Codes: 'Kürzel',
  Undecided: 'Offen',
  'none of them': 'keine',
  'Allergens of all dishes': 'Allergene aller Gerichte',
  'All dishes are decided': 'Alle Gerichte sind entschieden',
  '{count, plural, one {# dish is undecided} other {# dishes are undecided}}':
    '{count, plural, one {# Gericht ist offen} other {# Gerichte sind offen}}',
  '{count} undecided': '{count} offen',
  'All dishes': 'Alle Gerichte',
  'Only undecided ones': 'Nur offene',
  Columns: 'Spalten',
  'A tick saves by itself. Take the tick of ‘undecided’ away once a dish is complete: until then guests are asked to call.':
    'Jedes Häkchen speichert sich selbst. Ist ein Gericht vollständig, das Häkchen bei „Offen“ wegnehmen: bis dahin werden Gäste gebeten, nachzufragen.',
  'All dishes of {name} are decided': 'Alle Gerichte von {name} sind entschieden',
  'First the allergens, then the dishes': 'Erst die Allergene, dann die Gerichte',
  'Here each dish gets its allergens': 'Hier bekommt jedes Gericht seine Allergene',
  'With their codes and words taken over, each dish only needs its ticks here.':
    'Sind Kürzel und Worte übernommen, genügen hier bei jedem Gericht Häkchen.',
  'As soon as there are dishes on the menu, they stand here in rows with a column for each allergen.':
    'Sobald Gerichte auf der Karte sind, stehen sie hier in Zeilen mit einer Spalte für jedes Allergen.',
} as const satisfies Record<string, string>
