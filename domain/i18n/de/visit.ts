/** Where the guest orders: the branch and the table. */
export const visitMessages = {
  'Change branch': 'Filiale wechseln',
  'Where would you like to order?': 'Wo möchtest du bestellen?',
  Branch: 'Filiale',
  'Please choose': 'Bitte wählen',
  'Please choose a branch': 'Bitte wähle eine Filiale',
  Continue: 'Weiter',
  'Empty your cart?': 'Warenkorb leeren?',
  'Your cart belongs to another branch. At {branch} you start with an empty one.':
    'Dein Warenkorb gehört zu einer anderen Filiale. Bei {branch} fängst du mit einem leeren an.',
  'Empty cart and continue': 'Leeren und weiter',
  'Keep my cart': 'Warenkorb behalten',
  'Your table': 'Dein Tisch',
  'Leave table': 'Tisch verlassen',
  'Order again at {table}': 'Nochmal bestellen an {table}',
  'Another round?': 'Noch eine Runde?',
  'Your last order at {table} is done. You can order again there.':
    'Deine Bestellung an {table} ist bei uns. Du kannst dort noch einmal bestellen.',
  'You are ordering at {table}': 'Du bestellst jetzt an: {table}',
  'We do not know this table. Please scan the code once more':
    'Diesen Tisch kennen wir nicht. Bitte scanne den Code noch einmal',
  'We could not check your table. Please check your connection':
    'Wir konnten deinen Tisch nicht prüfen. Bitte prüfe deine Verbindung',
} as const satisfies Record<string, string>
