import { expect, test } from 'vitest'
import { settings } from '#contract/settings.ts'
import { parseSetting } from '#domain/settings/parse-setting.ts'
import { demoBranches, demoMainBranch, demoTables } from './branches.ts'
import { demoMenu } from './menu/demo-menu.ts'

const products = demoMenu.categories.flatMap((category) => category.products)

test('what the branches change is on the menu', () => {
  const slugs = products.map(({ slug }) => slug)
  const combos = demoMenu.combos.map(({ slug }) => slug)
  for (const { notOffered, soldOut, combosNotOffered, prices } of demoBranches) {
    expect(slugs).toEqual(expect.arrayContaining([...notOffered, ...soldOut]))
    expect(slugs).toEqual(expect.arrayContaining(prices.map(({ product }) => product)))
    expect(combos).toEqual(expect.arrayContaining([...combosNotOffered]))
    expect(notOffered.filter((slug) => soldOut.includes(slug))).toEqual([])
  }
})

test('the prices of a branch are of sizes that the dish is sold in', () => {
  for (const { product, size } of demoBranches.flatMap(({ prices }) => prices)) {
    const category = demoMenu.categories.find((one) => one.products.some(({ slug }) => slug === product))
    const sold = Object.keys(products.find(({ slug }) => slug === product)?.prices ?? {})
    expect(sold.map((key) => `${category?.slug}-${key}`)).toContain(size)
  }
})

test('the settings of a branch are ones that a setting takes', () => {
  const all = demoBranches.flatMap(({ settings }) => Object.entries(settings))
  expect(all.filter(([key, value]) => !parseSetting(settings, key, value).ok)).toEqual([])
})

test('slugs of branches and codes of tables are fit for an address, and no two are alike', () => {
  const slugs = [demoMainBranch, ...demoBranches].map(({ slug }) => slug)
  const codes = demoTables.map(({ code }) => code)
  for (const all of [slugs, codes]) {
    expect(new Set(all).size).toBe(all.length)
    for (const one of all) expect(one).toMatch(/^[a-z0-9-]{3,64}$/)
  }
  expect(codes).toHaveLength(8)
})
