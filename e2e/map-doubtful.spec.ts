import { expect, test } from './fixtures.ts'
import { visit } from './account-steps.ts'
import { cardOf, coloursOf, CREATE, find, openForm, place, withoutWebGl } from './map-steps.ts'

test.describe('outside the delivery range', () => {
  test.use({ expectedNoise: /422/ })

  test('an address out of range has a message, and the next step is blocked until another one is chosen', async ({
    page,
    mapped,
  }) => {
    const { map, outside, next, search } = await openForm(page, mapped)
    await find(page, 'Invalidenstraße 117 10115', /^Invalidenstraße/)
    await expect(outside).toBeVisible()
    await expect(map.getByRole('status')).toHaveText('Unsere Karte hat hier keine Straßen')
    await expect(map.getByText('Postleitzahlen: Amt für Statistik Berlin-Brandenburg')).toBeVisible()
    await expect.poll(() => coloursOf(map)).toBeGreaterThan(2)
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await next.press('Enter')
    await expect(place(page).name).toHaveCount(0)
    await outside.getByRole('button', { name: 'Andere Adresse' }).click()
    await expect(search).toBeFocused()
    await expect(search).toHaveValue('')
    await test.step('a postal code that is far away is out of range too, found or typed by hand', async () => {
      await find(page, '80331', /^80331 München/)
      await expect(outside).toBeVisible()
      await search.fill('80331')
      await page.getByRole('option', { name: 'Adresse von Hand eingeben' }).click()
      await page.getByRole('textbox', { name: /^Straße und Hausnummer/ }).fill('Marienplatz 8')
      await page.getByRole('textbox', { name: /^Postleitzahl/ }).fill('80331')
      await expect(outside).toBeVisible()
      await outside.getByRole('button', { name: 'Andere Adresse' }).click()
      await expect(search).toBeFocused()
    })
  })
})

test('an unknown house number has to be confirmed, and may be right all the same', async ({
  page,
  mapped,
}) => {
  await withoutWebGl(page)
  const { next, name, save } = await openForm(page, mapped)
  const note = page.getByRole('status').filter({ hasText: 'Diese Hausnummer kennen wir nicht.' })
  await find(page, 'Weserstraße 899 12045', /^Weserstraße 899/)
  await expect(note).toBeVisible()
  await find(page, 'Weserstraße 26 12045', /^Weserstraße 26/)
  await expect(note).toHaveCount(0)
  await find(page, 'Weserstraße 899 12045', /^Weserstraße 899/)
  await expect(note).toBeVisible()
  await next.click()
  await name.fill('Neubau im Hof')
  await save.click()
  await expect(cardOf(page, 'Weserstraße 899')).toBeVisible()
  await test.step('a street without a house number is only located roughly, and the number is required', async () => {
    await visit(page, mapped.url + CREATE)
    await find(page, 'Weserstraße 12045', /^Weserstraße, 12045/)
    await expect(page.getByText('Wir kennen die Lage dieser Adresse nur ungefähr.')).toBeVisible()
    await next.click()
    await name.fill('Zuhause')
    await save.click()
    const street = page.getByRole('textbox', { name: /^Straße und Hausnummer/ })
    await expect(street).toHaveAccessibleDescription(/Hausnummer/)
    await street.fill('Weserstraße 26')
    await save.click()
    await expect(cardOf(page, 'Weserstraße 26')).toBeVisible()
  })
})
