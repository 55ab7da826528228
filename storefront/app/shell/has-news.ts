import { CHECKOUT_KEY, LOCATION_KEY, PAYING_KEY, stored, storedGuest } from '../location/stored-texts.ts'
import { isFromUnknownPage } from '../navigation/unknown-page.ts'
import { orderToAnnounce } from '../orders/awaited-approval.ts'

const PLACES = '#header-code, #address-first, [data-kept-at]'

/** Whether there is something to announce, to ask or to offer to this guest without an interaction. */
export const hasNews = (): boolean =>
  document.querySelector(PLACES) !== null ||
  orderToAnnounce(location.pathname) !== '' ||
  storedGuest() !== '' ||
  stored(PAYING_KEY, 'localStorage') !== '' ||
  stored(CHECKOUT_KEY) !== '' ||
  stored(LOCATION_KEY) !== '' ||
  isFromUnknownPage() ||
  /[?&]payment=/.test(location.search)
