import { text } from '../menu/dish.ts'
import type { DemoPage } from './page-data.ts'

/** § 5 DDG and § 36 VSBG (ux.md R-C6, R-C7). */
export const imprintPage: DemoPage = {
  slug: 'imprint',
  name: text('Impressum', 'Legal notice'),
  html: text(
    `<h2>Angaben nach § 5 DDG</h2>
<p>Feuer &amp; Flora GmbH<br>Weserstraße 999<br>12045 Berlin</p>
<p>Vertreten durch die Geschäftsführerin Mira Albrecht</p>
<h2>Kontakt</h2>
<p>Telefon: <a href="tel:+493055501234">030 5550 1234</a><br>E-Mail: <a href="mailto:hallo@feuer-und-flora.example">hallo@feuer-und-flora.example</a></p>
<h2>Register und Steuer</h2>
<p>Amtsgericht Berlin (Charlottenburg), HRB 000000 B<br>Umsatzsteuer-Identifikationsnummer: DE000000000</p>
<h2>Zuständige Aufsicht</h2>
<p>Bezirksamt Neukölln von Berlin, Ordnungsamt, Fachbereich Veterinär- und Lebensmittelaufsicht</p>
<h2>Verbraucherschlichtung</h2>
<p>Wir sind weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen. Sprich uns bitte direkt an, wir finden eine Lösung.</p>
<h2>Hinweis</h2>
<p>Feuer &amp; Flora ist ein erfundenes Restaurant. Firma, Anschrift und Nummern dienen nur der Vorführung.</p>`,
    `<h2>Information under § 5 DDG</h2>
<p>Feuer &amp; Flora GmbH<br>Weserstraße 999<br>12045 Berlin, Germany</p>
<p>Represented by its managing director Mira Albrecht</p>
<h2>Contact</h2>
<p>Phone: <a href="tel:+493055501234">+49 30 5550 1234</a><br>E-mail: <a href="mailto:hallo@feuer-und-flora.example">hallo@feuer-und-flora.example</a></p>
<h2>Register and tax</h2>
<p>Local court of Berlin (Charlottenburg), HRB 000000 B<br>VAT identification number: DE000000000</p>
<h2>Supervisory authority</h2>
<p>Bezirksamt Neukölln von Berlin, public order office, veterinary and food inspection</p>
<h2>Consumer arbitration</h2>
<p>We are neither willing nor obliged to take part in dispute resolution before a consumer arbitration board. Please talk to us directly and we will find a solution.</p>
<h2>Please note</h2>
<p>Feuer &amp; Flora is an invented restaurant. Company, address and numbers only serve as an example.</p>`,
  ),
  isPopup: false,
  onHeader: false,
  onFooter: true,
}
