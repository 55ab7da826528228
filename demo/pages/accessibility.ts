import { text } from '../menu/dish.ts'
import type { DemoPage } from './page-data.ts'

/** § 14 BFSG with annex 3 (ux.md 2.1). */
export const accessibilityPage: DemoPage = {
  slug: 'accessibility',
  name: text('Barrierefreiheit', 'Accessibility'),
  html: text(
    `<p>Informationen nach § 14 BFSG und Anlage 3 für die Online-Bestellung und Tischreservierung von Feuer &amp; Flora.</p>
<h2>So funktioniert die Bestellung</h2>
<p>Du wählst Gerichte aus der Speisekarte und passt Größe und Zutaten an. Der Warenkorb zeigt jede Auswahl mit ihrem Preis. An der Kasse wählst du Lieferung oder Abholung, Zeit und Zahlungsart. Vor dem Bestellen siehst du alles noch einmal und kannst es ändern. Danach bekommst du eine Bestätigung per E-Mail.</p>
<h2>Stand der Umsetzung</h2>
<p>Der Bestellweg ist nach WCAG 2.2 AA und EN 301 549 gestaltet: mit Tastatur und Bildschirmleser bedienbar, vergrößerbar auf 400 Prozent, mit ausreichenden Kontrasten, ohne Zeitdruck.</p>
<h2>Bekannte Einschränkungen</h2>
<p>Bezahlseiten fremder Zahlungsdienste können wir nicht selbst prüfen. Du kannst stattdessen bar oder mit Karte beim Fahrer bezahlen oder telefonisch bestellen. Karten sind nie der einzige Weg: die Adresse lässt sich immer auch eintippen.</p>
<h2>Barriere melden</h2>
<p><a href="mailto:hallo@feuer-und-flora.example">hallo@feuer-und-flora.example</a> oder <a href="tel:+493055501234">030 5550 1234</a>.</p>
<h2>Zuständige Behörde</h2>
<p>Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdeburg</p>`,
    `<p>Information under § 14 BFSG and annex 3 for online ordering and table booking at Feuer &amp; Flora.</p>
<h2>How ordering works</h2>
<p>You choose dishes from the menu and adjust size and ingredients. The cart shows every choice with its price. At the checkout you choose delivery or collection, time and means of payment. Before ordering you see everything once more and can change it. Afterwards you get a confirmation by e-mail.</p>
<h2>How far we are</h2>
<p>Ordering is designed to WCAG 2.2 AA and EN 301 549: usable with keyboard and screen reader, zoomable to 400 per cent, with sufficient contrast and without time pressure.</p>
<h2>Known limits</h2>
<p>We cannot check the pages of outside payment services ourselves. Instead you can pay the driver in cash or by card, or order by phone. Maps are never the only way: an address can always be typed.</p>
<h2>Report a barrier</h2>
<p><a href="mailto:hallo@feuer-und-flora.example">hallo@feuer-und-flora.example</a> or <a href="tel:+493055501234">+49 30 5550 1234</a>.</p>
<h2>Authority in charge</h2>
<p>Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdeburg</p>`,
  ),
  isPopup: false,
  onHeader: false,
  onFooter: true,
}
