/** German of the editor of combos. */
export const comboMessages = {
  'New combo': 'Neues Menü',
  'New course': 'Neuer Gang',
  'Search dishes': 'Gerichte suchen',
  'Take all {count}': 'Alle {count} nehmen',
  'not sold in this size': 'in dieser Größe nicht verkauft',
  'Choose dishes': 'Gerichte auswählen',
  'Remove {count} that are not sold in this size': '{count} entfernen, die es in dieser Größe nicht gibt',
  'Please check': 'Bitte prüfen',
  'Discount in percent': 'Rabatt in Prozent',
  'What the dishes cost singly': 'Was die Gerichte einzeln kosten',
  'Bought singly': 'Einzeln gekauft',
  'As a combo': 'Als Menü',
  'Guests save': 'Gäste sparen',
  'A course without a dish that is sold in its size cannot be ordered.':
    'Ein Gang ohne Gericht, das in seiner Größe verkauft wird, lässt sich nicht bestellen.',
  'The combo costs more than its cheapest dishes. It can be published for at most {price}.':
    'Das Menü kostet mehr als seine günstigsten Gerichte. Veröffentlicht werden kann es für höchstens {price}.',
  'A guest takes one dish of each course. VAT and deposit follow the dishes taken.':
    'Gäste nehmen aus jedem Gang ein Gericht. Steuer und Pfand richten sich nach den gewählten Gerichten.',
  'Guests pay the surcharge of the option that opens it, not this price.':
    'Gäste zahlen den Aufpreis der Möglichkeit, die es öffnet, nicht diesen Preis.',
  'Stands on the menu; otherwise only an option of a choice opens it':
    'Steht auf der Karte; sonst öffnet es nur eine Möglichkeit einer Auswahl',
  'Opened by options of': 'Geöffnet von Möglichkeiten aus',
  'No option opens it yet: guests cannot find it.':
    'Noch öffnet es keine Möglichkeit: Gäste können es nicht finden.',
  'Choices and extras': 'Auswahlen und Extras',
  'New choice': 'Neue Auswahl',
  'New extra': 'Neues Extra',
  'What guests can choose with a dish': 'Was Gäste zu einem Gericht wählen können',
  'A choice asks something, for example for the sauce. An extra is added for a price, for example cheese. Make each once and give it to as many dishes as you like.':
    'Eine Auswahl fragt etwas, zum Beispiel nach der Soße. Ein Extra kommt gegen Aufpreis dazu, zum Beispiel Käse. Einmal angelegt, lässt sich beides beliebig vielen Gerichten geben.',
} as const satisfies Record<string, string>
