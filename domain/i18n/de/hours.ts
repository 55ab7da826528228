/** German of opening hours, special days and tables. */
export const hoursMessages = {
  'at every branch': 'in allen Filialen',
  'Not saved yet': 'Noch nicht gespeichert',
  Monday: 'Montag',
  'This counts at every branch: whoever works for all of them changes it.':
    'Das gilt in allen Filialen: Wer für alle arbeitet, kann es ändern.',
  Tuesday: 'Dienstag',
  Wednesday: 'Mittwoch',
  Thursday: 'Donnerstag',
  Friday: 'Freitag',
  Saturday: 'Samstag',
  Sunday: 'Sonntag',
  'First day': 'Erster Tag',
  'Last day': 'Letzter Tag',
  'Special day': 'Besonderer Tag',
  Table: 'Tisch',
  'around the clock': 'rund um die Uhr',
  'until the next day': 'bis zum nächsten Tag',
  '{day}, from': '{day}, von',
  '{day}, until': '{day}, bis',
  'Remove {start}–{end}': '{start}–{end} entfernen',
  'Add a time': 'Zeit hinzufügen',
  'Copy the times of {day}': 'Zeiten von {day} übertragen',
  Days: 'Tage',
  'All other days': 'Alle anderen Tage',
  'Like the restaurant: {hours}': 'Wie das Restaurant: {hours}',
  'Like the restaurant': 'Wie das Restaurant',
  'Other times': 'Andere Zeiten',
  'Hours of': 'Zeiten für',
  Restaurant: 'Restaurant',
  'Weekly hours': 'Wochenzeiten',
  'They count for everything that has no hours of its own. A time may reach past midnight: 18:00–02:00.':
    'Sie gelten für alles, was keine eigenen Zeiten hat. Eine Zeit darf über Mitternacht reichen: 18:00–02:00.',
  'Deliveries can end earlier than the restaurant closes. Days without times of their own are like the restaurant.':
    'Lieferungen können früher enden, als das Restaurant schließt. Tage ohne eigene Zeiten sind wie das Restaurant.',
  'Days without times of their own are like the restaurant.':
    'Tage ohne eigene Zeiten sind wie das Restaurant.',
  'Orders at the table and reservations. Days without times of their own are like the restaurant.':
    'Bestellungen am Tisch und Reservierungen. Tage ohne eigene Zeiten sind wie das Restaurant.',
  'The branch has the hours of all again': 'Die Filiale hat wieder die Zeiten von allen',
  'All branches': 'Alle Filialen',
  'Like all branches': 'Wie alle Filialen',
  'This branch has the hours of all. If it opens differently, it needs a week of its own.':
    'Diese Filiale hat die Zeiten von allen. Öffnet sie anders, braucht sie eine eigene Woche.',
  'Own hours for this branch': 'Eigene Zeiten für diese Filiale',
  'Have the hours of all branches again': 'Wieder die Zeiten aller Filialen haben',
  'with exceptions': 'mit Ausnahmen',
  'Special days': 'Besondere Tage',
  'They go before the weekly hours. Guests read of them four weeks ahead.':
    'Sie gehen den Wochenzeiten vor. Gäste lesen vier Wochen vorher davon.',
  'No special days are planned.': 'Es sind keine besonderen Tage geplant.',
  'New special day': 'Neuer besonderer Tag',
  'Over ({count})': 'Vorbei ({count})',
  '{name}: closed': '{name}: geschlossen',
  'only in some places': 'nur in manchen Orten',
  'no public holiday': 'kein gesetzlicher Feiertag',
  'Holidays ahead': 'Kommende Feiertage',
  'Choose the Land, and its holidays stand here to be taken over.':
    'Mit dem Bundesland stehen hier seine Feiertage zum Übernehmen.',
  'Federal state': 'Bundesland',
  'Federal state, for its holidays': 'Bundesland, für seine Feiertage',
  'Every holiday of the next year has its hours.': 'Alle Feiertage des nächsten Jahres haben ihre Zeiten.',
  'Show all {count}': 'Alle {count} zeigen',
  Occasion: 'Anlass',
  'Name that guests read': 'Name, den Gäste lesen',
  'By way': 'Nach Bestellweg',
  'Nothing is needed here unless it differs from the restaurant.':
    'Hier braucht es nur etwas, wenn es vom Restaurant abweicht.',
  Tables: 'Tische',
  'Tables of the restaurant': 'Tische des Restaurants',
  'A guest scans the code of a table and orders from the seat. Make the tables, then print their codes.':
    'Ein Gast scannt den Code am Tisch und bestellt vom Platz aus. Erst die Tische anlegen, dann ihre Codes drucken.',
  'Guests order from their seats': 'Gäste bestellen vom Platz aus',
  'Each table gets a printed code that guests scan. Tables stand in a place: save the restaurant as one first. Guests notice nothing of it.':
    'Jeder Tisch bekommt einen gedruckten Code, den Gäste scannen. Tische stehen an einem Ort: Dafür erst das Restaurant als Ort speichern. Gäste merken davon nichts.',
  'Print the codes': 'Codes drucken',
  'Rename {name}': '{name} umbenennen',
  'New code for {name}': 'Neuer Code für {name}',
  'Earlier orders keep the name they were placed under.':
    'Frühere Bestellungen behalten den Namen, unter dem sie aufgegeben wurden.',
  'From number': 'Von Nr.',
  'To number': 'Bis Nr.',
  '{count, plural, one {Add one table} other {Add # tables}}':
    '{count, plural, one {Einen Tisch anlegen} other {# Tische anlegen}}',
  'Please enter numbers in order, at most {count} tables at once':
    'Bitte aufsteigende Nummern eingeben, höchstens {count} Tische auf einmal',
  '{count, plural, one {One table is added} other {# tables are added}}':
    '{count, plural, one {Ein Tisch ist angelegt} other {# Tische sind angelegt}}',
  '{name} has a new code; the printed one counts no more':
    '{name} hat einen neuen Code; der gedruckte gilt nicht mehr',
  'Codes of the tables': 'Codes der Tische',
  'Print on A4 at actual size, then cut along the marks.':
    'Auf A4 in Originalgröße drucken, dann an den Marken schneiden.',
  'There are no tables here yet.': 'Hier gibt es noch keine Tische.',
  'QR code of {name}': 'QR-Code von {name}',
  'Scan and order': 'Scannen und bestellen',
  'New tables': 'Neue Tische',
  'Whoever knows a code can order there. A new code ends the printed one.':
    'Wer einen Code kennt, kann dort bestellen. Ein neuer Code macht den gedruckten ungültig.',
  'Please fill this in': 'Bitte ausfüllen',
  'Not chosen': 'Nicht gewählt',
} as const satisfies Record<string, string>
