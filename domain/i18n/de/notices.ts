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
} as const satisfies Record<string, string>
