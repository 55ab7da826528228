/** What an import of a paper menu asks (domain/menu/import/import-messages.ts). */
export const menuImportMessages = {
  'No codes on this line: are they missing, or are none needed?':
    'Keine Kennzeichnung an dieser Zeile: fehlt sie, oder ist keine nötig?',
  'The code “{code}” is not in the legend': 'Code „{code}“ steht nicht in der Legende',
  '“{code}” is not in the legend; perhaps {known} ({text}) is meant':
    '„{code}“ steht nicht in der Legende, gemeint ist vielleicht {known} ({text})',
  'The legend explains the code “{code}” twice: “{first}” and “{second}”':
    'Die Legende erklärt den Code „{code}“ zweimal: „{first}“ und „{second}“',
  'What is in it changes or is chosen by the guest, so the codes are not fixed':
    'Der Inhalt wechselt oder wird vom Gast gewählt, die Codes stehen also nicht fest',
  'The guest chooses between several things: do the codes hold for each of them?':
    'Der Gast hat die Wahl: gelten die Codes für jede Möglichkeit?',
  'Several drinks on one line: do the codes hold for each of them?':
    'Mehrere Getränke in einer Zeile: gelten die Codes für jedes davon?',
  'Do the codes hold for every priced variant ({variants})?':
    'Gelten die Codes für jede Variante mit eigenem Preis ({variants})?',
  'Several extras on one line: for which of them do the codes hold?':
    'Mehrere Extras in einer Zeile: für welche davon gelten die Codes?',
  'Marked “{diet}”, but the codes say “{text}” ({code}): which is right?':
    'Als „{diet}“ gekennzeichnet, aber Code {code} ({text}) steht dabei: was stimmt?',
  'The menu gives no fixed price': 'Kein fester Preis auf der Karte',
  'The price is a lowest price (“from”): what does it cost?': '„ab“-Preis: was kostet es genau?',
  'The price is 0: can it be ordered at all?': 'Preis 0: soll das überhaupt bestellbar sein?',
  'The price is printed as “{printed}”: is {price} right?':
    'Der Preis steht als „{printed}“ da: ist {price} richtig?',
  'No price was found': 'Kein Preis gefunden',
  '“{name}” is a reduction: is {price} the reduced price?':
    '„{name}“ ist ein Abzug: ist {price} der kleinere Preis?',
  'This is a surcharge on another dish, not a price of its own':
    'Aufpreis auf ein anderes Gericht, kein eigener Preis',
  'The mark “{mark}” is explained nowhere: what does it mean?':
    '„{mark}“ ist nirgends erklärt: was bedeutet es?',
  '“{first}” costs more than “{second}”: were the prices swapped?':
    '„{first}“ ist teurer als „{second}“: sind die Preise vertauscht?',
  'It is unclear which price belongs to which size': 'Unklar, welcher Preis zu welcher Größe gehört',
  'The number {number} is used twice': 'Die Nummer {number} ist doppelt vergeben',
  'The number is printed as “{printed}”: is {number} right?':
    'Die Nummer steht als „{printed}“ da: ist {number} richtig?',
  'The name is printed as “{printed}”: is “{name}” right?':
    'Der Name steht als „{printed}“ da: ist „{name}“ richtig?',
}
