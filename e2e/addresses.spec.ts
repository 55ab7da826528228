import { areaOf, newPerson, saveAddress, signedIn, visit } from './account-steps.ts'
import { dishes, goToCheckout, reveal } from './checkout-steps.ts'
import { changeAndWait, expect, rows, test } from './fixtures.ts'
import { tabTo } from './keyboard-steps.ts'
import { place } from './map-steps.ts'

const empty = 'Du hast noch keine Adresse hinzugefügt. Füge unten deine erste hinzu'

test('the setting of the address system decides which page lists the addresses', async ({ page, own }) => {
  await signedIn(page, own, await newPerson(own))
  await visit(page, `${own.url}/me/address-list/create`)
  await expect(page).toHaveURL(`${own.url}/me/my-addresses/create`)
  await expect(page.getByPlaceholder('z. B. Büro, Zuhause')).toBeVisible()
  await changeAndWait(own, `update settings set value = '1' where key = 'USES_NEW_ADDRESS_SYSTEM'`)
  await visit(page, `${own.url}/me/my-addresses/create?return=checkout`)
  expect(page.url()).toBe(`${own.url}/me/address-list/create?return=checkout`)
  await expect(page.getByRole('button', { name: 'Aktuellen Standort verwenden' })).toBeVisible()
})

test('an address is added with its area, changed and removed', async ({ page, own }) => {
  await signedIn(page, own, await newPerson(own))
  await visit(page, `${own.url}/me/my-addresses`)
  await expect(page.getByText(empty)).toBeVisible()
  await page.getByRole('link', { name: 'Adresse hinzufügen' }).click()
  await page.getByRole('button', { name: 'Adresse speichern' }).click()
  await expect(page.getByRole('group', { name: 'Bitte prüfe 3 Felder' })).toBeFocused()
  await page.getByRole('textbox', { name: /^Name der Adresse/ }).fill('Zuhause')
  await page.getByRole('combobox', { name: /^Postleitzahl oder Gebiet/ }).fill('12045')
  const facts = page.getByRole('status').filter({ hasText: 'Wir liefern zu dir' })
  await expect(facts).toContainText(/Mindestbestellwert 12,00\s€/)
  await page.getByRole('textbox', { name: /^Straße und Hausnummer/ }).fill('Weserstraße 7')
  await page.getByRole('button', { name: 'Adresse speichern' }).click()

  await expect(page).toHaveURL(`${own.url}/me/my-addresses`)
  const card = page.getByRole('listitem').filter({ hasText: 'Weserstraße 7' })
  await expect(card.getByText('Standardadresse')).toBeVisible()
  await card.getByRole('link', { name: 'Zuhause bearbeiten' }).click()
  await expect(page).toHaveURL(/\/me\/my-addresses\/\w+\/update$/)
  await page.getByRole('textbox', { name: /^Straße und Hausnummer/ }).fill('Weserstraße 9')
  await page.getByRole('button', { name: 'Adresse speichern' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: /Weserstraße 9(?!9)/ })).toBeVisible()

  await page.getByRole('button', { name: 'Zuhause entfernen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Entfernen' }).click()
  await expect(page.getByText(empty)).toBeVisible()
  expect(rows(own.dataDir, 'select * from addresses')).toEqual([])
})

test('the door of a saved address is marked on its map with the keyboard, and forgotten with its street', async ({
  page,
  own,
}) => {
  const person = await newPerson(own)
  const { id } = (await saveAddress(own, person)) as { id: string }
  await signedIn(page, own, person)
  await visit(page, `${own.url}/me/my-addresses/${id}/update`)
  const { marker, save } = place(page)
  await expect(page.getByText('Deine Tür ist noch nicht markiert')).toBeVisible()
  await expect(marker).toBeVisible()
  await tabTo(page, marker)
  await page.keyboard.press('ArrowRight')
  const marked = page.getByRole('status').filter({ hasText: 'Deine Tür ist markiert.' })
  await expect(marked).toBeVisible()
  await save.click()
  await expect(page).toHaveURL(`${own.url}/me/my-addresses`)
  const stored = () => rows(own.dataDir, 'select lat_micro, lng_micro, area_id from addresses')
  expect(stored()).toEqual([
    { lat_micro: expect.any(Number), lng_micro: expect.any(Number), area_id: areaOf(own, '12045') },
  ])

  await visit(page, `${own.url}/me/my-addresses/${id}/update`)
  await expect(marked).toBeVisible()
  const street = page.getByRole('textbox', { name: /^Straße und Hausnummer/ })
  const before = await street.inputValue()
  await street.fill('Maybachufer 3')
  await expect(marked).toHaveCount(0)
  await street.fill(before)
  await expect(marked).toBeVisible()
  await street.fill('Maybachufer 3')
  await save.click()
  await expect(page).toHaveURL(`${own.url}/me/my-addresses`)
  expect(stored()).toMatchObject([{ lat_micro: null, lng_micro: null }])
})

