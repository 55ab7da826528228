import { expect, test } from 'vitest'
import type { OptionPick } from '#contract/cart.ts'
import type { Product } from '#contract/menu.ts'
import { bowlWith, productItem, severalOf } from '#domain/test/item-fixture.ts'
import { bowl, option, product, size, variant } from '#domain/test/menu-fixture.ts'
import { renderInShop } from '../../test/render-in-shop.tsx'
import { ProductChoices } from './product-choices.tsx'

const shown = (dish: Product, optionIds: OptionPick[]) =>
  renderInShop(
    <ProductChoices
      base="dish"
      product={dish}
      size={dish.sizes[0]}
      choices={productItem(dish.id, { optionIds })}
      onChange={() => {}}
      depth={0}
    />,
    {},
  )
const asked = (html: string) => [...html.matchAll(/choices__name">([^<]+)/g)].map(([, name]) => name)
const fish = { variantId: 'base', value: 'fish' }

test('what depends on an option is asked with it', () => {
  expect(asked(shown(bowl, bowlWith().optionIds))).toEqual(['base', 'garnish', 'dressing'])
  expect(asked(shown(bowl, [fish]))).toEqual(['base', 'done', 'garnish', 'dressing'])
})

test('a choice says what is expected and what is chosen, and which of it is free', () => {
  const html = shown(bowl, bowlWith(severalOf('garnish', 'olives', 'truffle', 'olives')).optionIds)
  expect(html).toContain('Required · choose 2 to 4 · the 2 dearest free')
  expect(html).toContain('3 of 4 chosen')
  expect(html).toMatch(/>truffle<\/span><span class="[^"]*">free</)
  expect(html).toMatch(/>Olives<\/span><span class="[^"]*">\+€1.00</)
})

test('at the most, what is not chosen is unavailable and says why', () => {
  const dips = ['mayo', 'curry', 'ketchup'].map((id) => option(id))
  const fries = product('fries', [size('bowl', 'Bowl', 450)], {
    variants: [variant('dips', 'checkbox', false, dips, { max: 2 })],
  })
  const html = shown(fries, [severalOf('dips', 'mayo', 'curry')])
  const [, id] = /<p id="([^"]+)"[^>]*>2 of 2 chosen · That is the most</.exec(html) ?? []
  const controls = [...html.matchAll(/<input[^>]*>/g)].map(([tag]) => tag)
  expect(controls.map((tag) => tag.includes('aria-disabled="true"'))).toEqual([false, false, true])
  expect(controls[2]).toContain(`aria-describedby="${id}"`)
})

test('at the most, no option can be taken once more', () => {
  const html = shown(bowl, bowlWith(severalOf('garnish', 'olives', 'olives', 'corn', 'corn')).optionIds)
  const more = [...html.matchAll(/<button[^>]*aria-label="(\S+): Increase quantity"[^>]*>/g)]
  expect(more.map(([tag, name]) => [name, tag.includes('aria-disabled')])).toEqual([
    ['Olives', true],
    ['truffle', true],
    ['corn', true],
    ['soy', false],
  ])
})
