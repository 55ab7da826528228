import { contactData } from '../content/index.ts'
import { deliveryData } from '../delivery/index.ts'
import { loyaltyData } from '../loyalty/index.ts'
import { mailsData } from '../notifications/index.ts'
import { ordersData } from '../orders/index.ts'
import type { PersonalData } from '../personal-data.ts'
import { reservationsData } from '../reservations/index.ts'

/** The personal data that each module keeps of a person. */
export const personalDataSources: readonly PersonalData[] = [
  deliveryData,
  ordersData,
  loyaltyData,
  reservationsData,
  contactData,
  mailsData,
]
