import type { Row } from './row.ts'

type Planned = Omit<Row, 'shownBy'>

/** What is promised and not there yet: payment by online providers, and the address form with a map. */
export const planned: readonly Planned[] = [
  { id: '2.p1', says: 'Address form with a map: search box with autocomplete' },
  { id: '2.p2', says: "Address form with a map: a 'use current location' button" },
  { id: '2.p3', says: 'Address form with a map: reverse geocoding from the marked point, and a Next button' },
  { id: '2.p4', says: 'Checkout: buttons of online payment providers' },
  { id: '4.p1', says: 'After payment creation the browser is redirected to the page of the provider' },
  { id: '8.p2', says: 'The message when the location of the device may not be read' },
  { id: '9.p1', says: 'RESTAURANT_COORDINATES are the default centre of the map' },
]
