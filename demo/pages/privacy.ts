import { text } from '../menu/dish.ts'
import type { DemoPage } from './page-data.ts'

/** Art. 13 GDPR. */
export const privacyPage: DemoPage = {
  slug: 'privacy',
  name: text('Datenschutz', 'Privacy notice'),
  html: text(
    `<h2>Wer verantwortlich ist</h2>
<p>Feuer &amp; Flora GmbH, Weserstraße 999, 12045 Berlin, <a href="mailto:datenschutz@feuer-und-flora.example">datenschutz@feuer-und-flora.example</a>.</p>
<h2>Wenn du bestellst</h2>
<p>Wir verarbeiten Name, E-Mail, Telefonnummer, Lieferadresse mit ihrer Lage auf der Karte, Bestellung und deine Hinweise, um den Vertrag mit dir zu erfüllen (Art. 6 Abs. 1 Buchst. b DSGVO). Die Küche sieht die Bestellung, der Fahrer sieht Name, Adresse und Telefonnummer. Bestellungen bewahren wir acht Jahre auf, weil das Steuerrecht es verlangt (Art. 6 Abs. 1 Buchst. c DSGVO). Nach zwölf Monaten trennen wir deine Angaben davon und sperren sie; nach Ablauf der Frist löschen wir sie.</p>
<h2>Wenn du einen Tisch reservierst oder uns schreibst</h2>
<p>Wir nutzen deine Angaben nur für die Antwort und die Reservierung und löschen sie: Reservierungen 90 Tage nach dem Termin, Nachrichten nach sechs Monaten.</p>
<h2>Wenn du ein Konto hast</h2>
<p>Wir speichern deine Angaben, Adressen und Punkte, bis du das Konto löschst. Benutzt du es 36 Monate lang nicht, kündigen wir die Löschung per E-Mail an und löschen es 30 Tage später. Dein Passwort kennen wir nicht, wir speichern nur einen Prüfwert. Zu jeder Anmeldung merken wir uns Browser, Betriebssystem und die Zeiten von Anmeldung und letzter Nutzung, damit du fremde Geräte erkennen und abmelden kannst; das löschen wir, wenn die Anmeldung endet.</p>
<h2>Cookies und Speicher im Gerät</h2>
<p>Wir legen nur ab, was die Bestellung braucht: Sprache, Warenkorb, Anmeldung und einen Schutz vor gefälschten Anfragen (§ 25 Abs. 2 Nr. 2 TDDDG). Damit du sie auch ohne Verbindung siehst, hält dein Browser die Speisekarte bis zu 7 Tage, ihre Bilder bis zu 30 Tage und die Seiten deiner Bestellungen 12 Stunden bereit. Nur wenn du an der Kasse „Auf diesem Gerät merken“ ankreuzt, bleiben deine letzte Bestellung, Kontakt, Adresse und Zahlungsart bis zu 180 Tage in deinem Browser (Art. 6 Abs. 1 lit. a DSGVO); auf der Startseite löschst du alles mit einem Druck. Es gibt keine Werbung und keine Reichweitenmessung. Schriften und Bilder kommen von unserem eigenen Server.</p>
<h2>Wer Daten von uns bekommt</h2>
<p>Unser Anbieter für das Hosting mit Servern in Deutschland und, wenn du online bezahlst, der Zahlungsdienst, den du auswählst. Karten laden wir erst, wenn du es erlaubst.</p>
<h2>Deine Rechte</h2>
<p>Du kannst Auskunft, Berichtigung, Löschung, Einschränkung und Übertragung deiner Daten verlangen und der Verarbeitung widersprechen. Beschweren kannst du dich bei der Berliner Beauftragten für Datenschutz und Informationsfreiheit.</p>`,
    `<h2>Who is responsible</h2>
<p>Feuer &amp; Flora GmbH, Weserstraße 999, 12045 Berlin, Germany, <a href="mailto:datenschutz@feuer-und-flora.example">datenschutz@feuer-und-flora.example</a>.</p>
<h2>When you order</h2>
<p>We process your name, e-mail, phone number, delivery address and where it lies on the map, order and notes to fulfil the contract with you (Art. 6(1)(b) GDPR). The kitchen sees the order; the driver sees name, address and phone number. We keep orders for eight years because tax law demands it (Art. 6(1)(c) GDPR). After twelve months we put your details away and restrict them; when the time is over we delete them.</p>
<h2>When you book a table or write to us</h2>
<p>We use your details only for the answer and the booking and delete them: bookings 90 days after their date, messages after six months.</p>
<h2>When you have an account</h2>
<p>We keep your details, addresses and points until you delete the account. If nobody uses it for 36 months, we announce the deletion by e-mail and delete it 30 days later. We do not know your password; we only store a value to check it against. For each sign-in we keep the browser, the operating system and the times of sign-in and last use, so that you can recognise a foreign device and log it out; we delete this when the sign-in ends.</p>
<h2>Cookies and storage on your device</h2>
<p>We only keep what ordering needs: language, cart, sign-in and a protection against forged requests (§ 25(2) no. 2 TDDDG). So that you can see them without a connection, your browser keeps the menu for up to 7 days, its pictures for up to 30 days and the pages of your orders for 12 hours. Only if you tick “Remember me on this device” at the checkout do your last order, contact, address and way to pay stay in your browser for up to 180 days (Art. 6(1)(a) GDPR); one press on the home page deletes them. There is no advertising and no tracking. Fonts and pictures come from our own server.</p>
<h2>Who receives data from us</h2>
<p>Our hosting provider with servers in Germany and, if you pay online, the payment service you choose. Maps are only loaded when you allow it.</p>
<h2>Your rights</h2>
<p>You may ask for access, correction, deletion, restriction and transfer of your data and object to its processing. You may complain to the Berlin Commissioner for Data Protection and Freedom of Information.</p>`,
  ),
  isPopup: false,
  onHeader: false,
  onFooter: true,
}
