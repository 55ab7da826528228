import { newPerson, post, signedIn, visit } from './account-steps.ts'
import { expect, rows, test } from './fixtures.ts'
import { tabTo } from './keyboard-steps.ts'
import { cardOf, CREATE, find, openForm, place, withoutWebGl } from './map-steps.ts'

const empty = 'Du hast noch keine Adresse hinzugefügt. Füge unten deine erste hinzu'
const denied = /muss die Ortung auf deinem Gerät eingeschaltet sein/
/** In front of a house in the demo restaurant's own postal code. */
const nearby = { latitude: 52.4865, longitude: 13.4337 }

test('a first address is found by searching, with the keyboard alone, and is the default one', async ({
  page,
  mapped,
}) => {
  const person = await newPerson(mapped)
  await signedIn(page, mapped, person)
  await visit(page, `${mapped.url}/me/address-list`)
  await expect(page.getByText(empty)).toBeVisible()
  await page.getByRole('link', { name: 'Adresse hinzufügen' }).press('Enter')
  const { next, save, name, served } = place(page)
  await find(page, 'weserstr 26 12045', /^Weserstraße 26, 12045 Berlin/)
  await expect(served).toBeVisible()
  await next.press('Enter')
  await expect(page.getByText('Weserstraße 26, 12045 Berlin')).toBeVisible()
  await name.fill('Zuhause')
  await page.getByRole('textbox', { name: /^Etage, Klingel/ }).fill('3. OG')
  await expect(page.getByRole('checkbox', { name: /Standard-Lieferadresse/ })).toBeChecked()
  await save.press('Enter')
  await expect(page).toHaveURL(`${mapped.url}/me/address-list`)
  await expect(cardOf(page, 'Weserstraße 26').getByText('Standardadresse')).toBeVisible()
})

test('a first address is set on a map that is ours alone', async ({ page, mapped }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(mapped.url)) foreign.push(request.url())
  })
  const { map, marker, served, next, save, name, search } = await openForm(page, mapped)
  await expect(marker).toBeVisible()
  await expect(page.getByRole('link', { name: '© OpenStreetMap-Mitwirkende' })).toBeVisible()
  await test.step('a first address is set on the map with the arrow keys, and its address is announced (A-35, A-15)', async () => {
    await expect(marker).toHaveAccessibleDescription(/Pfeiltasten/)
    await tabTo(page, marker)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowUp')
    const announced = page.getByRole('status').filter({ hasText: 'Gewählt:' })
    await expect(announced).toContainText(/12045/)
    await expect(search).toHaveValue(/12045/)
    const before = await announced.textContent()
    await tabTo(page, marker)
    await page.keyboard.press('Shift+ArrowUp')
    await expect(announced).not.toHaveText(before ?? '')
  })
  await test.step('the map comes nearer and goes back by keys alone (A-35)', async () => {
    const restaurant = map.getByRole('img', { name: 'Das Restaurant' })
    const apart = async () =>
      ((await marker.boundingBox())?.x ?? 0) - ((await restaurant.boundingBox())?.x ?? 0)
    await tabTo(page, marker)
    await page.keyboard.press('Shift+ArrowRight')
    await expect.poll(apart).toBeGreaterThan(5)
    const before = await apart()
    await tabTo(page, map.getByRole('button', { name: 'Näher heran' }))
    await page.keyboard.press('Enter')
    await expect.poll(apart).toBeGreaterThan(before * 1.9)
    await tabTo(page, map.getByRole('button', { name: 'Weiter weg' }))
    await page.keyboard.press('Space')
    await expect.poll(apart).toBeLessThan(before * 1.1)
  })
  await test.step('a press on the map puts the marker there (A-15)', async () => {
    const before = await search.inputValue()
    await map.click({ position: { x: 90, y: 90 } })
    await expect(served).toBeVisible()
    await expect(search).not.toHaveValue(before)
  })
  await next.click()
  await name.fill('Büro')
  await save.click()
  await expect(cardOf(page, 'Büro')).toBeVisible()
  // No request has left our own server.
  expect(foreign).toEqual([])
})

test('an answer that arrives while Next is pressed does not move it away from the finger', async ({
  page,
  mapped,
}) => {
  const { next, name } = await openForm(page, mapped)
  let answer = () => {}
  const released = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/me/addresses/check', async (route) => {
    await released
    await route.continue()
  })
  await find(page, 'weserstr 26 12045', /^Weserstraße 26, 12045 Berlin/)
  await next.hover()
  await page.mouse.down()
  const before = await next.boundingBox()
  const answered = page.waitForResponse('**/api/me/addresses/check')
  answer()
  await (await answered).finished()
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  expect(await next.boundingBox()).toEqual(before)
  await page.mouse.up()
  await expect(name).toBeVisible()
})

test('a text typed before the scripts have loaded is searched for as soon as they have', async ({
  page,
  mapped,
}) => {
  await signedIn(page, mapped, await newPerson(mapped))
  let letThrough = () => {}
  const released = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(mapped.url + CREATE, { waitUntil: 'commit' })
  const { search, hits } = place(page)
  await search.click()
  await page.keyboard.type('weserstr 26 12045')
  letThrough()
  await expect(hits.first()).toHaveText(/^Weserstraße 26, 12045 Berlin/)
  await expect(search).toHaveValue('weserstr 26 12045')
  await expect(search).toBeFocused()
})

