/** German of the set-up of a new shop. */
export const setUpMessages = {
  'Set up': 'Einrichten',
  'The shop is set up': 'Der Laden ist eingerichtet',
  'Everything is there, and the first order went through. This screen is not needed any more.':
    'Alles ist da, und die erste Bestellung ist durchgelaufen. Diese Seite wird nicht mehr gebraucht.',
  '{done} of {all} done': '{done} von {all} erledigt',
  'Do it now': 'Jetzt erledigen',
  'The next step': 'Als Nächstes',
  'Ways to pay': 'Zahlungsarten',
  'Still open': 'Noch offen',
  'It stands at the top of every page, in mails and on receipts.':
    'Er steht oben auf jeder Seite, in E-Mails und auf Belegen.',
  'Address, phone and e-mail': 'Adresse, Telefon und E-Mail',
  'Guests have to reach you, and the place on the map decides how far a delivery is.':
    'Gäste müssen das Restaurant erreichen, und der Ort auf der Karte entscheidet, wie weit eine Lieferung ist.',
  'Orders are taken for the hours in which you are open, and for no others.':
    'Bestellungen gehen nur für die Zeiten ein, in denen geöffnet ist.',
  'Delivery or collection': 'Lieferung oder Abholung',
  'An area says where you deliver and for how much. Whoever does not deliver switches it off.':
    'Ein Liefergebiet sagt, wohin und für wie viel geliefert wird. Wer nicht liefert, schaltet die Lieferung aus.',
  'Cash or card at the door is enough to begin.': 'Für den Anfang reicht bar oder mit Karte an der Tür.',
  'First dishes': 'Die ersten Gerichte',
  'Paste the text of your paper menu, and its dishes, prices and codes are read from it.':
    'Den Text der Speisekarte einfügen: Gerichte, Preise und Kennzeichnungen werden daraus gelesen.',
  'Imprint, privacy notice, terms': 'Impressum, Datenschutz, AGB',
  'The law asks for these pages, and guests must find them on every other one.':
    'Das Gesetz verlangt diese Seiten, und Gäste müssen sie von jeder anderen aus finden.',
  'Company and VAT number': 'Firma und USt-IdNr.',
  'Both stand on every receipt.': 'Beides steht auf jedem Beleg.',
  'Logo or colours': 'Logo oder Farben',
  'So that guests recognise the restaurant.': 'Damit Gäste das Restaurant wiedererkennen.',
  'Until then guests see nothing of the menu, the pages and the settings.':
    'Bis dahin sehen Gäste nichts von Karte, Seiten und Einstellungen.',
  'A test order': 'Eine Testbestellung',
  'Every day from {start} to {end}': 'Täglich von {start} bis {end} Uhr',
  'The area is there and counts at once': 'Das Gebiet ist da und gilt ab sofort',
  'Draft them from what is known': 'Aus den Angaben entwerfen',
  'The hours are set and count at once': 'Die Öffnungszeiten gelten ab sofort',
  'The pages are drafted. Please check each of them before you publish.':
    'Die Seiten sind entworfen. Vor dem Veröffentlichen bitte jede prüfen.',
  'This shop shows the demo': 'Dieser Laden zeigt die Demo',
  'Its dishes, pages and pictures are invented. Without them the shop starts empty, with your own.':
    'Gerichte, Seiten und Bilder sind erfunden. Ohne sie beginnt der Laden leer, mit den eigenen.',
  'Throw the demo away …': 'Demo wegwerfen …',
  'Throw the demo away?': 'Die Demo wegwerfen?',
  'Throw the demo away': 'Demo wegwerfen',
  'The demo is gone already': 'Die Demo ist schon weg',
  'This cannot be taken back.': 'Das lässt sich nicht rückgängig machen.',
  'Keep the menu, pages and places as a file first': 'Karte, Seiten und Orte vorher als Datei sichern',
  'This is deleted': 'Das wird gelöscht',
  'This stays': 'Das bleibt',
  '{dishes, plural, one {# dish} other {# dishes}} with choices, combos and pictures':
    '{dishes, plural, one {# Gericht} other {# Gerichte}} mit Auswahlen, Menüs und Bildern',
  '{count, plural, one {also the one that was changed} other {also the # that were changed}}':
    '{count, plural, one {auch das geänderte} other {auch die # geänderten}}',
  '{pages, plural, one {# page} other {# pages}}, hours, areas, branches, tables and settings of the demo':
    '{pages, plural, one {# Seite} other {# Seiten}}, Zeiten, Gebiete, Filialen, Tische und Einstellungen der Demo',
  '{count, plural, one {# order} other {# orders}}':
    '{count, plural, one {# Bestellung} other {# Bestellungen}}',
  '{accounts, plural, one {# account} other {# accounts}} of guests with points and addresses':
    '{accounts, plural, one {# Konto} other {# Konten}} von Gästen mit Punkten und Adressen',
  '{reservations, plural, one {# reservation} other {# reservations}} and every message':
    '{reservations, plural, one {# Reservierung} other {# Reservierungen}} und alle Nachrichten',
  'Team and log': 'Team und Protokoll',
  'Own dishes with what they need, and pages and settings that were rewritten':
    'Eigene Gerichte mit allem, was sie brauchen, sowie geänderte Seiten und Einstellungen',
  'own business is among them, so all orders, guests and reservations are kept':
    'eigene sind darunter, also bleiben alle Bestellungen, Gäste und Reservierungen',
  'This shop shows no demonstration any more': 'Dieser Laden zeigt keine Demo mehr',
  Demo: 'Demo',
}
