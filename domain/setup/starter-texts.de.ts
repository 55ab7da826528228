import type { StarterTexts } from './starter-text.ts'

/** The pages of the law for a restaurant in Germany, in their plainest form. */
export const german: StarterTexts = {
  toCheck: 'Entwurf: Bitte prüfen, ergänzen und diese Zeile entfernen.',
  gap: '[bitte ergänzen]',
  imprint: {
    name: 'Impressum',
    slug: 'impressum',
    html: ({ LEGAL_NAME, ADDRESS, PHONE, CONTACT_EMAIL, VAT_ID }) =>
      `<h2>Angaben nach § 5 DDG</h2><p>${LEGAL_NAME}<br>${ADDRESS}</p>` +
      '<p>Vertreten durch: [bitte ergänzen]</p>' +
      `<h2>Kontakt</h2><p>Telefon: ${PHONE}<br>E-Mail: ${CONTACT_EMAIL}</p>` +
      `<h2>Umsatzsteuer</h2><p>Umsatzsteuer-Identifikationsnummer: ${VAT_ID}</p>` +
      '<h2>Register und Aufsicht</h2><p>[Registergericht und Nummer, zuständige Lebensmittelüberwachung: bitte ergänzen oder entfernen]</p>' +
      '<h2>Verbraucherschlichtung</h2><p>Wir sind weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.</p>',
  },
  privacy: {
    name: 'Datenschutz',
    slug: 'datenschutz',
    html: ({ LEGAL_NAME, ADDRESS, PHONE, CONTACT_EMAIL }) =>
      `<h2>Verantwortlich</h2><p>${LEGAL_NAME}<br>${ADDRESS}<br>Telefon: ${PHONE}<br>E-Mail: ${CONTACT_EMAIL}</p>` +
      '<h2>Bestellungen</h2><p>Für eine Bestellung verarbeiten wir Name, E-Mail-Adresse, Telefonnummer, bei Lieferung die Anschrift, und was bestellt wurde. Wir brauchen das, um den Vertrag zu erfüllen (Art. 6 Abs. 1 Buchst. b DSGVO). Belege bewahren wir so lange auf, wie das Steuer- und Handelsrecht es verlangt (Art. 6 Abs. 1 Buchst. c DSGVO).</p>' +
      '<h2>Besuch der Seiten</h2><p>Beim Aufruf werden technische Daten wie die Netzadresse kurz verarbeitet, damit die Seiten ausgeliefert und geschützt werden können (Art. 6 Abs. 1 Buchst. f DSGVO). Gespeichert wird auf dem Gerät nur, was Warenkorb und Anmeldung brauchen (§ 25 Abs. 2 TDDDG).</p>' +
      '<h2>Empfänger</h2><p>[Hosting, Versand von E-Mails, Zahlungsdienste: bitte ergänzen]</p>' +
      '<h2>Rechte</h2><p>Es besteht ein Recht auf Auskunft, Berichtigung, Löschung, Einschränkung, Übertragbarkeit und Widerspruch sowie auf Beschwerde bei einer Aufsichtsbehörde.</p>',
  },
  terms: {
    name: 'AGB',
    slug: 'agb',
    html: ({ LEGAL_NAME, SITE_TITLE }) =>
      `<h2>Geltung</h2><p>Diese Bedingungen gelten für Bestellungen bei ${SITE_TITLE} (${LEGAL_NAME}).</p>` +
      '<h2>Vertrag</h2><p>Die Darstellung der Speisekarte ist kein bindendes Angebot. Mit „Zahlungspflichtig bestellen“ wird ein Angebot abgegeben; der Vertrag kommt zustande, wenn das Restaurant die Bestellung annimmt.</p>' +
      '<h2>Preise und Zahlung</h2><p>Alle Preise enthalten die gesetzliche Umsatzsteuer. Lieferkosten und Mindestbestellwert stehen vor dem Absenden fest. Bezahlt wird auf einem der angebotenen Wege.</p>' +
      '<h2>Lieferung und Abholung</h2><p>Zeiten sind Schätzungen, soweit nichts anderes vereinbart ist. Alkoholische Getränke werden nur an Personen abgegeben, die das vorgeschriebene Alter nachweisen.</p>' +
      '<h2>Widerruf</h2><p>Bei Waren, die schnell verderben können oder deren Verfallsdatum schnell überschritten würde, besteht kein Widerrufsrecht (§ 312g Abs. 2 Nr. 2 BGB).</p>' +
      '<h2>Mängel</h2><p>Es gelten die gesetzlichen Rechte.</p>',
  },
}
