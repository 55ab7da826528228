import type { DemoArea } from './areas.ts'

/** A branch of the demo beside the main one, and what it does differently. */
export type DemoBranch = {
  slug: string
  name: string
  settings: Readonly<Record<string, string>>
  /** Open every day in this span; without one it keeps the shared hours. */
  hours?: { start: string; end: string }
  areas: readonly DemoArea[]
  notOffered: readonly string[]
  soldOut: readonly string[]
  combosNotOffered: readonly string[]
  /** Cents by product and size. */
  prices: readonly { product: string; size: string; price: number }[]
}

const near = { minimumOrder: 1500, deliveryPrice: 190, freeDeliveryThreshold: 3000 }

/** The branches guests may choose from once HAS_BRANCH is set; the first one is the main branch. */
export const demoMainBranch = { slug: 'neukoelln', name: 'Neukölln' } as const

export const demoBranches: readonly DemoBranch[] = [
  {
    slug: 'kreuzberg',
    name: 'Kreuzberg',
    settings: {
      ADDRESS: 'Oranienstraße 999, 10999 Berlin',
      PHONE: '+49 30 5550 2345',
      RESTAURANT_COORDINATES: '52.5010,13.4180',
    },
    areas: [
      { name: 'Kreuzberg, Kottbusser Tor', zipcode: '10999', ...near },
      { name: 'Kreuzberg, Wrangelkiez', zipcode: '10997', ...near },
      { name: 'Kreuzberg, Bergmannkiez', zipcode: '10961', ...near },
      { name: 'Kreuzberg, Graefekiez', zipcode: '10967', ...near },
    ],
    notOffered: ['pizza-neukoelln', 'pasta-hummer', 'drink-mate'],
    soldOut: ['dessert-tiramisu'],
    combosNotOffered: ['combo-pasta-vino'],
    prices: [
      { product: 'pizza-margherita', size: 'pizza-small', price: 890 },
      { product: 'pizza-margherita', size: 'pizza-medium', price: 1150 },
      { product: 'pizza-margherita', size: 'pizza-large', price: 1790 },
      { product: 'starter-bruschetta', size: 'starters-portion', price: 760 },
    ],
  },
  {
    slug: 'prenzlauer-berg',
    name: 'Prenzlauer Berg',
    settings: {
      ADDRESS: 'Kastanienallee 999, 10435 Berlin',
      PHONE: '+49 30 5550 3456',
      RESTAURANT_COORDINATES: '52.5390,13.4100',
      ALLOW_DELIVERY: '',
      ALLOW_CURBSIDE: '',
    },
    hours: { start: '12:00', end: '22:00' },
    areas: [],
    notOffered: ['burger-trueffel', 'oven-kaesespaetzle'],
    soldOut: [],
    combosNotOffered: [],
    prices: [],
  },
]

/** The tables of the main branch with the codes printed on them; each code opens the shop as `/?table=CODE`. */
export const demoTables: readonly { code: string; name: string }[] = [
  'rosmarin',
  'thymian',
  'salbei',
  'basilikum',
  'oregano',
  'minze',
  'kresse',
  'lorbeer',
].map((herb, at) => ({ code: `tisch-${at + 1}-${herb}`, name: `Tisch ${at + 1}` }))
