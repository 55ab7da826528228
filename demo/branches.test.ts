import { expect, test } from 'vitest'
import { settings } from '#contract/settings.ts'
import { parseSetting } from '#domain/settings/parse-setting.ts'
import { restaurant } from './restaurant-file.ts'

const branches = [...restaurant.branch.values()]
const tables = [...restaurant.table.values()]

test('what the branches change is on the menu, in sizes that the dish is sold in', () => {
  for (const { withoutProducts, withoutCombos, prices } of branches) {
    expect(withoutProducts.filter((id) => !restaurant.product.has(id))).toEqual([])
    expect(withoutCombos.filter((id) => !restaurant.combo.has(id))).toEqual([])
    for (const { productId, sizeId } of prices)
      expect(restaurant.product.get(productId)?.sizes.map((size) => size.sizeId)).toContain(sizeId)
  }
  expect(branches.some(({ prices, withoutProducts }) => prices.length && withoutProducts.length)).toBe(true)
})

test('the settings of a branch are ones that a setting takes', () => {
  const all = branches.flatMap((branch) => Object.entries(branch.settings))
  expect(all.filter(([key, value]) => !parseSetting(settings, key, value).ok)).toEqual([])
})

test('slugs of branches and codes of tables are fit for an address, and no two are alike', () => {
  const [slugs, codes] = [branches.map(({ slug }) => slug), tables.map(({ code }) => code)]
  for (const all of [slugs, codes]) {
    expect(new Set(all).size).toBe(all.length)
    for (const one of all) expect(one).toMatch(/^[a-z0-9-]{3,64}$/)
  }
  expect(codes).toHaveLength(8)
})
