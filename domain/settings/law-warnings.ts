/** The settings that the law of the country asks about. */
export type LawSettings = Readonly<
  Record<
    | 'COUNTRY'
    | 'IMPRINT'
    | 'PRIVACY_POLICY'
    | 'TERMS_AND_CONDITIONS'
    | 'ALLERGEN_PAGE'
    | 'ALLOW_GUEST_CHECKOUT'
    | 'PRICES_INCLUDE_TAX'
    | 'ADDRESS'
    | 'CONTACT_EMAIL'
    | 'PHONE',
    string
  >
>

/** What an owner in Germany should put right before the first order (ux.md R-C6, R-D3, R-D4, R-P1); empty elsewhere. */
export function lawWarnings(settings: LawSettings): string[] {
  if (settings.COUNTRY.toLowerCase() !== 'de') return []
  const missing: [keyof LawSettings, string][] = [
    ['IMPRINT', 'every page needs a link to the imprint (§ 5 DDG)'],
    ['PRIVACY_POLICY', 'guests must find the privacy notice (Art. 13 GDPR)'],
    ['TERMS_AND_CONDITIONS', 'the terms must be at hand before an order (§ 312i BGB)'],
    ['ALLERGEN_PAGE', 'codes of allergens and additives need their words (§ 4 LMIDV)'],
    ['ALLOW_GUEST_CHECKOUT', 'guests must be able to order without an account (DSK 24.3.2022)'],
    ['PRICES_INCLUDE_TAX', 'prices for consumers include VAT (§ 3 PAngV)'],
    ['ADDRESS', 'the address of the restaurant stands on every receipt (§ 33 UStDV)'],
    ['CONTACT_EMAIL', 'the imprint needs an e-mail address (§ 5 DDG)'],
    ['PHONE', 'the imprint needs a second quick way to reach you (§ 5 DDG)'],
  ]
  return missing.filter(([key]) => settings[key] === '').map(([key, why]) => `${key} is empty: ${why}`)
}
