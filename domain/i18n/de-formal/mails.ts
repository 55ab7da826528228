/** What mails say with "Sie". */
export const formalMails = {
  'A message for you': 'Eine Nachricht für Sie',
  'A way to sign in to your account has changed.': 'Eine Anmeldemöglichkeit für Ihr Konto hat sich geändert.',
  'Hello {name}, please confirm that this address belongs to you:':
    'Guten Tag {name}, bitte bestätigen Sie, dass diese Adresse Ihnen gehört:',
  'Hello {name}, you have asked for a new password:':
    'Guten Tag {name}, Sie haben ein neues Passwort angefordert:',
  'Hello {name}, your account has been linked to {provider}.':
    'Guten Tag {name}, Ihr Konto ist jetzt mit {provider} verknüpft.',
  'Hello {name}, your account is not linked to {provider} any more.':
    'Guten Tag {name}, Ihr Konto ist nicht mehr mit {provider} verknüpft.',
  'It is valid until {time}. Your old password keeps working until you sign in with the new one.':
    'Es gilt bis {time}. Ihr altes Passwort funktioniert weiter, bis Sie sich mit dem neuen anmelden.',
  'Just answer this mail: your answer goes to {email}.':
    'Antworten Sie einfach auf diese Mail: Ihre Antwort geht an {email}.',
  'Your sign-in has changed': 'Ihre Anmeldung hat sich geändert',
  'Hello {name}, your account has a new e-mail address and a new password.':
    'Guten Tag {name}, Ihr Konto hat eine neue E-Mail-Adresse und ein neues Passwort.',
  'Hello {name}, your account has a new e-mail address.':
    'Guten Tag {name}, Ihr Konto hat eine neue E-Mail-Adresse.',
  'Hello {name}, your account has a new password.': 'Guten Tag {name}, Ihr Konto hat ein neues Passwort.',
  'That was not you? Please call us at once.': 'Das waren nicht Sie? Bitte rufen Sie uns sofort an.',
  'Nothing has to be paid. Please call us, we will find a way together.':
    'Sie müssen nichts bezahlen. Rufen Sie uns gern an, wir finden gemeinsam eine Lösung.',
  'One more step and your account is complete.': 'Noch ein Schritt, dann ist Ihr Konto fertig.',
  'Please answer in the back office; the guest is told by mail.':
    'Bitte antworten Sie im Backoffice; der Gast erfährt es per Mail.',
  'Please confirm your e-mail address': 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
  'Thank you for your message': 'Danke für Ihre Nachricht',
  'Thank you for your order, {name}!': 'Danke für Ihre Bestellung, {name}!',
  'Thank you for your request, {name}!': 'Danke für Ihre Anfrage, {name}!',
  'That was not you? Please remove it in your account, change your password and call us.':
    'Das waren nicht Sie? Bitte entfernen Sie das in Ihrem Konto, ändern Sie Ihr Passwort und rufen Sie uns an.',
  'That was not you? Please change your password and call us.':
    'Das waren nicht Sie? Bitte ändern Sie Ihr Passwort und rufen Sie uns an.',
  'Use it to sign in; your old password keeps working until you do.':
    'Melden Sie sich damit an; bis dahin funktioniert Ihr altes Passwort weiter.',
  'We are sorry: we cannot make your order {code}.':
    'Es tut uns leid: Wir können Ihre Bestellung {code} nicht annehmen.',
  'We are sorry: we have no table for you at this time. Please ask us for another one.':
    'Es tut uns leid: Zu dieser Zeit haben wir keinen Tisch für Sie frei. Fragen Sie uns gern nach einer anderen.',
  'We cannot make your order {code}': 'Wir können Ihre Bestellung {code} nicht annehmen',
  'We have received your message and will answer you soon.':
    'Wir haben Ihre Nachricht bekommen und antworten Ihnen bald.',
  'We have your order and confirm it in a moment. You can follow it on its page.':
    'Ihre Bestellung ist bei uns, und wir bestätigen sie gleich. Auf ihrer Seite können Sie sie verfolgen.',
  'We have your order and confirm it in good time. You can follow it on its page.':
    'Ihre Bestellung ist bei uns, und wir bestätigen sie rechtzeitig. Auf ihrer Seite können Sie sie verfolgen.',
  'We have your order. You can follow it on its page.':
    'Ihre Bestellung ist bei uns. Auf ihrer Seite können Sie sie verfolgen.',
  'We will answer you soon. Your table is not reserved yet.':
    'Wir antworten Ihnen bald. Ihr Tisch ist noch nicht reserviert.',
  'You can no longer sign in with {provider}': 'Sie können sich nicht mehr mit {provider} anmelden',
  'You can now sign in with {provider}': 'Sie können sich jetzt mit {provider} anmelden',
  'You have not asked for it? Then ignore this mail, nothing changes.':
    'Sie haben es nicht angefordert? Dann vergessen Sie diese Mail, es ändert sich nichts.',
  'You know nothing about it? Then ignore this mail, nothing changes.':
    'Sie wissen nichts davon? Dann vergessen Sie diese Mail, es ändert sich nichts.',
  'Your message has reached us': 'Ihre Nachricht ist bei uns',
  'Your new password': 'Ihr neues Passwort',
  'Your order is expected at another time than we have told you. Please excuse the change.':
    'Ihre Bestellung kommt zu einer anderen Zeit, als wir Ihnen gesagt haben. Bitte entschuldigen Sie die Änderung.',
  'New time for your order': 'Neue Zeit für Ihre Bestellung',
  'New time for your order {code}: {time}': 'Neue Zeit für Ihre Bestellung {code}: {time}',
  'Your order is confirmed': 'Ihre Bestellung ist bestätigt',
  'Your order {code} has reached us': 'Ihre Bestellung {code} ist bei uns',
  'Your order {code} is confirmed': 'Ihre Bestellung {code} ist bestätigt',
  'Your order {code} is confirmed: {time}': 'Ihre Bestellung {code} ist bestätigt: {time}',
  'Your order {code} is in the kitchen.': 'Ihre Bestellung {code} ist in der Küche.',
  'Your request for a table, {time}': 'Ihre Tischanfrage, {time}',
  'Your table is reserved, {time}': 'Ihr Tisch ist reserviert, {time}',
  'Your table is reserved. We look forward to seeing you!':
    'Ihr Tisch ist reserviert. Wir freuen uns auf Sie!',
  'Hello {name}, nobody has used your account for three years. It is deleted on {day}, with its addresses and points.':
    'Guten Tag {name}, Ihr Konto wurde seit drei Jahren nicht mehr benutzt. Am {day} wird es mit Adressen und Punkten gelöscht.',
  'Would you like to keep it? Signing in once is enough.': 'Möchten Sie es behalten? Einmal anmelden genügt.',
  'You have not used it for a long time. Sign in to keep it.':
    'Sie haben es lange nicht benutzt. Melden Sie sich an, um es zu behalten.',
  'Your account is about to be deleted': 'Ihr Konto wird bald gelöscht',
  'Your reservation is cancelled, {time}': 'Ihre Reservierung ist abgesagt, {time}',
} as const satisfies Record<string, string>
