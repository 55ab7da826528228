import type { Page } from '@playwright/test'
import { expect, test, write } from './fixtures.ts'
import { buy, openCart, openDish, tabs, visit } from './menu-steps.ts'
import { orderByApi } from './orders.ts'

// Everything glides here as it does for most guests.
test.use({ reducedMotion: 'no-preference' })

/** Keeps in the page what moves by itself: transitions, and animations that take time. What follows a scroll does not. */
const watchMotion = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const motion: string[] = []
    Object.assign(globalThis, { motion })
    addEventListener('transitionrun', ({ target, propertyName }) => {
      motion.push(`${propertyName} of ${(target as Element).className}`)
    })
    addEventListener('animationstart', ({ target, animationName, pseudoElement }) => {
      const { animationDuration } = getComputedStyle(target as Element, pseudoElement)
      const takesTime = animationDuration.split(',').some((time) => Number.parseFloat(time) > 0)
      if (takesTime) motion.push(`${animationName} of ${(target as Element).className}`)
    })
  })

const motionOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { motion: string[] }).motion)

/** Opens and closes everything above the menu, and puts a dish into the cart. */
async function lookAround(page: Page, url: string): Promise<void> {
  await visit(page, url)
  const sheet = await openDish(page, 'Käsespätzle')
  await buy(sheet).click()
  await expect(sheet).toBeHidden()
  await openCart(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Menü öffnen' }).click()
  const sideMenu = page.getByRole('dialog', { name: 'Feuer & Flora' })
  await expect(sideMenu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sideMenu).toBeHidden()
}

/** How many steps the slider takes when its button is pressed. */
async function stepsOfSlider(page: Page): Promise<number> {
  const slider = page.getByRole('region', { name: 'Kategorien in Bildern' })
  const steps = slider.getByRole('list').evaluate(
    (row) =>
      new Promise<number>((resolve) => {
        let steps = 0
        row.addEventListener('scroll', () => (steps += 1))
        row.addEventListener('scrollend', () => resolve(steps), { once: true })
      }),
  )
  await slider.getByRole('button', { name: 'Nächste Kategorien' }).click()
  return steps
}

test('U-44 A-09 with reduced motion nothing glides; without it panels and sliders do', async ({
  page,
  shared,
}) => {
  await watchMotion(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await lookAround(page, shared.url)
  expect(await stepsOfSlider(page)).toBe(1)
  expect(await motionOf(page)).toEqual([])

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await lookAround(page, shared.url)
  expect(await stepsOfSlider(page)).toBeGreaterThan(1)
  expect(await motionOf(page)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^translate of dialog /), expect.stringMatching(/^cart-/)]),
  )
})

test('the prices of extras light up when they change, not when a dish opens', async ({ page, shared }) => {
  const lit = async () => (await motionOf(page)).filter((one) => one.startsWith('reprice '))
  await watchMotion(page)
  await visit(page, `${shared.url}/menu/pizza`)
  const sheet = await openDish(page, 'Margherita')
  await expect(sheet.getByLabel(/^Extra Mozzarella/)).toBeVisible()
  expect(await lit()).toEqual([])
  await sheet.getByLabel(/^Groß/).press('Space')
  await expect.poll(lit).not.toEqual([])
})

test('A-09 nothing moves by itself for more than five seconds', async ({ page, shared }) => {
  const order = await orderByApi(shared.url)
  write(shared.dataDir, `update orders set status = 'approved' where id = (select max(id) from orders)`)
  for (const path of ['/', '/menu/pizza', '/menu/burgers/burger-klassiker', '/checkout', order]) {
    await visit(page, shared.url + path)
    const lasting = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ timeline, effect }) => {
            const { endTime } = effect?.getComputedTiming() ?? {}
            return timeline === document.timeline && Number(endTime) > 5_000
          })
          .map((one) => (one as CSSAnimation).animationName),
      )
    await expect.poll(lasting, path).toEqual([])
  }
})

test('A-09 no row of pictures goes on by itself', async ({ page, shared }) => {
  await page.clock.install()
  await visit(page, shared.url)
  // Both rows begin with what a first screen shows; the rest follows.
  const names = tabs(page).getByRole('link')
  await expect(page.locator('.slider__slide')).toHaveCount((await names.count()) - 1)
  await expect(page.locator('.combos--row > li')).not.toHaveCount(4)
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.slider__slide, .combos--row > li, .hero')].map(
        (one) => one.getBoundingClientRect().x,
      ),
    )
  const before = await places()
  expect(before.length).toBeGreaterThan(10)
  await page.clock.runFor(20_000)
  expect(await places()).toEqual(before)
})
