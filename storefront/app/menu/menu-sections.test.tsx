import { expect, test } from 'vitest'
import { cents } from '#domain/money.ts'
import { noFilter } from '../ordering/menu-filter.ts'
import { renderInShop } from '../test/render-in-shop.tsx'
import type { DishCard, Section } from './card.ts'
import { MenuSections } from './menu-sections.tsx'

const section: Section = { id: '1', slug: 'curry', name: 'Curry', text: '', count: 2, circle: '' }
const dish = (name: string, allergens: string[]): DishCard => ({
  id: name,
  slug: name,
  name,
  text: '',
  price: cents(900),
  sizeId: 'plate',
  allergens,
  additives: [],
  configurable: true,
  tags: [],
})
const satay = dish('Satay', ['E'])
const dal = dish('Dal', [])
const withoutPeanuts = { codes: ['E'], tags: [] }

const shown = (more: Partial<Parameters<typeof MenuSections>[0]>) =>
  renderInShop(
    <MenuSections
      sections={[section]}
      groups={undefined}
      first={{ curry: [satay, dal] }}
      filter={noFilter}
      failed={false}
      onRetry={() => {}}
      legend={undefined}
      isWanted={() => false}
      {...more}
    />,
    {},
  )

test('without a filter the dishes of the page itself are shown, whether the whole menu comes or not', () => {
  for (const failed of [false, true]) expect(shown({ failed })).toMatch(/Satay.*Dal/)
})

test('no dish is shown while a filter waits for the whole menu, and its space is kept', () => {
  const html = shown({ filter: withoutPeanuts })
  expect(html).toContain('Curry')
  expect(html).toMatch(/--rows:2.*aria-busy="true"/)
  expect(html).not.toMatch(/Satay|Dal/)
})

test('where a filter does not get the whole menu no dish is shown, and the guest can try again', () => {
  const html = shown({ filter: withoutPeanuts, failed: true })
  expect(html).toMatch(/role="alert".*These dishes could not be loaded\..*Try again/)
  expect(html).not.toMatch(/Satay|Dal|aria-busy/)
})

test('a filter shows what it leaves once the whole menu is known', () => {
  const html = shown({ filter: withoutPeanuts, groups: [{ slug: 'curry', cards: [dal] }] })
  expect(html).toContain('Dal')
  expect(html).not.toContain('Satay')
})
