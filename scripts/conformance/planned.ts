import type { Row } from './row.ts'

type Planned = Omit<Row, 'shownBy'>

/** What is promised and not there yet. */
export const planned: readonly Planned[] = [
  { id: '2.p4', says: 'Checkout: buttons of online payment providers' },
  { id: '4.p1', says: 'After payment creation the browser is redirected to the page of the provider' },
]
