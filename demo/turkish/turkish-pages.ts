import { imprintInTurkish, privacyInTurkish, termsInTurkish } from './legal-pages.ts'
import { accessibilityInTurkish, allergensInTurkish, deliveryPaymentInTurkish } from './service-pages.ts'

export interface TurkishPage {
  name: string
  html: string
}

/** The static pages in Turkish by their slug. */
export const turkishPages: Readonly<Record<string, TurkishPage>> = {
  'delivery-payment': deliveryPaymentInTurkish,
  allergens: allergensInTurkish,
  terms: termsInTurkish,
  privacy: privacyInTurkish,
  imprint: imprintInTurkish,
  accessibility: accessibilityInTurkish,
}
