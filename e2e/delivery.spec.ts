import {
  amountOf,
  choose,
  dishes,
  fillDelivery,
  goToCheckout,
  newGuest,
  orderButton,
  ordersOf,
  pressUnavailable,
  reveal,
} from './checkout-steps.ts'
import { expect, test } from './fixtures.ts'

test('delivery is free as soon as the goods reach the threshold, and costs again below it (U-23)', async ({
  page,
  shared,
}) => {
  await goToCheckout(page, shared, dishes.antipasti, dishes.bruschetta) // 10,90 + 7,20, free from 25,00
  await fillDelivery(page, newGuest(), '12047')
  await expect(amountOf(page, 'Lieferung')).toHaveText('1,50 €')
  await expect(page.getByText('Noch 6,90 € bis zur kostenlosen Lieferung')).toBeVisible()

  const review = page.getByRole('region', { name: 'Deine Bestellung' })
  await review.getByRole('link', { name: 'Bearbeiten Antipasti vom Holzofen' }).click()
  const sheet = page.getByRole('dialog', { name: 'Antipasti vom Holzofen' })
  await sheet.getByRole('button', { name: 'Menge erhöhen' }).click()
  await sheet.getByRole('button', { name: /^Aktualisieren/ }).click()
  await expect(amountOf(page, 'Lieferung')).toHaveText('0,00 €')
  await expect(amountOf(page, 'Gesamt inkl. MwSt.')).toHaveText('29,00 €')
  await expect(page.getByText('Die Lieferung ist für dich kostenlos')).toBeVisible()

  await review.getByRole('button', { name: 'Bruschetta entfernen' }).click()
  await expect(amountOf(page, 'Lieferung')).toHaveText('1,50 €')
  await expect(amountOf(page, 'Gesamt inkl. MwSt.')).toHaveText('23,30 €')
})

test('a guest finds out where and from which amount the restaurant delivers', async ({ page, shared }) => {
  const guest = newGuest()
  await goToCheckout(page, shared, dishes.bruschetta)
  const area = page.getByRole('combobox', { name: /^Postleitzahl/ })
  await test.step('outside the delivery areas a guest can give another address or pick up, and keeps the cart (U-36)', async () => {
    const outside = page.getByRole('alert').filter({ hasText: 'Dorthin liefern wir nicht' })
    await area.fill('10115')
    await expect(outside).toBeVisible()
    await outside.getByRole('button', { name: 'Andere Adresse' }).click()
    await expect(area).toBeFocused()
    await expect(area).toHaveValue('')
    await expect(outside).toHaveCount(0)

    await area.fill('10115')
    await outside.getByRole('button', { name: 'Selbst abholen' }).click()
    await expect(page.getByRole('radio', { name: 'Selbst abholen' })).toBeChecked()
    await expect(amountOf(page, 'Gesamt inkl. MwSt.')).toHaveText('7,20 €')
  })
  await choose(page.getByRole('main'), 'Lieferung')
  await reveal(area)
  await area.fill('')
  await test.step('the area can be found by a part of its name with the keyboard, and shows what delivery costs there', async () => {
    await area.pressSequentially('koerner')
    const areas = page.getByRole('listbox', { name: 'Liefergebiete' })
    await expect(areas.getByRole('option')).toHaveText([/^12051 – Neukölln, Körnerpark/])
    await area.press('ArrowDown')
    await area.press('Enter')
    await expect(areas).toBeHidden()
    await expect(area).toHaveValue('12051 – Neukölln, Körnerpark')
    const facts = page.getByRole('status').filter({ hasText: 'Wir liefern zu dir' })
    await expect(facts).toContainText('Mindestbestellwert 12,00 € · Lieferung 1,50 € · ab 25,00 € kostenlos')
    await expect(amountOf(page, 'Lieferung')).toHaveText('1,50 €')
  })
  await test.step('below the minimum order the missing amount is shown and nothing can be ordered (U-22)', async () => {
    await fillDelivery(page, guest, '12437') // from 25,00 €
    const reason = 'Noch 17,80 € bis zum Mindestbestellwert von 25,00 €'
    await expect(page.getByText(reason)).toBeVisible()
    await expect(orderButton(page)).toBeDisabled()
    await expect(orderButton(page)).toHaveAccessibleDescription('Noch offen: Mindestbestellwert')
    await pressUnavailable(orderButton(page))
    await expect(
      page.getByRole('group', { name: 'Eine Angabe fehlt noch' }).getByRole('link', { name: reason }),
    ).toBeVisible()
    expect(ordersOf(shared, guest)).toEqual([])
  })
  await test.step('the way a guest chose is still chosen after a reload', async () => {
    await choose(page.getByRole('main'), 'Ans Auto bringen')
    await page.reload()
    await expect(await reveal(page.getByRole('radio', { name: 'Ans Auto bringen' }))).toBeChecked()
    await expect(
      page.getByText('Wir bringen dir dein Essen ans Auto: Weserstraße 999, 12045 Berlin'),
    ).toBeVisible()
  })
})
