import { expect, test } from './fixtures.ts'
import { coloursOf, withoutWebGl } from './map-steps.ts'

test('the contact page shows the restaurant on our own map with streets, parks and water, and calls no other server for it', async ({
  page,
  shared,
}) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(shared.url)) foreign.push(request.url())
  })
  await page.goto(`${shared.url}/contact`)
  const map = page.getByRole('region', { name: /^Karte mit Weserstraße 999/ })
  await expect(map.getByRole('img', { name: 'Das Restaurant' })).toBeVisible()
  await expect(map.getByRole('link', { name: '© OpenStreetMap-Mitwirkende' })).toBeVisible()
  await expect.poll(() => coloursOf(map)).toBeGreaterThan(5)
  expect(foreign).toEqual([])
})

test('without a map the contact page keeps its drawing and the link to the route', async ({
  page,
  shared,
}) => {
  await withoutWebGl(page)
  await page.goto(`${shared.url}/contact`)
  await expect(page.getByRole('main').getByRole('link', { name: 'Route planen' })).toBeVisible()
  await expect(page.getByRole('region', { name: /^Karte mit/ })).toHaveCount(0)
})

test('the map has streets, parks and water with motion too', async ({ page, shared }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(`${shared.url}/contact`)
  const map = page.getByRole('region', { name: /^Karte mit/ })
  await expect(map.getByRole('img', { name: 'Das Restaurant' })).toBeVisible()
  await expect.poll(() => coloursOf(map)).toBeGreaterThan(5)
})
