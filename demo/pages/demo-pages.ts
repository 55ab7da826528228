import { accessibilityPage } from './accessibility.ts'
import { allergensPage } from './allergens.ts'
import { deliveryPaymentPage } from './delivery-payment.ts'
import { imprintPage } from './imprint.ts'
import type { DemoPage } from './page-data.ts'
import { privacyPage } from './privacy.ts'
import { termsPage } from './terms.ts'

/** The static pages in the order of the footer. */
export const demoPages: readonly DemoPage[] = [
  deliveryPaymentPage,
  allergensPage,
  termsPage,
  privacyPage,
  imprintPage,
  accessibilityPage,
]
