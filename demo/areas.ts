import type { Shape } from '#contract/delivery.ts'

/** An area of the demo; amounts are gross cents. Without postal codes it is drawn on the map. */
export type DemoArea = {
  name: string
  zipcode: string
  minimumOrder: number
  deliveryPrice: number
  freeDeliveryThreshold: number
}

/** An area around the restaurant, with what only such an area has. */
export type DemoOwnArea = DemoArea & {
  /** The id of an area that does not take its postal code for one. */
  slug?: string
  shape?: Shape
  /** Metres around the restaurant. */
  radius?: number
  feeSteps?: readonly { from: number; price: number }[]
}

const near = { minimumOrder: 1200, deliveryPrice: 150, freeDeliveryThreshold: 2500 }
const middle = { minimumOrder: 1800, deliveryPrice: 250, freeDeliveryThreshold: 3500 }
const far = { minimumOrder: 2500, deliveryPrice: 390, freeDeliveryThreshold: 5000 }

/** Between Bergmannkiez, Tempelhof and the allotments; the airfield in its middle has no doors to deliver to. */
const aroundTheField: Shape = {
  type: 'Polygon',
  coordinates: [
    [
      [13.3722, 52.4842],
      [13.3852, 52.4912],
      [13.4064, 52.4904],
      [13.4262, 52.4866],
      [13.4276, 52.4648],
      [13.4148, 52.4586],
      [13.3862, 52.4606],
      [13.3722, 52.4698],
      [13.3722, 52.4842],
    ],
    [
      [13.4023, 52.4832],
      [13.4013, 52.4801],
      [13.3949, 52.4802],
      [13.3861, 52.476],
      [13.3863, 52.4713],
      [13.4041, 52.4656],
      [13.4166, 52.4667],
      [13.4162, 52.4694],
      [13.4205, 52.4711],
      [13.418, 52.4778],
      [13.4115, 52.4784],
      [13.4067, 52.481],
      [13.4072, 52.4823],
      [13.4023, 52.4832],
    ],
  ],
}

/** By postal code, by a list of them, by what is drawn on the map, and by the way on foot. */
export const demoAreas: readonly DemoOwnArea[] = [
  { name: 'Neukölln, Reuterkiez', zipcode: '12047', ...near },
  { name: 'Neukölln, Weserstraße', zipcode: '12045', ...near },
  { name: 'Neukölln, Rixdorf', zipcode: '12043', ...near },
  { name: 'Neukölln, Körnerpark', zipcode: '12051', ...near },
  { name: 'Neukölln, Schillerkiez', zipcode: '12049', ...near },
  { name: 'Neukölln, Rollberg', zipcode: '12053', ...near },
  { name: 'Neukölln, Böhmisches Dorf', zipcode: '12055', ...near },
  { name: 'Neukölln, Sonnenallee Süd', zipcode: '12057', ...middle },
  { name: 'Neukölln, Weigandufer', zipcode: '12059', ...near },
  { name: 'Kreuzberg, Graefekiez', zipcode: '10967', ...middle },
  { name: 'Kreuzberg, Wrangelkiez', zipcode: '10997', ...middle },
  { name: 'Kreuzberg, Kottbusser Tor', zipcode: '10999', ...middle },
  { name: 'Alt-Treptow', zipcode: '12435', ...middle },
  { name: 'Plänterwald und Baumschulenweg', zipcode: '12437', ...far },
  {
    slug: 'britz',
    name: 'Britz',
    zipcode: '12347, 12359',
    ...far,
    feeSteps: [
      { from: 3000, price: 290 },
      { from: 4000, price: 190 },
    ],
  },
  {
    slug: 'tempelhofer-feld',
    name: 'Rund ums Tempelhofer Feld',
    zipcode: '',
    shape: aroundTheField,
    ...middle,
  },
  { slug: 'um-die-ecke', name: 'Um die Ecke', zipcode: '', radius: 1300, ...near, deliveryPrice: 100 },
]