test.describe('with the location of the device', () => {
  test.use({ permissions: ['geolocation'] })

  test('the place is found by a press, and not before', async ({ page, mapped, context }) => {
    await context.setGeolocation({ ...nearby, accuracy: 15 })
    const { here, search, served } = await openForm(page, mapped)
    await expect(search).toHaveValue('')
    await here.click()
    await expect(search).toHaveValue(/12045/)
    await expect(served).toBeVisible()
    await expect(page.getByText('nur ungefähr')).toHaveCount(0)
  })

  test('a rough location needs the marker', async ({ page, mapped, context }) => {
    await context.setGeolocation({ ...nearby, accuracy: 480 })
    const { here, marker } = await openForm(page, mapped)
    await here.click()
    const note = page.getByText('Dein Gerät kennt deinen Standort nur ungefähr (auf 480 m genau)')
    await expect(note).toBeVisible()
    await marker.focus()
    await marker.press('ArrowLeft')
    await expect(note).toHaveCount(0)
  })
})

test('without permission for the location a message is shown, and the search has the focus', async ({
  page,
  mapped,
}) => {
  const { here, search } = await openForm(page, mapped)
  await here.click()
  await expect(page.getByRole('alert').filter({ hasText: denied })).toBeVisible()
  await expect(search).toBeFocused()
})

test('the list of the new address system links to change and add; an address is changed with the marker, becomes the default one, and is removed', async ({
  page,
  mapped,
}) => {
  const person = await newPerson(mapped)
  await signedIn(page, mapped, person)
  const { name, next, save, marker, search } = place(page)
  await post(
    mapped,
    '/me/addresses',
    { name: 'Zuhause', address: 'Weserstraße 26', zipcode: '12045' },
    person,
  )
  await visit(page, mapped.url + CREATE)
  await find(page, 'Sonnenallee 12 12047', /^Sonnenallee/)
  await next.click()
  await name.fill('Büro')
  await save.click()
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  await expect(cards).toHaveCount(2)
  await expect(page.getByText('Standardadresse')).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Adresse hinzufügen' })).toHaveAttribute(
    'href',
    '/me/address-list/create',
  )
  await expect(page.getByRole('link', { name: 'Büro bearbeiten' })).toHaveAttribute(
    'href',
    /^\/me\/address-list\/\w+\/update$/,
  )
  await page.getByRole('link', { name: 'Büro bearbeiten' }).click()
  await expect(search).toHaveValue(/^Sonnenallee 12/)
  await marker.focus()
  for (let step = 0; step < 3; step += 1) await marker.press('Shift+ArrowDown')
  await expect(search).not.toHaveValue(/^Sonnenallee 12,/)
  await next.click()
  await page.getByText('Das ist meine Standard-Lieferadresse').click()
  await save.click()
  await expect(cardOf(page, 'Büro').getByText('Standardadresse')).toBeVisible()
  await expect(cardOf(page, 'Zuhause').getByText('Standardadresse')).toHaveCount(0)

  await page.getByRole('button', { name: 'Büro entfernen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Entfernen' }).click()
  await expect(cardOf(page, 'Büro')).toHaveCount(0)
  await expect(cardOf(page, 'Zuhause').getByText('Standardadresse')).toBeVisible()
})

test('a browser that cannot draw the map shows a friendly note and fetches nothing of it (A-35)', async ({
  page,
  mapped,
}) => {
  const person = await newPerson(mapped)
  await signedIn(page, mapped, person)
  await withoutWebGl(page)
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await visit(page, mapped.url + CREATE)
  await expect(page.getByText('Dein Browser kann die Karte nicht anzeigen.')).toBeVisible()
  expect(fetched.filter((url) => /geojson|maplibre|open-map/.test(url))).toEqual([])
  const { search, name, next, save } = place(page)
  await find(page, 'Weserstraße 26 12045', /^Weserstraße 26/)
  await next.click()
  await name.fill('Zuhause')
  await save.click()
  await expect(cardOf(page, 'Weserstraße 26')).toBeVisible()
  await test.step('an address that the search does not find is typed by hand', async () => {
    await visit(page, mapped.url + CREATE)
    await search.fill('Neue Straße die keiner kennt')
    await page.getByRole('option', { name: 'Adresse von Hand eingeben' }).click()
    await page.getByRole('textbox', { name: /^Straße und Hausnummer/ }).fill('Ganz neue Straße 1')
    await page.getByRole('textbox', { name: /^Postleitzahl/ }).fill('12045')
    await next.click()
    await name.fill('Neubau')
    await save.click()
    await expect(cardOf(page, 'Ganz neue Straße 1')).toBeVisible()
    const [stored] = rows(
      mapped.dataDir,
      `select * from addresses where name = 'Neubau' and user_id = (select id from users where email = '${person.email}')`,
    )
    expect(stored).toMatchObject({ zipcode: '12045' })
  })
})
