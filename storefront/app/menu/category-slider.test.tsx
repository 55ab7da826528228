import { expect, test } from 'vitest'
import { renderInShop } from '../test/render-in-shop.tsx'
import { CategorySlider } from './category-slider.tsx'

test('a category of which the filter leaves no dish is shown as empty, the others are not', () => {
  const slide = (name: string, isEmpty: boolean) => ({ id: name, name, picture: `/${name}.webp`, isEmpty })
  const html = renderInShop(
    <CategorySlider slides={[slide('pizza', false), slide('salads', true)]} onChoose={() => {}} />,
    {},
  )
  const links = html.match(/<a .*?<\/a>/g)
  expect(links).toEqual([
    expect.not.stringMatching(/aria-disabled|\(0\)/),
    expect.stringMatching(/aria-disabled="true".*>salads \(0\)</),
  ])
})
