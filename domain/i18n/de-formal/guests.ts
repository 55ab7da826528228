/** What checkout, account, contact and reservations say with "Sie". */
export const formalGuests = {
  'Ordering and signing in are not possible for you here at the moment. If you think this is a mistake, please talk to us: {contact}':
    'Bestellen und Anmelden ist für Sie hier zurzeit nicht möglich. Wenn Sie das für einen Irrtum halten, sprechen Sie uns bitte an: {contact}',
  'Ordering and signing in are not possible for you here at the moment. If you think this is a mistake, please talk to us at the restaurant':
    'Bestellen und Anmelden ist für Sie hier zurzeit nicht möglich. Wenn Sie das für einen Irrtum halten, sprechen Sie uns bitte im Restaurant an',
  'We do not deliver right now. Please choose a later time or another way':
    'Wir liefern gerade nicht. Bitte wählen Sie eine spätere Zeit oder einen anderen Weg',
  'Nothing can be picked up right now. Please choose a later time or another way':
    'Gerade kann nichts abgeholt werden. Bitte wählen Sie eine spätere Zeit oder einen anderen Weg',
  'We take no new orders for a short while. Please choose a later time':
    'Wir nehmen gerade kurz keine neuen Bestellungen an. Bitte wählen Sie eine spätere Zeit',
  'Already have an account?': 'Sie haben schon ein Konto?',
  'At least {count} characters. Leave it empty to keep the old one.':
    'Mindestens {count} Zeichen. Lassen Sie es leer, um das alte zu behalten.',
  'Call us: {phone}': 'Rufen Sie uns an: {phone}',
  'Other ways to log in': 'Wie Sie sich sonst anmelden können',
  'You have come back from the provider. Confirm that both belong together.':
    'Sie sind vom Anbieter zurück. Bestätigen Sie, dass beides zusammengehört.',
  'Everything we know about you as one file: profile, addresses, orders and points.':
    'Alles, was wir über Sie wissen, in einer Datei: Profil, Adressen, Bestellungen und Punkte.',
  'For questions about your orders only': 'Nur für Rückfragen zu Ihren Bestellungen',
  'Good to see you': 'Schön, dass Sie da sind',
  'Is there a device you do not know? Log it out and change your password.':
    'Kennen Sie ein Gerät nicht? Melden Sie es ab und ändern Sie Ihr Passwort.',
  'Log in and your order goes on where it was. Your cart stays as it is.':
    'Melden Sie sich an, dann geht es mit Ihrer Bestellung weiter. Ihr Warenkorb bleibt, wie er ist.',
  'Log in for your addresses, your orders and your points.':
    'Melden Sie sich an für Ihre Adressen, Ihre Bestellungen und Ihre Punkte.',
  'No points yet. You earn them with every completed order.':
    'Noch keine Punkte. Sie sammeln sie mit jeder abgeschlossenen Bestellung.',
  'One more step and your account is ready.': 'Noch ein Schritt, dann ist Ihr Konto fertig.',
  'Profile, addresses and points are erased at once. Orders stay as long as the tax law asks, without your account.':
    'Profil, Adressen und Punkte werden sofort gelöscht. Bestellungen bleiben so lange, wie das Steuerrecht es verlangt, aber ohne Ihr Konto.',
  'Pull up a chair': 'Nehmen Sie Platz',
  'Something broke in our kitchen, not on your side. Please try again in a moment':
    'Bei uns ist etwas angebrannt, es liegt nicht an Ihnen. Bitte versuchen Sie es gleich noch einmal',
  'That did not work. Please try again': 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal',
  'That took too long. Please try again': 'Das hat zu lange gedauert. Bitte versuchen Sie es noch einmal',
  'There is already an account with this e-mail address. Log in once with its password to link both.':
    'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich einmal mit dessen Passwort an, um beides zu verbinden.',
  'The file is in your downloads.': 'Die Datei liegt bei Ihren Downloads.',
  'We could not look up the dishes. Please check your connection and try again':
    'Wir konnten die Gerichte nicht nachschlagen. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal',
  'We could not reach the restaurant. Please check your connection and try again':
    'Wir haben keine Antwort bekommen. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal',
  'We send you a new one that works once. Your old password keeps working until then.':
    'Wir senden Ihnen ein neues, das einmal gilt. Bis dahin funktioniert Ihr altes weiter.',
  'With an account you order faster, keep your addresses and see your orders.':
    'Mit einem Konto bestellen Sie schneller, behalten Ihre Adressen und sehen Ihre Bestellungen.',
  'You are offline. Your details stay here until the connection is back.':
    'Sie sind offline. Ihre Angaben bleiben hier, bis die Verbindung wieder da ist.',
  "You haven't added an address yet. Click the button below to add one":
    'Sie haben noch keine Adresse hinzugefügt. Fügen Sie unten Ihre erste hinzu',
  "You've successfully registered. You can login to continue":
    'Sie haben sich erfolgreich registriert. Melden Sie sich an, um weiterzumachen',
  'Your balance': 'Ihr Punktestand',
  'Your one-time password is used up. Please choose a new password now.':
    'Ihr Einmalpasswort ist verbraucht. Bitte wählen Sie jetzt ein neues Passwort.',
  'Your new password has been sent. Please check your inbox':
    'Ihr neues Passwort ist unterwegs. Bitte sehen Sie in Ihr Postfach',
  'Your profile has been updated': 'Ihr Profil ist aktualisiert',
  'Your session has ended.': 'Ihre Sitzung ist abgelaufen.',
  '{count, plural, one {Please check one field} other {Please check # fields}}':
    '{count, plural, one {Bitte prüfen Sie ein Feld} other {Bitte prüfen Sie # Felder}}',
  '{count, plural, one {There is one item in your cart.} other {There are # items in your cart.}}':
    '{count, plural, one {In Ihrem Warenkorb liegt schon ein Artikel.} other {In Ihrem Warenkorb liegen schon # Artikel.}}',
  'This password is easy to guess. Please choose another one':
    'Dieses Passwort ist leicht zu erraten. Bitte wählen Sie ein anderes',
  'Please enter your current password to change this':
    'Bitte geben Sie Ihr jetziges Passwort ein, um das zu ändern',
  'Please sign in again to change this': 'Bitte melden Sie sich neu an, um das zu ändern',
  'Please enter a password': 'Bitte geben Sie ein Passwort ein',
  'Please choose a password of at least 10 characters':
    'Bitte wählen Sie ein Passwort mit mindestens 10 Zeichen',
  'Please enter the password again': 'Bitte geben Sie das Passwort noch einmal ein',
  'Please confirm that the account is to be deleted':
    'Bitte bestätigen Sie, dass das Konto gelöscht werden soll',
  'This is the only way into the account. Please set a password first':
    'Das ist der einzige Zugang zum Konto. Bitte legen Sie zuerst ein Passwort fest',
  'Something you ordered has just run out': 'Etwas aus Ihrer Bestellung ist gerade ausgegangen',
  'We could not reach you': 'Wir konnten Sie nicht erreichen',
  'Choose something you fancy, then come back to order it.':
    'Suchen Sie sich etwas Leckeres aus und kommen Sie zum Bestellen wieder hierher.',
  'Curbside at': 'Wir bringen es Ihnen ans Auto',
  'Delivery is free for you': 'Die Lieferung ist für Sie kostenlos',
  'Enjoy your meal!': 'Lassen Sie es sich schmecken!',
  'How you get it': 'So bekommen Sie Ihr Essen',
  'Or call us: {phone}': 'Oder rufen Sie uns an: {phone}',
  'Pay by card when you receive your order': 'Sie zahlen mit Karte, wenn Sie Ihr Essen bekommen',
  'Pay in cash or by card at your table, when you like':
    'Sie zahlen bar oder mit Karte am Tisch, wann Sie möchten',
  'Pay in cash when you receive your order': 'Sie zahlen bar, wenn Sie Ihr Essen bekommen',
  'Please check the link in your confirmation.': 'Bitte prüfen Sie den Link in Ihrer Bestätigung.',
  'Please confirm what has changed': 'Bitte bestätigen Sie, was sich geändert hat',
  'Your last order at {table} is done. You can order again there.':
    'Ihre Bestellung an {table} ist bei uns. Sie können dort noch einmal bestellen.',
  'Please enter a tip from 0 in euros and cents, for example 3.50':
    'Bitte geben Sie ein Trinkgeld ab 0 in Euro und Cent ein, z. B. 3,50',
  'Please switch on JavaScript to order, or call us.':
    'Bitte schalten Sie JavaScript ein, um zu bestellen, oder rufen Sie uns an.',
  'The kitchen confirms it in good time. You can close this page.':
    'Die Küche bestätigt sie rechtzeitig. Sie können diese Seite schließen.',
  'The kitchen confirms it in a moment. You can leave this page open.':
    'Die Küche bestätigt sie gleich. Lassen Sie diese Seite ruhig offen.',
  'As long as this page stays open we send your order again by ourselves. Even if it did arrive, it will not be placed twice.':
    'Solange diese Seite offen bleibt, senden wir Ihre Bestellung von selbst noch einmal. Auch falls sie angekommen ist, wird sie nicht doppelt aufgegeben.',
  'Try again: even if the order did arrive, it will not be placed twice.':
    'Versuchen Sie es noch einmal: Auch falls die Bestellung angekommen ist, wird sie nicht doppelt aufgegeben.',
  'Waiting for your payment': 'Wir warten auf Ihre Zahlung',
  'We are sorry. Please call us, we will find a way together.':
    'Das tut uns leid. Rufen Sie uns bitte an, wir finden gemeinsam eine Lösung.',
  'We bring it to your car: {address}': 'Wir bringen Ihnen Ihr Essen ans Auto: {address}',
  'We cannot make your order': 'Wir können Ihre Bestellung nicht annehmen',
  'We cook it fresh and bring it straight to you.':
    'Wir kochen frisch und bringen sie Ihnen auf direktem Weg.',
  'We cook it fresh and have it ready for you.': 'Wir kochen frisch und halten sie für Sie bereit.',
  'We could not check the prices. Please try again':
    'Wir konnten die Preise nicht prüfen. Bitte versuchen Sie es noch einmal',
  'We deliver to you': 'Wir liefern zu Ihnen',
  'We start as soon as your payment has reached us.': 'Wir legen los, sobald Ihre Zahlung da ist.',
  'What you have ordered': 'Das haben Sie bestellt',
  'With you at about': 'Bei Ihnen gegen',
  'You are offline. Your order is kept here until the connection is back.':
    'Sie sind offline. Ihre Bestellung bleibt hier, bis die Verbindung wieder da ist.',
  'Your confirmation goes there': 'Dorthin geht Ihre Bestätigung',
  'Your order': 'Ihre Bestellung',
  'Your order has reached us': 'Ihre Bestellung ist bei uns',
  'Your order is complete. Thank you for eating with us.':
    'Ihre Bestellung ist abgeschlossen. Danke, dass Sie bei uns bestellt haben.',
  'Your order is in the kitchen': 'Ihre Bestellung ist in der Küche',
  'Your order is on its way to the kitchen …': 'Ihre Bestellung ist auf dem Weg in die Küche …',
  'We bring it in about {from}–{to} min': 'Wir bringen es Ihnen in ca. {from}–{to} Min',
  'We cook it fresh and bring it to your table.': 'Wir kochen frisch und bringen sie Ihnen an den Tisch.',
  'Your points are worth {amount}.': 'Ihre Punkte sind {amount} wert.',
  'Please choose your address': 'Bitte wählen Sie Ihre Adresse',
  'Please choose your address again': 'Bitte wählen Sie Ihre Adresse noch einmal',
  'Please mark on the map where you are': 'Bitte markieren Sie auf der Karte, wo Sie sind',
  'Please add the house number': 'Bitte ergänzen Sie die Hausnummer',
  'We do not deliver alcohol. Please collect it': 'Alkohol liefern wir nicht. Bitte holen Sie ihn ab',
  'You get the deposit back when you return the containers.':
    'Das Pfand bekommen Sie zurück, wenn Sie die Behälter zurückgeben.',
  'This address is not saved in your account': 'Diese Adresse ist nicht in Ihrem Konto gespeichert',
  "Cart total has to be greater or equal then your points' amount.":
    'Der Warenwert muss mindestens so hoch sein wie Ihr Punkteguthaben.',
  'Please enter a name for the address': 'Bitte geben Sie der Adresse einen Namen',
  'You cannot save more than 50 addresses': 'Sie können höchstens 50 Adressen speichern',
  'Please enter a subject': 'Bitte geben Sie einen Betreff ein',
  'Please enter your first name': 'Bitte geben Sie Ihren Vornamen ein',
  'Please enter your last name': 'Bitte geben Sie Ihren Nachnamen ein',
  'Please enter your message': 'Bitte schreiben Sie uns Ihre Nachricht',
  'Questions, wishes, a birthday for twenty? Write to us or drop by.':
    'Fragen, Wünsche, ein Geburtstag für zwanzig? Schreiben Sie uns oder kommen Sie vorbei.',
  'The map comes from {host}. Your internet address goes there. <0>Privacy notice</0>':
    'Die Karte kommt von {host}. Dorthin geht Ihre Internetadresse. <0>Datenschutz</0>',
  'Write to us': 'Schreiben Sie uns',
  'Your message has been received. We will contact you shortly.':
    'Ihre Nachricht ist angekommen. Wir melden uns bald bei Ihnen.',
  'Your payment did not arrive': 'Ihre Zahlung ist nicht angekommen',
  'Your payment came too late': 'Ihre Zahlung kam zu spät',
  'Nothing was ordered. Your money is being paid back to you.':
    'Es wurde nichts bestellt. Sie bekommen Ihr Geld zurück.',
  'Nothing was ordered. Money that still arrives is paid back if we cannot cook for you any more.':
    'Es wurde nichts bestellt. Kommt das Geld noch an, zahlen wir es zurück, falls wir nicht mehr für Sie kochen können.',
  'Paid online; it is being paid back to you.': 'Online bezahlt; Sie bekommen das Geld zurück.',
  'Your place on the map': 'Ihr Ort auf der Karte',
  'You are offline. You can search again as soon as the connection is back':
    'Sie sind offline. Sobald die Verbindung wieder da ist, können Sie weitersuchen',
  'The search does not answer. You can mark your place on the map or enter the address by hand':
    'Die Suche antwortet nicht. Sie können Ihren Ort auf der Karte markieren oder die Adresse von Hand eingeben',
  'No address found. Please check what you typed, mark it on the map or enter it by hand':
    'Keine Adresse gefunden. Bitte prüfen Sie Ihre Eingabe, markieren Sie den Ort auf der Karte oder geben Sie die Adresse von Hand ein',
  'Looking for you …': 'Wir suchen Sie …',
  'Map to mark your place': 'Karte zum Markieren Ihres Orts',
  'Your browser cannot show the map. The search works just as well without it.':
    'Ihr Browser kann die Karte nicht anzeigen. Die Suche funktioniert auch ohne sie.',
  'Press on the map or move the marker to where we should ring.':
    'Tippen Sie auf die Karte oder schieben Sie die Markierung dorthin, wo wir klingeln sollen.',
  'Your door is marked.': 'Ihre Tür ist markiert.',
  'Your door is not marked yet (optional).': 'Ihre Tür ist noch nicht markiert (freiwillig).',
  'In order to use this feature you need open your location services and/or grant permission to our app. Please allow location permissions and try again.':
    'Für diese Funktion muss die Ortung auf Ihrem Gerät eingeschaltet sein und Sie müssen uns den Zugriff auf Ihren Standort erlauben. Bitte erlauben Sie den Zugriff und versuchen Sie es noch einmal.',
  'Your device does not know where you are. Please search for your address or mark it on the map':
    'Ihr Gerät weiß nicht, wo Sie sind. Bitte suchen Sie Ihre Adresse oder markieren Sie sie auf der Karte',
  'Your device only knows about where you are (within {metres} m). Please move the marker to your door.':
    'Ihr Gerät kennt Ihren Standort nur ungefähr (auf {metres} m genau). Bitte schieben Sie die Markierung zu Ihrer Haustür.',
  'We only know about where this address is. Please move the marker to your door.':
    'Wir kennen die Lage dieser Adresse nur ungefähr. Bitte schieben Sie die Markierung zu Ihrer Haustür.',
  'Tell us where you are and see at once whether and for how much we deliver.':
    'Sagen Sie uns, wo Sie sind, und sehen Sie gleich, ob und für wie viel wir liefern.',
  'Please choose 1 to 9 guests or 10+': 'Bitte wählen Sie 1 bis 9 Gäste oder 10+',
  'Please choose a day and a time': 'Bitte wählen Sie einen Tag und eine Uhrzeit',
  'Please choose a day and a time that exist': 'Bitte wählen Sie einen Tag und eine Uhrzeit, die es gibt',
  'Please choose how many guests come': 'Bitte wählen Sie, wie viele Gäste kommen',
  'Please enter a date like 21.11.2026': 'Bitte geben Sie ein Datum ein, z. B. 21.11.2026',
  'Tables cannot be reserved online at the moment': 'Im Moment können Sie online keinen Tisch reservieren',
  'This day is too far ahead. Please choose an earlier one':
    'So weit im Voraus nehmen wir noch nichts an. Bitte wählen Sie einen früheren Tag',
  'This time has passed. Please choose a later one':
    'Diese Zeit ist schon vorbei. Bitte wählen Sie eine spätere',
  'Type DD.MM.YYYY or pick a day below': 'Tippen Sie TT.MM.JJJJ oder wählen Sie unten einen Tag',
  'We are closed at this time. Please choose another one':
    'Da haben wir geschlossen. Bitte wählen Sie eine andere Zeit',
  'Your reservation request has been submitted. We will notify you about your reservation status.':
    'Ihre Reservierungsanfrage ist angekommen. Wir sagen Ihnen Bescheid, sobald wir sie geprüft haben.',
  '“{phone}” is not a valid phone number. Please enter it again, for example 030 1234567':
    '„{phone}“ ist keine gültige Telefonnummer. Bitte geben Sie sie noch einmal ein, z. B. 030 1234567',
  'Nothing ordered yet. The menu is a good start.':
    'Noch nichts bestellt. Fangen Sie doch mit der Speisekarte an.',
  'Please type this again: it has hidden characters that change how it reads':
    'Bitte tippen Sie das neu ein: Darin sind verborgene Zeichen, die es anders lesen lassen',
  'The way to pay that you chose is not offered any more. Please choose another one.':
    'Die gewählte Zahlungsart wird nicht mehr angeboten. Bitte wählen Sie eine andere.',
  'We do not know this house number. Please check it. If it is right, move the marker to your door.':
    'Diese Hausnummer kennen wir nicht. Bitte prüfen Sie sie. Wenn sie stimmt, schieben Sie die Markierung zu Ihrer Haustür.',
  'We take no orders online at the moment. Your cart stays as it is.':
    'Wir nehmen gerade keine Online-Bestellungen an. Ihr Warenkorb bleibt, wie er ist.',
  'Your cart and what you have filled in stay here.': 'Ihr Warenkorb und Ihre Angaben bleiben hier.',
  'Your session has ended. Nothing was ordered': 'Ihre Sitzung ist abgelaufen. Es wurde nichts bestellt',
  'You have signed in meanwhile. Nothing was ordered':
    'Sie haben sich inzwischen angemeldet. Es wurde nichts bestellt',
  'Your time is not available any more. Please confirm the next one or choose another.':
    'Ihre Zeit ist nicht mehr verfügbar. Bitte bestätigen Sie die nächste oder wählen Sie eine andere.',
  'The restaurant has not confirmed your order yet. It may get later than {time}.':
    'Das Restaurant hat Ihre Bestellung noch nicht bestätigt. Es kann später als {time} werden.',
  'The kitchen has not reported your order as done yet. It may get a little later than {time}.':
    'Die Küche hat Ihre Bestellung noch nicht als fertig gemeldet. Es kann etwas später als {time} werden.',
  'It is past {time}, and your order is not reported as done. This page knows no more: please call if you are still waiting.':
    'Es ist nach {time}, und Ihre Bestellung ist noch nicht als fertig gemeldet. Mehr weiß diese Seite nicht: Rufen Sie bitte an, wenn Sie noch warten.',
  'Map of the restaurant and of your delivery address': 'Karte mit dem Restaurant und Ihrer Lieferadresse',
  '{distance} as the crow flies from the restaurant to you. Nobody is tracked on the way.':
    '{distance} Luftlinie vom Restaurant zu Ihnen. Unterwegs wird niemand verfolgt.',
  'Please check the link in our mail.': 'Bitte prüfen Sie den Link in unserer Mail.',
  'We have your request': 'Ihre Anfrage ist bei uns',
  'We look forward to seeing you!': 'Wir freuen uns auf Sie!',
  'Your reservation': 'Ihre Reservierung',
  'Your reservation is cancelled': 'Ihre Reservierung ist abgesagt',
  'Your table is reserved': 'Ihr Tisch ist reserviert',
  'Thank you for letting us know. We hope to see you another time!':
    'Danke, dass Sie Bescheid geben. Wir hoffen, Sie ein andermal zu sehen!',
  'You are logged in, but both could not be linked. You can try again in My Profile':
    'Sie sind angemeldet, aber beides ließ sich nicht verbinden. Unter „Mein Profil“ können Sie es noch einmal versuchen',
} as const satisfies Record<string, string>
