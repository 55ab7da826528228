import { expect, test } from 'vitest'
import { cents } from '../money.ts'
import { bowl, burger, option, variant } from '../test/menu-fixture.ts'
import { askedVariants, freeOf, limitsOf } from './choice-limits.ts'

const two = [option('a'), option('b')]

test.each([
  ['a required choice of one', variant('v', 'select', true, two), { min: 1, max: 1, free: 0 }],
  ['a choice of one', variant('v', 'select', false, two), { min: 0, max: 1, free: 0 }],
  ['a required choice of several', variant('v', 'checkbox', true, two), { min: 1, max: 2, free: 0 }],
  ['a choice of several', variant('v', 'checkbox', false, two), { min: 0, max: 2, free: 0 }],
  [
    'counts of its own',
    variant('v', 'checkbox', true, two, { min: 2, max: 3, free: 1, maxEach: 2 }),
    { min: 2, max: 3, free: 1 },
  ],
  [
    'more than its options reach',
    variant('v', 'checkbox', false, two, { max: 9, maxEach: 2 }),
    { min: 0, max: 4, free: 0 },
  ],
  [
    'an option with a menu, which is chosen once',
    variant('v', 'checkbox', false, burger.variants[1]!.options, { maxEach: 3 }),
    { min: 0, max: 4, free: 0 },
  ],
])('the limits of %s', (_, given, expected) => {
  expect(limitsOf(given)).toEqual(expected)
})

const fish = { variantId: 'base', value: 'fish' }
const seared = { variantId: 'done', value: 'seared' }

test.each([
  ['nothing', [], ['base', 'garnish', 'dressing']],
  ['another option', [{ variantId: 'base', value: 'rice' }], ['base', 'garnish', 'dressing']],
  ['the option', [fish], ['base', 'done', 'garnish', 'dressing']],
  ['a chain of options', [seared, fish], ['base', 'done', 'seeds', 'garnish', 'dressing']],
  ['an option of a choice that is not asked itself', [seared], ['base', 'garnish', 'dressing']],
])('after %s was chosen, what depends on it is asked', (_, picks, expected) => {
  expect(askedVariants(bowl.variants, picks).map(({ id }) => id)).toEqual(expected)
})

test('a choice that stands before the one it depends on is never asked', () => {
  expect(askedVariants(bowl.variants.toReversed(), [fish, seared]).map(({ id }) => id)).toEqual([
    'dressing',
    'garnish',
    'base',
  ])
})

test.each([
  [0, { cheap: 0, dear: 0 }],
  [1, { cheap: 0, dear: 1 }],
  [3, { cheap: 1, dear: 2 }],
  [9, { cheap: 3, dear: 2 }],
])('of %i free ones the dearest are free', (free, expected) => {
  const chosen = [
    { option: { id: 'cheap', price: cents(50) }, qty: 3 },
    { option: { id: 'dear', price: cents(300) }, qty: 2 },
  ]
  expect(Object.fromEntries(freeOf(chosen, free))).toEqual(expected)
})
