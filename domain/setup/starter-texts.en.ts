import type { StarterTexts } from './starter-text.ts'

/** The pages of the law in English, in their plainest form. */
export const english: StarterTexts = {
  toCheck: 'Draft: please check and complete it, then remove this line.',
  gap: '[please complete]',
  imprint: {
    name: 'Legal notice',
    slug: 'legal-notice',
    html: ({ LEGAL_NAME, ADDRESS, PHONE, CONTACT_EMAIL, VAT_ID }) =>
      `<h2>Operator</h2><p>${LEGAL_NAME}<br>${ADDRESS}</p><p>Represented by: [please complete]</p>` +
      `<h2>Contact</h2><p>Phone: ${PHONE}<br>E-mail: ${CONTACT_EMAIL}</p>` +
      `<h2>VAT</h2><p>VAT identification number: ${VAT_ID}</p>`,
  },
  privacy: {
    name: 'Privacy notice',
    slug: 'privacy',
    html: ({ LEGAL_NAME, ADDRESS, PHONE, CONTACT_EMAIL }) =>
      `<h2>Controller</h2><p>${LEGAL_NAME}<br>${ADDRESS}<br>Phone: ${PHONE}<br>E-mail: ${CONTACT_EMAIL}</p>` +
      '<h2>Orders</h2><p>For an order we process name, e-mail address, phone number, for a delivery the address, and what was ordered. We need this to perform the contract (Art. 6(1)(b) GDPR). Receipts are kept for as long as tax law asks (Art. 6(1)(c) GDPR).</p>' +
      '<h2>Visits</h2><p>Technical data like the network address is processed briefly to serve and protect the pages (Art. 6(1)(f) GDPR). The device stores only what the cart and signing in need.</p>' +
      '<h2>Recipients</h2><p>[Hosting, sending of e-mails, payment services: please complete]</p>' +
      '<h2>Rights</h2><p>There is a right to access, rectification, erasure, restriction, portability and objection, and to complain to a supervisory authority.</p>',
  },
  terms: {
    name: 'Terms and conditions',
    slug: 'terms',
    html: ({ LEGAL_NAME, SITE_TITLE }) =>
      `<h2>Scope</h2><p>These terms apply to orders at ${SITE_TITLE} (${LEGAL_NAME}).</p>` +
      '<h2>Contract</h2><p>The menu is no binding offer. Ordering makes an offer; the contract is concluded when the restaurant accepts the order.</p>' +
      '<h2>Prices and payment</h2><p>All prices include VAT. The delivery fee and the minimum order are shown before the order is sent. Payment is made in one of the ways that are offered.</p>' +
      '<h2>Delivery and collection</h2><p>Times are estimates unless something else was agreed. Alcohol is handed over only to people who prove the required age.</p>' +
      '<h2>Withdrawal</h2><p>There is no right of withdrawal for goods that can spoil quickly.</p>',
  },
}
