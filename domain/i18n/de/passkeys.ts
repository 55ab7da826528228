/** German of the passkeys and second steps of members. */
export const passkeyMessages = {
  'This passkey was not accepted. Please sign in with the password':
    'Dieser Passkey wurde nicht angenommen. Bitte mit dem Passwort anmelden',
  'This passkey was not accepted. Please try again':
    'Dieser Passkey wurde nicht angenommen. Bitte noch einmal versuchen',
  'This passkey is there already': 'Diesen Passkey gibt es schon',
  'Please set up the second step first': 'Bitte zuerst den zweiten Schritt einrichten',
  'A passkey was added to the back office': 'Ein Passkey wurde zum Arbeitsbereich hinzugefügt',
  'It signs in without a password.': 'Er meldet ohne Passwort an.',
  'Hello {name}, the passkey “{passkey}” now opens the access to the back office.':
    'Hallo {name}, der Passkey „{passkey}“ öffnet jetzt den Zugang zum Arbeitsbereich.',
  'Look at the passkeys': 'Passkeys ansehen',
  'Was it somebody else? Then please remove it there and change the password.':
    'War das jemand anderes? Dann bitte dort entfernen und das Passwort ändern.',
  'Passkey added': 'Passkey hinzugefügt',
  Passkey: 'Passkey',
  Passkeys: 'Passkeys',
  'A passkey signs in with the finger, face or code of a device, without password and second step.':
    'Ein Passkey meldet mit Finger, Gesicht oder Code eines Geräts an, ohne Passwort und zweiten Schritt.',
  'Add a passkey': 'Passkey hinzufügen',
  'Remove the passkey “{name}”': 'Passkey „{name}“ entfernen',
  'Added {date}': 'Hinzugefügt {date}',
  'not used yet': 'noch nicht benutzt',
  'It no longer signs in here. On the device it can be deleted too.':
    'Er meldet hier dann nicht mehr an. Auf dem Gerät lässt er sich ebenfalls löschen.',
  'Name of the passkey': 'Name des Passkeys',
  'So that it is known later which device this was.': 'Damit später klar ist, welches Gerät das war.',
  'It was broken off, or this device has a passkey already.':
    'Der Vorgang wurde abgebrochen, oder dieses Gerät hat schon einen Passkey.',
  'Sign in with a passkey': 'Mit Passkey anmelden',
  'Passkeys work at this address:': 'Passkeys gelten unter dieser Adresse:',
  'Passkeys need an address that begins with https.':
    'Passkeys brauchen eine Adresse, die mit https beginnt.',
  'This browser knows no passkeys.': 'Dieser Browser kennt keine Passkeys.',
  'Recovery code': 'Wiederherstellungscode',
  'Remove the authenticator app': 'Authenticator-App entfernen',
  'Off. An authenticator app or a passkey protects the access even when the password is known.':
    'Aus. Eine Authenticator-App oder ein Passkey schützt den Zugang auch dann, wenn das Passwort bekannt wird.',
  'There is no second step': 'Es gibt keinen zweiten Schritt',
  'There is no such passkey': 'Diesen Passkey gibt es nicht',
  'Set up the second step': 'Zweiten Schritt einrichten',
  'This role signs in with more than a password. Once it is set up, the work goes on.':
    'Diese Rolle meldet sich mit mehr als einem Passwort an. Ist das eingerichtet, geht es weiter.',
  'Who needs a second step': 'Wer einen zweiten Schritt braucht',
  'A member of these roles without an app or a passkey sets one up at once, and can do nothing else before.':
    'Wer in diesen Rollen weder App noch Passkey hat, richtet sofort eines davon ein und kann vorher nichts anderes tun.',
  '{role}: second step needed': '{role}: zweiter Schritt nötig',
  '{role}: the password is enough': '{role}: das Passwort genügt',
} as const satisfies Record<string, string>
