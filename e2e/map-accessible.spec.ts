import { newPerson, signedIn, visit } from './account-steps.ts'
import { dishes, goToCheckout } from './checkout-steps.ts'
import { expect, test } from './fixtures.ts'
import { CREATE, find, place } from './map-steps.ts'
import { axe } from './axe.ts'

test.use({ expectedNoise: /422/ })

test('A-06 axe finds nothing on the way to an address, at the checkout and on the contact page', async ({
  page,
  mapped,
}) => {
  test.slow()
  const screen = async (name: string, come: () => Promise<unknown>) =>
    test.step(name, async () => {
      await come()
      expect(await axe(page)).toEqual([])
    })
  await signedIn(page, mapped, await newPerson(mapped))
  await screen('the search with its map', async () => {
    await visit(page, mapped.url + CREATE)
    await expect(place(page).marker).toBeVisible()
  })
  await test.step('A-07 at 320 px with doubled text the map keeps its height, and its source covers nothing of it', async () => {
    const before = page.viewportSize() ?? { width: 390, height: 844 }
    await page.setViewportSize({ width: 320, height: 640 })
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const source = place(page).map.getByRole('link', { name: /OpenStreetMap/ })
    const freeHeight = async () => {
      const map = await place(page).map.locator('canvas').boundingBox()
      const link = await source.boundingBox()
      return map && link ? Math.min(map.height, link.y - map.y) : 0
    }
    await expect.poll(freeHeight).toBeGreaterThanOrEqual(278)
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
    await page.setViewportSize(before)
  })
  await screen('a place out of range', async () => {
    await find(page, 'Invalidenstraße 117 10115', /^Invalidenstraße/)
    await expect(place(page).outside).toBeVisible()
  })
  await screen('the open suggestions', async () => {
    await place(page).search.fill('')
    await place(page).search.pressSequentially('weserstr')
    await expect(place(page).hits.first()).toBeVisible()
    await place(page).search.press('ArrowDown')
  })
  await screen('the address by hand', async () => {
    await page.getByRole('option', { name: 'Adresse von Hand eingeben' }).click()
    await expect(page.getByRole('textbox', { name: /^Postleitzahl/ })).toBeVisible()
  })
  await screen('the details of an address', async () => {
    await visit(page, mapped.url + CREATE)
    await find(page, 'Sonnenallee 12 12047', /^Sonnenallee 12/)
    await place(page).next.click()
    await expect(place(page).name).toBeVisible()
  })
  await screen('the place at the checkout', async () => {
    await goToCheckout(page, mapped, dishes.antipasti)
    await page
      .getByRole('radio', { name: /^Andere Adresse/ })
      .or(place(page).search)
      .first()
      .waitFor()
    await find(page, 'Sonnenallee 12 12047', /^Sonnenallee 12/)
    await expect(place(page).served).toBeVisible()
  })
  await screen('the contact page with its map', async () => {
    await visit(page, `${mapped.url}/contact`)
    await expect(page.getByRole('img', { name: 'Das Restaurant' })).toBeVisible()
  })
})
