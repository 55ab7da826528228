/** What the restaurant writes in its mails. Words that the pages share stand with the pages. */
export const mailMessages = {
  'A message for you': 'Eine Nachricht für dich',
  'A way to sign in to your account has changed.':
    'Eine Anmeldemöglichkeit für dein Konto hat sich geändert.',
  'As soon as possible': 'So schnell wie möglich',
  'Confirm the address': 'Adresse bestätigen',
  'E-mail': 'E-Mail',
  Guests: 'Personen',
  'Hello {name}, please confirm that this address belongs to you:':
    'Hallo {name}, bitte bestätige, dass diese Adresse dir gehört:',
  'Hello {name}, you have asked for a new password:': 'Hallo {name}, du hast ein neues Passwort angefordert:',
  'Hello {name}, your account has been linked to {provider}.':
    'Hallo {name}, dein Konto ist jetzt mit {provider} verknüpft.',
  'Hello {name}, your account is not linked to {provider} any more.':
    'Hallo {name}, dein Konto ist nicht mehr mit {provider} verknüpft.',
  'It is valid until {time}. Your old password keeps working until you sign in with the new one.':
    'Es gilt bis {time}. Dein altes Passwort funktioniert weiter, bis du dich mit dem neuen anmeldest.',
  'Just answer this mail: your answer goes to {email}.':
    'Antworte einfach auf diese Mail: Deine Antwort geht an {email}.',
  'Message from {name}: {subject}': 'Nachricht von {name}: {subject}',
  'Your sign-in has changed': 'Deine Anmeldung hat sich geändert',
  'Hello {name}, your account has a new e-mail address and a new password.':
    'Hallo {name}, dein Konto hat eine neue E-Mail-Adresse und ein neues Passwort.',
  'Hello {name}, your account has a new e-mail address.':
    'Hallo {name}, dein Konto hat eine neue E-Mail-Adresse.',
  'Hello {name}, your account has a new password.': 'Hallo {name}, dein Konto hat ein neues Passwort.',
  'That was not you? Please call us at once.': 'Das warst nicht du? Bitte ruf uns sofort an.',
  'My account': 'Mein Konto',
  'No table free, {time}': 'Kein Tisch frei, {time}',
  'Nothing has to be paid. Please call us, we will find a way together.':
    'Du musst nichts bezahlen. Ruf uns gern an, wir finden gemeinsam eine Lösung.',
  'One more step and your account is complete.': 'Noch ein Schritt, dann ist dein Konto fertig.',
  'Ordered on': 'Bestellt am',
  'Please answer in the back office; the guest is told by mail.':
    'Bitte antworte im Backoffice; der Gast erfährt es per Mail.',
  'Please confirm your e-mail address': 'Bitte bestätige deine E-Mail-Adresse',
  'See you soon, {name}!': 'Bis bald, {name}!',
  'Sign in': 'Anmelden',
  'Somebody asks for a table': 'Jemand möchte einen Tisch',
  'Sorry, {name}': 'Es tut uns leid, {name}',
  'Table for {guests}, {time}: {name}': 'Tisch für {guests}, {time}: {name}',
  'Thank you for your message': 'Danke für deine Nachricht',
  'Thank you for your order, {name}!': 'Danke für deine Bestellung, {name}!',
  'Thank you for your request, {name}!': 'Danke für deine Anfrage, {name}!',
  'That was not you? Please remove it in your account, change your password and call us.':
    'Das warst nicht du? Bitte entferne das in deinem Konto, ändere dein Passwort und ruf uns an.',
  'That was not you? Please change your password and call us.':
    'Das warst nicht du? Bitte ändere dein Passwort und ruf uns an.',
  'The link is valid until {time}.': 'Der Link gilt bis {time}.',
  'Use it to sign in; your old password keeps working until you do.':
    'Melde dich damit an; bis dahin funktioniert dein altes Passwort weiter.',
  'We are sorry: we cannot make your order {code}.':
    'Es tut uns leid: Wir können deine Bestellung {code} nicht annehmen.',
  'We are sorry: we have no table for you at this time. Please ask us for another one.':
    'Es tut uns leid: Zu dieser Zeit haben wir keinen Tisch für dich frei. Frag uns gern nach einer anderen.',
  'We cannot make your order {code}': 'Wir können deine Bestellung {code} nicht annehmen',
  'We have received your message and will answer you soon.':
    'Wir haben deine Nachricht bekommen und antworten dir bald.',
  'We have your order and confirm it in a moment. You can follow it on its page.':
    'Deine Bestellung ist bei uns, und wir bestätigen sie gleich. Auf ihrer Seite kannst du sie verfolgen.',
  'We have your order and confirm it in good time. You can follow it on its page.':
    'Deine Bestellung ist bei uns, und wir bestätigen sie rechtzeitig. Auf ihrer Seite kannst du sie verfolgen.',
  'We have your order. You can follow it on its page.':
    'Deine Bestellung ist bei uns. Auf ihrer Seite kannst du sie verfolgen.',
  'We will answer you soon. Your table is not reserved yet.':
    'Wir antworten dir bald. Dein Tisch ist noch nicht reserviert.',
  'You can no longer sign in with {provider}': 'Du kannst dich nicht mehr mit {provider} anmelden',
  'You can now sign in with {provider}': 'Du kannst dich jetzt mit {provider} anmelden',
  'You have not asked for it? Then ignore this mail, nothing changes.':
    'Du hast es nicht angefordert? Dann vergiss diese Mail, es ändert sich nichts.',
  'You know nothing about it? Then ignore this mail, nothing changes.':
    'Du weißt nichts davon? Dann vergiss diese Mail, es ändert sich nichts.',
  'Your message has reached us': 'Deine Nachricht ist bei uns',
  'Your new password': 'Dein neues Passwort',
  'Your order is expected at another time than we have told you. Please excuse the change.':
    'Deine Bestellung kommt zu einer anderen Zeit, als wir dir gesagt haben. Bitte entschuldige die Änderung.',
  'New time for your order': 'Neue Zeit für deine Bestellung',
  'New time for your order {code}: {time}': 'Neue Zeit für deine Bestellung {code}: {time}',
  'Your order is confirmed': 'Deine Bestellung ist bestätigt',
  'Your order {code} has reached us': 'Deine Bestellung {code} ist bei uns',
  'Your order {code} is confirmed': 'Deine Bestellung {code} ist bestätigt',
  'Your order {code} is confirmed: {time}': 'Deine Bestellung {code} ist bestätigt: {time}',
  'Your order {code} is in the kitchen.': 'Deine Bestellung {code} ist in der Küche.',
  'Your request for a table, {time}': 'Deine Tischanfrage, {time}',
  'Your table is reserved, {time}': 'Dein Tisch ist reserviert, {time}',
  'Your table is reserved. We look forward to seeing you!':
    'Dein Tisch ist reserviert. Wir freuen uns auf dich!',
  'about {minutes} min': 'ca. {minutes} Min.',
  '{day}, {time}': '{day}, {time} Uhr',
  '{clock}': '{clock} Uhr',
  'Hello {name}, nobody has used your account for three years. It is deleted on {day}, with its addresses and points.':
    'Hallo {name}, dein Konto wurde seit drei Jahren nicht mehr benutzt. Am {day} wird es mit Adressen und Punkten gelöscht.',
  'Would you like to keep it? Signing in once is enough.': 'Möchtest du es behalten? Einmal anmelden genügt.',
  'You have not used it for a long time. Sign in to keep it.':
    'Du hast es lange nicht benutzt. Melde dich an, um es zu behalten.',
  'Your account is about to be deleted': 'Dein Konto wird bald gelöscht',
  'A guest has cancelled': 'Ein Gast hat abgesagt',
  'Cancelled: table for {guests}, {time}: {name}': 'Abgesagt: Tisch für {guests}, {time}: {name}',
  'See or cancel the reservation': 'Reservierung ansehen oder absagen',
  'The table is free again.': 'Der Tisch ist wieder frei.',
  'Your reservation is cancelled, {time}': 'Deine Reservierung ist abgesagt, {time}',
} as const satisfies Record<string, string>
