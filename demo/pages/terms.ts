import { text } from '../menu/dish.ts'
import type { DemoPage } from './page-data.ts'

/** Terms with the statement that no right of withdrawal exists for made-to-order dishes (ux.md R-C8). */
export const termsPage: DemoPage = {
  slug: 'terms',
  name: text('AGB', 'Terms and conditions'),
  html: text(
    `<h2>1. Für wen diese Bedingungen gelten</h2>
<p>Diese Bedingungen gelten für Bestellungen und Tischreservierungen bei der Feuer &amp; Flora GmbH, Weserstraße 999, 12045 Berlin, über diese Seite. Vertragssprache ist Deutsch.</p>
<h2>2. Wie der Vertrag zustande kommt</h2>
<p>Du legst Gerichte in den Warenkorb, gibst deine Daten ein und prüfst alles auf der letzten Seite; dort kannst du jede Angabe noch ändern. Mit dem Knopf „Zahlungspflichtig bestellen“ gibst du ein Angebot ab. Der Vertrag kommt zustande, wenn wir die Bestellung annehmen. Den Eingang und die Annahme bestätigen wir per E-Mail; die E-Mail enthält deine Bestellung und diese Bedingungen.</p>
<h2>3. Preise, Pfand und Bezahlung</h2>
<p>Alle Preise sind in Euro und enthalten die Mehrwertsteuer. Pfand und Lieferkosten kommen hinzu und werden vor der Bestellung gezeigt. Wie du bezahlen kannst, steht unter „Lieferung &amp; Zahlung“. Trinkgeld ist freiwillig.</p>
<h2>4. Lieferung und Abholung</h2>
<p>Wir liefern in die genannten Postleitzahlen ab dem jeweiligen Mindestbestellwert. Zeiten sind sorgfältig geschätzt. Können wir nicht liefern, sagen wir Bescheid und erstatten, was schon bezahlt ist.</p>
<h2>5. Kein Widerrufsrecht bei frisch zubereiteten Speisen</h2>
<p>Speisen und frisch zubereitete Getränke stellen wir nach deinen Wünschen her, und sie verderben schnell. Für sie besteht kein Widerrufsrecht (§ 312g Abs. 2 Nr. 1, 2 und 9 BGB). Du kannst deine Bestellung also nach der Annahme nicht widerrufen.</p>
<p>Das gilt auch für Getränke, die wir zum vereinbarten Zeitpunkt mitliefern. Ungeöffnete Flaschen und Dosen nehmen wir freiwillig innerhalb von 14 Tagen zurück und erstatten den Preis.</p>
<h2>6. Alkohol</h2>
<p>Bier und Wein geben wir ab 16 Jahren ab, Getränke mit Spirituosen ab 18 Jahren. Wir prüfen den Ausweis bei der Übergabe. Wird der Nachweis nicht erbracht, nehmen wir diese Artikel wieder mit und erstatten ihren Preis.</p>
<h2>7. Wenn etwas nicht stimmt</h2>
<p>Es gelten die gesetzlichen Mängelrechte. Ruf uns am besten gleich an: <a href="tel:+493055501234">030 5550 1234</a>.</p>
<h2>8. Punkte</h2>
<p>Mit einem Konto sammelst du Punkte, die du bei einer späteren Bestellung einlösen kannst. Eine Auszahlung gibt es nicht.</p>
<h2>9. Barrierefreiheit</h2>
<p>Wie wir die Anforderungen an die Barrierefreiheit erfüllen, steht auf der Seite „Barrierefreiheit“.</p>`,
    `<h2>1. Who these terms apply to</h2>
<p>They apply to orders and table bookings with Feuer &amp; Flora GmbH, Weserstraße 999, 12045 Berlin, Germany, through this site. This translation is for your convenience; the language of the contract is German.</p>
<h2>2. How the contract is made</h2>
<p>You put dishes into the cart, enter your details and check everything on the last page, where you can still change each of them. With the order button you make an offer. The contract is made when we accept the order. We confirm receipt and acceptance by e-mail; the e-mail contains your order and these terms.</p>
<h2>3. Prices, deposit and payment</h2>
<p>All prices are in euros and include VAT. Deposit and delivery costs are added and shown before you order. The ways to pay are listed under “Delivery &amp; payment”. Tips are voluntary.</p>
<h2>4. Delivery and collection</h2>
<p>We deliver to the postal codes listed from the respective minimum order. Times are carefully estimated. If we cannot deliver, we tell you and refund what has been paid.</p>
<h2>5. No right of withdrawal for freshly made food</h2>
<p>Food and freshly made drinks are prepared to your wishes and spoil quickly. There is no right of withdrawal for them (§ 312g(2) nos. 1, 2 and 9 BGB). You can therefore not withdraw from your order once it has been accepted.</p>
<p>This also applies to drinks that we bring along at the agreed time. We take back unopened bottles and cans voluntarily within 14 days and refund their price.</p>
<h2>6. Alcohol</h2>
<p>We hand over beer and wine from the age of 16 and drinks with spirits from the age of 18. We check identity cards at the door. Without proof of age we take these items back and refund their price.</p>
<h2>7. If something is wrong</h2>
<p>Your statutory rights apply. It is best to call us at once: <a href="tel:+493055501234">+49 30 5550 1234</a>.</p>
<h2>8. Points</h2>
<p>With an account you collect points for a later order. They are not paid out in cash.</p>
<h2>9. Accessibility</h2>
<p>How we meet the accessibility requirements is described on the page “Accessibility”.</p>`,
  ),
  isPopup: false,
  onHeader: false,
  onFooter: true,
}