test('the address of another account redirects to the own list', async ({ page, shared }) => {
  const [ada, eve] = [await newPerson(shared), await newPerson(shared)]
  const { id } = (await saveAddress(shared, ada)) as { id: string }
  await signedIn(page, shared, eve)
  await visit(page, `${shared.url}/me/my-addresses/${id}/update`)
  await expect(page).toHaveURL(`${shared.url}/me/my-addresses`)
  await expect(page.getByText('Weserstraße 7')).toHaveCount(0)
})

test('an address made on the way to the checkout leads back to it, chosen instead of the default one', async ({
  page,
  shared,
}) => {
  const person = await newPerson(shared)
  await saveAddress(shared, person, { isDefault: true })
  await signedIn(page, shared, person)
  await goToCheckout(page, shared, dishes.antipasti, dishes.bruschetta)
  await visit(page, `${shared.url}/me/my-addresses/create?return=checkout`)
  await page.getByRole('textbox', { name: /^Name der Adresse/ }).fill('Büro')
  await page.getByRole('combobox', { name: /^Postleitzahl oder Gebiet/ }).fill('12045')
  await page.getByRole('textbox', { name: /^Straße und Hausnummer/ }).fill('Maybachufer 3')
  await page.getByRole('button', { name: 'Adresse speichern' }).click()
  await expect(page).toHaveURL(`${shared.url}/checkout`)
  await expect(await reveal(page.getByRole('radio', { name: /^Büro/ }))).toBeChecked()
})

test('a saved address is chosen in the header with one tap, and the checkout has it chosen', async ({
  page,
  shared,
}) => {
  const person = await newPerson(shared)
  await saveAddress(shared, person, { isDefault: true })
  await saveAddress(shared, person, { name: 'Büro', address: 'Maybachufer 3', isDefault: false })
  await signedIn(page, shared, person)
  await goToCheckout(page, shared, dishes.antipasti, dishes.bruschetta)
  await visit(page, `${shared.url}/?way=1`)
  const sheet = page.getByRole('dialog', { name: 'Wie, wohin und wann?' })
  await expect(sheet.getByRole('radio', { name: /^Zuhause/ })).toBeChecked()
  await sheet.getByRole('radio', { name: /^Büro/ }).check()
  await expect(page.locator('.way-chip')).toContainText(/ab 12\s€ · /)
  await expect(sheet.getByRole('combobox')).toHaveCount(0)
  await page.goto(`${shared.url}/checkout`)
  await expect(await reveal(page.getByRole('radio', { name: /^Büro/ }))).toBeChecked()
})

test.describe('when the server refuses', () => {
  test.use({ expectedNoise: /Failed to load resource/ })

  test('a place can be named where the saved addresses cannot be loaded', async ({ page, shared }) => {
    const person = await newPerson(shared)
    await saveAddress(shared, person)
    await signedIn(page, shared, person)
    await page.route('**/api/me/addresses', (route) => route.abort(), { times: 1 })
    await visit(page, `${shared.url}/?way=1`)
    const sheet = page.getByRole('dialog', { name: 'Wie, wohin und wann?' })
    await expect(sheet.getByRole('alert')).toContainText('konnten nicht geladen werden')
    await expect(sheet.getByRole('combobox')).toBeVisible()
    await sheet.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(sheet.getByRole('radio', { name: /^Zuhause/ })).toBeChecked()
  })

  test('what is wrong with the name and the area stands at the fields', async ({ page, shared }) => {
    await signedIn(page, shared, await newPerson(shared))
    await visit(page, `${shared.url}/me/my-addresses/create`)
    const name = page.getByRole('textbox', { name: /^Name der Adresse/ })
    const area = page.getByRole('combobox', { name: /^Postleitzahl oder Gebiet/ })
    await name.fill('Zuhause')
    await area.fill('12045')
    await page.getByRole('textbox', { name: /^Straße und Hausnummer/ }).fill('Weserstraße 7')
    const data = { name: ['Please enter your name', 'x'], areaId: ['Please choose your delivery area'] }
    await page.route('**/api/me/addresses', (route) => route.fulfill({ status: 422, json: { data } }))
    await page.getByRole('button', { name: 'Adresse speichern' }).click()
    await expect(name).toHaveAccessibleDescription(/Bitte gib deinen Namen ein/)
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await expect(area).toHaveAttribute('aria-invalid', 'true')
    await expect(area).toHaveAccessibleDescription(/Liefergebiet/)
    await expect(page).toHaveURL(`${shared.url}/me/my-addresses/create`)
  })
})
