import { expect, test } from 'vitest'
import { demoMenu } from '../../demo-menu.ts'
import { restaurant } from '../../restaurant-file.ts'
import { otherBases } from './other-bases.ts'

const products = demoMenu.categories.flatMap((category) => category.products)

test.each([
  {
    slug: 'pasta-bolognese',
    options: [['pasta-shape-pasta-penne', 'pasta-shape-pasta-spelt'], ['pasta-shape-pasta-tagliatelle']],
  },
  {
    slug: 'bowl-falafel',
    options: [['bowl-base-base-quinoa'], ['bowl-base-base-couscous'], ['bowl-base-base-leaves']],
  },
  { slug: 'pasta-hummer', options: [] },
  { slug: 'pizza-margherita', options: [] },
])('$slug has a picture for each of $options', ({ slug, options }) => {
  const product = products.find((one) => one.slug === slug)
  const others = product ? otherBases(product.picture, product.variants) : []
  expect(others.map(({ optionIds }) => optionIds)).toEqual(options)
})

test('a dish with such a choice has a picture for each of its options, its own or another', () => {
  for (const variant of ['pasta-shape', 'bowl-base']) {
    const options = restaurant.variant.get(variant)?.options ?? []
    for (const product of products.filter((one) => one.variants.includes(variant))) {
      const chosen = otherBases(product.picture, [variant]).flatMap(({ optionIds }) => optionIds)
      expect(chosen.length, product.slug).toBeGreaterThanOrEqual(options.length - 2)
      expect(
        chosen.filter((id) => !options.some((option) => option.id === id)),
        product.slug,
      ).toEqual([])
    }
  }
})
