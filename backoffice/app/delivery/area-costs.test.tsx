import { expect, test } from 'vitest'
import { newArea } from '#domain/delivery/new-area.ts'
import { cents } from '#domain/money.ts'
import { UnreadableText } from '../documents/unreadable-text.ts'
import { unknownRestaurant } from '../restaurant/load-restaurant.ts'
import { renderScreen } from '../test/render-screen.tsx'
import { AreaCosts } from './area-costs.tsx'

/** The HTML of the costs of an area that is free from an amount on, with one fee step. */
function costs(free: number, from: number): string {
  const area = {
    ...newArea('Mitte', null, 0),
    freeDeliveryThreshold: cents(free),
    feeSteps: [{ from: cents(from), deliveryPrice: cents(100) }],
  }
  return renderScreen(
    <UnreadableText value={null}>
      <AreaCosts area={area} errors={{}} onChange={() => {}} />
    </UnreadableText>,
    { i18n: unknownRestaurant, read: [] },
  )
}

test.each([
  ['a step above the amount from which delivery is free', 2000, 3000, true],
  ['a step at this amount', 3000, 3000, true],
  ['a step below it', 3000, 2000, false],
  ['a step where delivery is never free', 0, 3000, false],
])('%s is said to count never, or not said: free from %d, step from %d', (_, free, from, isSaid) => {
  expect(costs(free, from).includes('never counts')).toBe(isSaid)
})

test('the amounts of a fee step may not be left empty, as delivery would be free', () => {
  expect(costs(0, 2000).match(/aria-required="true"/g)).toHaveLength(2)
})
