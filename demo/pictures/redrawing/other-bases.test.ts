import { expect, test } from 'vitest'
import { demoMenu } from '../../menu/demo-menu.ts'
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
  for (const { slug, variants, options } of demoMenu.variants.map((variant) => ({
    ...variant,
    variants: [variant.slug],
  }))) {
    if (slug !== 'pasta-shape' && slug !== 'bowl-base') continue
    for (const product of products.filter((one) => one.variants.includes(slug))) {
      const chosen = otherBases(product.picture, variants).flatMap(({ optionIds }) => optionIds)
      expect(chosen.length, product.slug).toBeGreaterThanOrEqual(options.length - 2)
      expect(
        chosen.filter((id) => !options.some((option) => `${slug}-${option.slug}` === id)),
        product.slug,
      ).toEqual([])
    }
  }
})
