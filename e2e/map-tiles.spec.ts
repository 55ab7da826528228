import { newPerson, signedIn, visit } from './account-steps.ts'
import { expect, test } from './fixtures.ts'
import { cardOf, coloursOf, CREATE, find, place, withoutWebGl } from './map-steps.ts'

const TILES = '/map/tiles.pmtiles'

test('the map reads its tiles range by range from our own server, and names their authors', async ({
  page,
  tiled,
}) => {
  await signedIn(page, tiled, await newPerson(tiled))
  const requested: { url: string; range: string | undefined }[] = []
  page.on('request', (request) => {
    requested.push({ url: request.url(), range: request.headers()['range'] })
  })
  await visit(page, tiled.url + CREATE)
  const { marker, search } = place(page)
  await expect(marker).toBeVisible()
  await expect(page.getByRole('link', { name: '© OpenStreetMap-Mitwirkende' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Protomaps' })).toBeVisible()
  await marker.focus()
  await marker.press('ArrowRight')
  await expect(search).toHaveValue(/12045/)
  const tiles = requested.filter(({ url }) => url === tiled.url + TILES)
  expect(tiles.length).toBeGreaterThan(1)
  expect(tiles.every(({ range }) => range?.startsWith('bytes='))).toBe(true)
  expect(requested.filter(({ url }) => !url.startsWith(tiled.url))).toEqual([])
  expect(requested.filter(({ url }) => url.includes('geojson'))).toEqual([])
  await test.step('with tiles the contact page shows the same map', async () => {
    await page.goto(`${tiled.url}/contact`)
    const map = page.getByRole('region', { name: /^Karte mit/ })
    await expect(map.getByRole('img', { name: 'Das Restaurant' })).toBeVisible()
    await expect(map.getByRole('link', { name: 'Protomaps' })).toBeVisible()
    await expect.poll(() => coloursOf(map)).toBeGreaterThan(2)
  })
})

test.describe('torn tiles', () => {
  test.use({ expectedNoise: /tiles of the map cannot be read/ })

  test('give way to the data we ship', async ({ page, torn }) => {
    await signedIn(page, torn, await newPerson(torn))
    await visit(page, torn.url + CREATE)
    const { marker, next, name, save } = place(page)
    await expect(marker).toBeVisible()
    await expect(page.getByRole('link', { name: '© OpenStreetMap-Mitwirkende' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Protomaps' })).toHaveCount(0)
    await find(page, 'Weserstraße 26 12045', /^Weserstraße 26/)
    await next.click()
    await name.fill('Zuhause')
    await save.click()
    await expect(cardOf(page, 'Weserstraße 26')).toBeVisible()
  })
})

test('a browser that draws no map fetches no tiles, and the form works without them', async ({
  page,
  tiled,
}) => {
  await withoutWebGl(page)
  await signedIn(page, tiled, await newPerson(tiled))
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await visit(page, tiled.url + CREATE)
  await expect(page.getByText('Dein Browser kann die Karte nicht anzeigen.')).toBeVisible()
  await find(page, 'Weserstraße 26 12045', /^Weserstraße 26/)
  await place(page).next.click()
  await place(page).name.fill('Zuhause')
  await place(page).save.click()
  await expect(cardOf(page, 'Weserstraße 26')).toBeVisible()
  expect(requested.filter((url) => url.includes(TILES))).toEqual([])
})
