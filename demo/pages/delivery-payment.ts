import { text } from '../menu/dish.ts'
import { demoAreas } from '../areas.ts'
import type { DemoPage } from './page-data.ts'

const locales = { de: 'de-DE', en: 'en-GB', tr: 'tr-TR' }

const euros = (cents: number, language: keyof typeof locales) =>
  (cents / 100).toLocaleString(locales[language], { style: 'currency', currency: 'EUR' })

/** The delivery areas with their amounts. */
export function areaTable(language: keyof typeof locales, head: readonly string[]): string {
  const rows = demoAreas.map((area) => {
    const amounts = [area.minimumOrder, area.deliveryPrice, area.freeDeliveryThreshold]
    const cells = amounts.map((cents) => `<td>${euros(cents, language)}</td>`).join('')
    return `<tr><th scope="row">${[area.zipcode, area.name].filter(Boolean).join(' ')}</th>${cells}</tr>`
  })
  const columns = head.map((label) => `<th scope="col">${label}</th>`).join('')
  return `<table><thead><tr>${columns}</tr></thead><tbody>${rows.join('')}</tbody></table>`
}

/** Delivery restrictions and means of payment, due before ordering starts (ux.md R-C3, R-P1). */
export const deliveryPaymentPage: DemoPage = {
  slug: 'delivery-payment',
  name: text('Lieferung & Zahlung', 'Delivery & payment'),
  html: text(
    `<h2>Wohin wir liefern</h2>
${areaTable('de', ['Gebiet', 'Mindestbestellwert', 'Lieferkosten', 'Kostenlos ab'])}
<p>Alle Preise enthalten die Mehrwertsteuer. Für den Mindestbestellwert zählen nur die Gerichte und Getränke, ohne Pfand und Trinkgeld.</p>
<h2>Abholen</h2>
<p>Zum Mitnehmen gibt es keinen Mindestbestellwert. Wer mit dem Auto oder Rad vorfährt, bekommt die Tüte an den Bordstein gebracht. Wir packen auch in deine mitgebrachten, sauberen Gefäße.</p>
<h2>Bezahlen</h2>
<p>Online mit den Zahlungsarten, die an der Kasse stehen, oder beim Fahrer und im Restaurant bar oder mit Karte. Keine Zahlungsart kostet extra.</p>
<h2>Pfand</h2>
<p>Das Pfand steht neben dem Preis. Leere Mehrwegflaschen nimmt unser Fahrer beim nächsten Mal wieder mit.</p>`,
    `<h2>Where we deliver</h2>
${areaTable('en', ['Area', 'Minimum order', 'Delivery', 'Free from'])}
<p>All prices include VAT. Only dishes and drinks count towards the minimum order, without deposit and tip.</p>
<h2>Collecting</h2>
<p>There is no minimum order for takeaway. If you pull up by car or bike, we bring the bag to the kerb. We also fill the clean containers you bring along.</p>
<h2>Paying</h2>
<p>Online with the means of payment shown at the checkout, or with the driver and at the restaurant in cash or by card. No means of payment costs extra.</p>
<h2>Deposit</h2>
<p>The deposit is shown next to the price. Our driver takes empty returnable bottles back next time.</p>`,
  ),
  isPopup: false,
  onHeader: true,
  onFooter: true,
}
