import type { Page } from '@playwright/test'
import { newPerson, signedIn, visit } from './account-steps.ts'
import { dishes, goToCheckout } from './checkout-steps.ts'
import { expect } from './fixtures.ts'
import type { AppServer } from './app-server.ts'
import { CREATE, find, place, test } from './map-steps.ts'
import { axe } from './axe.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedNoise: /422/ })

const screens: Record<string, (page: Page, server: AppServer) => Promise<void>> = {
  'the search with its map': async (page, server) => {
    await visit(page, server.url + CREATE)
    await expect(place(page).marker).toBeVisible()
  },
  'the open suggestions': async (page, server) => {
    await visit(page, server.url + CREATE)
    await place(page).search.pressSequentially('weserstr')
    await expect(place(page).hits.first()).toBeVisible()
    await place(page).search.press('ArrowDown')
  },
  'a place out of range': async (page, server) => {
    await visit(page, server.url + CREATE)
    await find(page, 'Invalidenstraße 117 10115', /^Invalidenstraße/)
    await expect(place(page).outside).toBeVisible()
  },
  'the address by hand': async (page, server) => {
    await visit(page, server.url + CREATE)
    await place(page).search.fill('weserstr')
    await page.getByRole('option', { name: 'Adresse von Hand eingeben' }).click()
    await expect(page.getByRole('textbox', { name: /^Postleitzahl/ })).toBeVisible()
  },
  'the details of an address': async (page, server) => {
    await visit(page, server.url + CREATE)
    await find(page, 'Sonnenallee 12 12047', /^Sonnenallee 12/)
    await place(page).next.click()
    await expect(place(page).name).toBeVisible()
  },
  'the place at the checkout': async (page, server) => {
    await goToCheckout(page, server, dishes.antipasti)
    await page
      .getByRole('radio', { name: /^Andere Adresse/ })
      .or(place(page).search)
      .first()
      .waitFor()
    await find(page, 'Sonnenallee 12 12047', /^Sonnenallee 12/)
    await expect(place(page).served).toBeVisible()
  },
  'the contact page with its map': async (page, server) => {
    await visit(page, `${server.url}/contact`)
    await expect(page.getByRole('img', { name: 'Das Restaurant' })).toBeVisible()
  },
}

for (const [name, come] of Object.entries(screens)) {
  test(`A-06 axe finds nothing on ${name}`, async ({ page, mapped }) => {
    await signedIn(page, mapped, await newPerson(mapped))
    await come(page, mapped)
    expect(await axe(page)).toEqual([])
  })
}
