/** What every page of the shop says with "Sie". */
export const formalShop = {
  'Your order approved': 'Ihre Bestellung ist angekommen',
  'Please choose a quantity from 1 to 6': 'Bitte wählen Sie eine Menge von 1 bis 6',
  'Please choose a size': 'Bitte wählen Sie eine Größe',
  'Please choose only one option': 'Bitte wählen Sie nur eine Option',
  'Please choose more options': 'Bitte wählen Sie noch mehr aus',
  'Please choose an option': 'Bitte wählen Sie eine Option',
  'Please choose what belongs to this option': 'Bitte wählen Sie aus, was zu dieser Option gehört',
  'Please choose a dish for every part of the menu': 'Bitte wählen Sie für jeden Teil des Menüs ein Gericht',
  'Your cart is empty': 'Ihr Warenkorb ist leer',
  'Your saved addresses could not be loaded.': 'Ihre gespeicherten Adressen konnten nicht geladen werden.',
  'Please scan the code on your table again': 'Bitte scannen Sie den Code auf Ihrem Tisch noch einmal',
  'Please choose your delivery area': 'Bitte wählen Sie Ihr Liefergebiet',
  'Restaurant is not available right now. Please try again later':
    'Das Restaurant ist gerade nicht verfügbar. Bitte versuchen Sie es später noch einmal',
  'Please choose a time': 'Bitte wählen Sie eine Zeit',
  'This time is not available any more. Please choose another one':
    'Diese Zeit ist nicht mehr verfügbar. Bitte wählen Sie eine andere',
  'This tip is very high. Please check it': 'Dieses Trinkgeld ist sehr hoch. Bitte prüfen Sie es',
  'Please enter your name': 'Bitte geben Sie Ihren Namen ein',
  'Please enter your e-mail address': 'Bitte geben Sie Ihre E-Mail-Adresse ein',
  'Please enter a valid e-mail address':
    'Bitte geben Sie eine gültige E-Mail-Adresse ein, z. B. name@beispiel.de',
  'Please enter your phone number': 'Bitte geben Sie Ihre Telefonnummer ein',
  'Please enter a valid phone number': 'Bitte geben Sie eine gültige Telefonnummer ein, z. B. 030 1234567',
  'Please enter your address': 'Bitte geben Sie Ihre Adresse ein',
  'Please accept the terms': 'Bitte akzeptieren Sie die AGB',
  'Please confirm your age': 'Bitte bestätigen Sie Ihr Alter',
  'Please choose how you want to pay': 'Bitte wählen Sie, wie Sie bezahlen möchten',
  'Please send the total that was shown, or the id of a quote':
    'Bitte senden Sie die angezeigte Summe oder die Nummer eines Angebots mit',
  'Prices or availability have changed. Please check your order':
    'Preise oder Verfügbarkeit haben sich geändert. Bitte prüfen Sie Ihre Bestellung',
  'Your payment is being checked': 'Ihre Zahlung wird geprüft',
  'Your payment could not be taken': 'Ihre Zahlung konnte nicht eingezogen werden',
  'Please choose what is paid back': 'Bitte wählen Sie, was erstattet wird',
  'Please choose a time that has not passed, and none before the one that was ordered':
    'Bitte wählen Sie eine Zeit, die noch kommt, und keine vor der bestellten',
  'Please choose a time within ten hours': 'Bitte wählen Sie eine Zeit innerhalb von zehn Stunden',
  'Please choose how many minutes it takes': 'Bitte wählen Sie, wie viele Minuten es dauert',
  'Please give the guest a reason': 'Bitte nennen Sie dem Gast einen Grund',
  'There is a problem with your payment. Please try again':
    'Mit Ihrer Zahlung stimmt etwas nicht. Bitte versuchen Sie es noch einmal',
  'We would like to use extra services, for example to count visits. Nothing is loaded unless you accept, and you can change your mind at the bottom of every page.':
    'Wir möchten weitere Dienste nutzen, zum Beispiel um Besuche zu zählen. Geladen wird nur, wenn Sie zustimmen. Ihre Wahl können Sie jederzeit ganz unten auf der Seite ändern.',
  'You are sitting at a table in the restaurant.': 'Sie sitzen bei uns am Tisch.',
  'Your visit': 'Ihr Besuch',
  'Your cart comes along either way.': 'Ihr Warenkorb kommt so oder so mit.',
  'Your choice': 'Ihre Auswahl',
  'Please choose: {names}': 'Bitte wählen Sie: {names}',
  'This dish has changed since you added it. Please check your choices.':
    'Dieses Gericht hat sich geändert, seit Sie es ausgesucht haben. Bitte prüfen Sie Ihre Auswahl.',
  'This dish has just been changed. Please check your choices.':
    'Dieses Gericht wurde eben geändert. Bitte prüfen Sie Ihre Auswahl.',
  'You save {amount} compared with buying singly': 'Sie sparen {amount} gegenüber dem Einzelkauf',
  'Allergens and additives appear here as you choose.':
    'Allergene und Zusatzstoffe stehen hier, sobald Sie etwas wählen.',
  'None on record. If in doubt, please ask us: {phone}': 'Keine bekannt. Fragen Sie uns im Zweifel: {phone}',
  'The dish could not be loaded. Are you online?':
    'Das Gericht lässt sich gerade nicht laden. Sind Sie online?',
  'We gladly fill containers that you bring along.': 'Gern füllen wir Ihr mitgebrachtes Gefäß.',
  'Where would you like to order?': 'Wo möchten Sie bestellen?',
  'Please choose a branch': 'Bitte wählen Sie eine Filiale',
  'Your cart belongs to another branch. At {branch} you start with an empty one.':
    'Ihr Warenkorb gehört zu einer anderen Filiale. Bei {branch} fangen Sie mit einem leeren an.',
  'Your table': 'Ihr Tisch',
  'You are ordering at {table}': 'Sie bestellen jetzt an: {table}',
  'We do not know this table. Please scan the code once more':
    'Diesen Tisch kennen wir nicht. Bitte scannen Sie den Code noch einmal',
  'We could not check your table. Please check your connection':
    'Wir konnten Ihren Tisch nicht prüfen. Bitte prüfen Sie Ihre Verbindung',
  'Or call us:': 'Oder rufen Sie uns an:',
  'This page is not on your device yet. It opens by itself as soon as you are connected again. Your cart is still there.':
    'Diese Seite liegt noch nicht auf Ihrem Gerät. Sie öffnet sich von selbst, sobald Sie wieder verbunden sind. Ihr Warenkorb ist noch da.',
  'You are offline': 'Sie sind offline',
  'You are offline. As of {time}': 'Sie sind offline. Stand von {time}',
  'You are offline. Prices as of {time}': 'Sie sind offline. Preise von {time}',
  'Something broke in our kitchen, not on your side. Your cart is still there.':
    'Bei uns ist etwas angebrannt, es liegt nicht an Ihnen. Ihr Warenkorb ist noch da.',
  'You can order for later.': 'Sie können für später vorbestellen.',
  'You can order for later, from {time}.': 'Sie können für später vorbestellen, frühestens {time} Uhr.',
  'You are still signed in. Please check your connection and try again':
    'Sie sind noch angemeldet. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal',
  Breadcrumb: 'Sie sind hier',
  'Your filter hides {count, plural, one {# dish} other {# dishes}}.':
    'Ihr Filter blendet {count, plural, one {# Gericht} other {# Gerichte}} aus.',
  'At the dashed times not everything in your cart can be had.':
    'Zu den gestrichelten Zeiten gibt es nicht alles aus Ihrem Warenkorb.',
} as const satisfies Record<string, string>
