/** What the back office says with "Sie". */
export const formalStaff = {
  'Please choose when it ends': 'Bitte wählen Sie, wann es endet',
  'This end has passed. Please choose a later one':
    'Dieses Ende ist schon vorbei. Bitte wählen Sie ein späteres',
  'Please choose an end within 14 days': 'Bitte wählen Sie ein Ende in den nächsten 14 Tagen',
  'It goes out by mail together with your answer.': 'Sie gehen mit Ihrer Antwort per Mail raus.',
  'This is not for your role': 'Das ist nicht für Ihre Rolle',
  'Your reason for the guest': 'Ihr Grund für den Gast',
  'Check the network of this device. Nothing is lost: orders wait on the server.':
    'Prüfen Sie das Netz dieses Geräts. Es geht nichts verloren: Bestellungen warten auf dem Server.',
  'No connection. Please check the network of this device.':
    'Keine Verbindung. Bitte prüfen Sie das Netz dieses Geräts.',
  'Something went wrong on our side. Please try again.':
    'Bei uns ist etwas schiefgelaufen. Bitte versuchen Sie es noch einmal.',
  'Too many tries. Please wait 15 minutes': 'Zu viele Versuche. Bitte warten Sie 15 Minuten',
} as const satisfies Record<string, string>
