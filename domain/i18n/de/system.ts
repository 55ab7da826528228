/** German of the screen that says what the system needs. */
export const systemMessages = {
  System: 'System',
  'Needs attention': 'Zu erledigen',
  'Everything is well: nothing needs your attention.': 'Alles in Ordnung: Es ist nichts zu tun.',
  Urgent: 'Dringend',
  'Last backup': 'Letzte Sicherung',
  'none yet': 'noch keine',
  'Free disk space': 'Freier Speicherplatz',
  '{free} of {total} GB': '{free} von {total} GB',
  'Mails that wait': 'Wartende E-Mails',
  'Please tell whoever looks after the server.': 'Bitte der Person sagen, die den Server betreut.',
  'Only {count} MB of the disk are free': 'Nur noch {count} MB Speicherplatz frei',
  'When the disk is full, no order can be saved.':
    'Ist der Speicher voll, kann keine Bestellung mehr gespeichert werden.',
  'There is no backup yet': 'Es gibt noch keine Sicherung',
  'If the disk breaks, all orders and guests are lost.':
    'Geht die Festplatte kaputt, sind alle Bestellungen und Gäste verloren.',
  'No backup since {time}': 'Keine Sicherung seit {time}',
  'What came after it would be lost if the disk broke.':
    'Was danach kam, wäre verloren, wenn die Festplatte kaputtgeht.',
  'Backups lie on the disk that they protect': 'Die Sicherungen liegen auf der Festplatte, die sie schützen',
  'If the disk breaks, they are lost with it.': 'Geht sie kaputt, sind sie mit verloren.',
  '{count, plural, one {# mail has} other {# mails have}} not been sent, the oldest since {time}':
    '{count, plural, one {# E-Mail ist} other {# E-Mails sind}} nicht versendet, die älteste seit {time}',
  'The mail server does not take them. They are sent as soon as it does.':
    'Der Mailserver nimmt sie nicht an. Sobald er es tut, werden sie versendet.',
  '{count, plural, one {# mail} other {# mails}} could not be delivered':
    '{count, plural, one {# E-Mail konnte} other {# E-Mails konnten}} nicht zugestellt werden',
  'The reason stands beside each mail; it can be sent again.':
    'Der Grund steht bei jeder E-Mail; sie kann noch einmal gesendet werden.',
  'Show mails': 'E-Mails ansehen',
  '{count, plural, one {# payment or refund waits} other {# payments or refunds wait}} for {names} since {time}':
    '{count, plural, one {# Zahlung oder Erstattung wartet} other {# Zahlungen oder Erstattungen warten}} seit {time} auf {names}',
  'The provider does not answer or does not accept the access data. What waits is done as soon as it does.':
    'Der Anbieter antwortet nicht oder nimmt die Zugangsdaten nicht an. Sobald er es tut, wird nachgeholt, was wartet.',
  'Mails do not reach anybody': 'E-Mails kommen bei niemandem an',
  'No mail server is set up, so guests get no confirmation.':
    'Es ist kein Mailserver eingerichtet, Gäste erhalten also keine Bestätigung.',
  '{count, plural, one {# setting that the law asks for is} other {# settings that the law asks for are}} empty':
    '{count, plural, one {# Einstellung, die das Gesetz verlangt, ist} other {# Einstellungen, die das Gesetz verlangt, sind}} leer',
  'The imprint, the privacy policy and the terms belong to them.':
    'Dazu gehören Impressum, Datenschutzerklärung und AGB.',
  'Show settings': 'Einstellungen ansehen',
  '{count, plural, one {# published entry} other {# published entries}} cannot be read completely: {names}':
    '{count, plural, one {# veröffentlichter Eintrag ist} other {# veröffentlichte Einträge sind}} nicht vollständig lesbar: {names}',
  'Another version of the program has written it. Guests see the rest of it, and what is sold at unreadable times is not sold. Enter it anew and publish it.':
    'Eine andere Version des Programms hat ihn geschrieben. Gäste sehen den Rest davon; was nur zu bestimmten Zeiten verkauft wird, wird nicht verkauft, wenn diese nicht lesbar sind. Bitte neu eingeben und veröffentlichen.',
  'The address search {name} is not set up': 'Die Adresssuche {name} ist nicht eingerichtet',
  'Addresses are found by the built-in search meanwhile.': 'Adressen findet solange die eingebaute Suche.',
}
