import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { openDish, visit } from './menu-steps.ts'

const choice = (sheet: Locator, name: string): Locator => sheet.getByLabel(new RegExp(`^${name}`))

test('a drawn picture follows size, dough, base and extras; one without a drawing stays as it is', async ({
  page,
  shared,
}) => {
  await visit(page, shared.url)
  const pizza = await openDish(page, 'Margherita')
  const drawn = pizza.locator('.redrawn [data-choice]:not([data-off])')
  const choices = () =>
    drawn.evaluateAll((layers) => layers.map((layer) => layer.getAttribute('data-choice')))
  await expect(pizza.locator('.redrawn')).toBeEmpty()
  await choice(pizza, 'Rucola').check()
  await choice(pizza, 'Mit Käserand').check()
  await choice(pizza, 'Salami').check()
  await expect.poll(choices).toEqual(['dough-dough-cheese-rim', 'salami', 'rocket'])
  const pieces = await drawn.last().innerHTML()
  const dish = pizza.locator('.redrawn__dish')
  const width = () => dish.evaluate((node) => node.getBoundingClientRect().width)
  const before = await width()
  await choice(pizza, 'Groß').press('Space')
  await expect.poll(width).toBeCloseTo(before * 1.2, 0)
  await choice(pizza, 'Salami').uncheck()
  await expect.poll(choices).toEqual(['dough-dough-cheese-rim', 'rocket'])
  expect(await drawn.last().innerHTML()).toBe(pieces)
  await expect(pizza.locator('.redrawn')).toHaveAttribute('aria-hidden', 'true')
  await page.goBack()

  const bowl = await openDish(page, 'Falafel-Bowl')
  await choice(bowl, 'Quinoa').check()
  const base = bowl.locator('.redrawn__base:not([data-off])')
  await expect(base).toHaveAttribute('src', /^\/media\/[0-9a-f]{24}\/960\.avif$/)
  await choice(bowl, 'Basmatireis').check()
  await expect(base).toHaveCount(0)
  await page.goBack()

  const burger = await openDish(page, 'Halloumi und Avocado')
  await choice(burger, 'Rucola').check()
  await expect(burger.locator('.redrawn')).toHaveCount(0)
})
