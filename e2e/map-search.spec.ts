import { expect, test } from './fixtures.ts'
import { openForm, place, withoutWebGl } from './map-steps.ts'
import { untilHydrated } from './menu-steps.ts'

const SEARCH = '**/api/me/addresses/search?*'
const hits = [
  { address: 'Weserstraße 12, 12045 Berlin', placeId: 'a', source: 'local' },
  { address: 'Weserstraße 120, 12059 Berlin', placeId: 'b', source: 'local' },
]

// What the page fetches at the guest's first move does not come either.
test.use({ expectedNoise: /Failed to load resource|ERR_INTERNET_DISCONNECTED/ })

test('the search of an address tells what it does, and bears every fault', async ({
  page,
  context,
  mapped,
}) => {
  test.slow()
  await withoutWebGl(page)
  const { search, hits: options } = await openForm(page, mapped)
  await untilHydrated(page)
  await test.step('an empty result shows what else can be done', async () => {
    await page.route(SEARCH, (route) => route.fulfill({ json: { data: [] } }))
    await search.pressSequentially('Nirgendwo 1')
    await expect(page.getByRole('status').filter({ hasText: 'Keine Adresse gefunden' })).toBeVisible()
    await expect(options).toHaveText(['Adresse von Hand eingeben'])
    await page.unroute(SEARCH)
    await search.fill('')
  })
  await test.step('a slow search shows that it is still running', async () => {
    let letThrough = () => {}
    const held = new Promise<void>((resolve) => {
      letThrough = resolve
    })
    await page.route(SEARCH, async (route) => {
      await held
      await route.fulfill({ json: { data: hits } }).catch(() => {})
    })
    await search.pressSequentially('weser')
    await expect(page.getByText('Das dauert länger als sonst')).toBeVisible()
    letThrough()
    await expect(options).toHaveCount(3)
    await expect(page.getByText('Das dauert länger als sonst')).toHaveCount(0)
    await page.unroute(SEARCH)
    await search.fill('')
  })
  await test.step('a search that fails can be repeated', async () => {
    await page.route(SEARCH, (route) =>
      route.fulfill({ status: 503, json: { code: 'internal', message: '' } }),
    )
    await search.pressSequentially('sonne') // What was found once is known.
    await expect(page.getByText('Die Suche antwortet nicht.')).toBeVisible()
    await page.unroute(SEARCH)
    await page.route(SEARCH, (route) => route.fulfill({ json: { data: hits } }))
    await page.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(options).toHaveCount(3)
    await page.unroute(SEARCH)
    await search.fill('')
  })
  await test.step('the arrow keys walk through the suggestions and around, Escape closes them', async () => {
    await page.route(SEARCH, (route) => route.fulfill({ json: { data: hits } }))
    await search.pressSequentially('weser')
    await expect(search).toHaveAttribute('aria-expanded', 'true')
    await search.press('ArrowDown')
    await expect(options.nth(0)).toHaveAttribute('aria-selected', 'true')
    await search.press('ArrowUp')
    await expect(options.nth(2)).toHaveAttribute('aria-selected', 'true')
    await expect(search).toHaveAttribute(
      'aria-activedescendant',
      (await options.nth(2).getAttribute('id')) ?? '',
    )
    await search.press('Escape')
    await expect(search).toHaveAttribute('aria-expanded', 'false')
    await expect(search).toHaveValue('weser')
    await page.unroute(SEARCH)
    await search.fill('')
  })
  await test.step('without a connection the search waits, and goes on by itself', async () => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await context.setOffline(true)
    await search.pressSequentially('weserstr 26 12045')
    await expect(page.getByText('Du bist offline. Sobald die Verbindung wieder da ist')).toBeVisible()
    expect(requested.filter((url) => url.includes('/addresses/search'))).toEqual([])
    await context.setOffline(false)
    await expect(options.first()).toHaveText(/^Weserstraße 26/)
    await search.fill('')
  })
  await test.step('the search calls the server from three letters on, after a pause, and highlights the typed text', async () => {
    const requested: string[] = []
    await page.route(SEARCH, (route) => {
      requested.push(new URL(route.request().url()).searchParams.get('q') ?? '')
      return route.fulfill({ json: { data: hits } })
    })
    // The clock stands still between the keys, so that a slow machine does not end the pause.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await search.pressSequentially('we')
    await page.clock.runFor(500)
    expect(requested).toEqual([])
    for (const key of 'serstr') {
      await search.press(key)
      await page.clock.runFor(30)
    }
    expect(requested).toEqual([])
    await page.clock.runFor(300)
    await page.clock.resume()
    await expect(options).toHaveCount(3)
    expect(requested).toEqual(['weserstr'])
    await expect(options.first().locator('strong')).toHaveText('Weserstr')
    await expect(page.getByRole('status').filter({ hasText: '2 Adressen gefunden' })).toBeVisible()
  })
})

test('the address of a marker that cannot be found is requested again by a press', async ({
  page,
  mapped,
}) => {
  await openForm(page, mapped)
  await page.route('**/api/me/addresses/reverse?*', (route) => route.abort())
  const { marker, search, served } = place(page)
  await marker.focus()
  await marker.press('ArrowRight')
  const alert = page.getByRole('alert').filter({ hasText: 'nicht herausfinden, welche Adresse' })
  await expect(alert).toBeVisible()
  await page.unroute('**/api/me/addresses/reverse?*')
  await alert.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(search).toHaveValue(/12045/)
  await expect(served).toBeVisible()
})
