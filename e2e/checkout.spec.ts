import { newPerson, post, signedIn } from './account-steps.ts'
import {
  amountOf,
  checkoutTexts,
  choose,
  dishes,
  expectPlaced,
  fillDelivery,
  fillTakeaway,
  goToCheckout,
  newGuest,
  orderButton,
  ordersOf,
  pressUnavailable,
  reveal,
} from './checkout-steps.ts'
import { expect, test } from './fixtures.ts'

test('the fields of the checkout ask for no more than is needed, and help to fill them in', async ({
  page,
  shared,
}) => {
  await goToCheckout(page, shared, dishes.bruschetta)
  const main = page.getByRole('main')
  await test.step('every field has its autocomplete and input mode, and iOS does not zoom (U-29, A-12)', async () => {
    const fields = [
      { role: 'combobox', name: /^Postleitzahl/, autocomplete: 'postal-code', inputmode: 'numeric' },
      { role: 'textbox', name: /^E-Mail/, autocomplete: 'email', inputmode: 'email' },
      { role: 'textbox', name: /^Name/, autocomplete: 'name' },
      { role: 'textbox', name: /^Telefon/, autocomplete: 'tel', inputmode: 'tel' },
      { role: 'textbox', name: /^Straße/, autocomplete: 'address-line1' },
      { role: 'textbox', name: /^Etage/, autocomplete: 'address-line2' },
    ] as const
    for (const { role, name, ...attributes } of fields) {
      const field = page.getByRole(role, { name })
      for (const [attribute, value] of Object.entries(attributes)) {
        await expect(field).toHaveAttribute(attribute, value)
      }
      const size = await field.evaluate((input) => Number.parseFloat(getComputedStyle(input).fontSize))
      expect(size).toBeGreaterThanOrEqual(16)
    }
  })
  await test.step('fields have visible labels, required ones say so, and choices are groups with a name (A-25)', async () => {
    await main.getByRole('button', { name: 'Trinkgeld geben' }).click()
    await expect(main.getByRole('radio', { name: 'Kein Trinkgeld' })).toBeFocused()
    for (const group of [
      'So bekommst du dein Essen',
      'Wann',
      'Trinkgeld (freiwillig)',
      'Bezahlen (Pflicht)',
    ]) {
      await expect(main.getByRole('group', { name: group })).toBeVisible()
    }
    for (const label of [
      'E-Mail (Pflicht)',
      'Name (Pflicht)',
      'Telefon (Pflicht)',
      'Etage, Klingel (freiwillig)',
    ]) {
      await expect(main.getByText(label, { exact: true })).toBeVisible()
      await expect(main.getByRole('textbox', { name: label })).not.toHaveAttribute('placeholder')
    }
  })
  await test.step('an error appears when the field is left and goes with the first key, never while typing (U-30)', async () => {
    const email = page.getByRole('textbox', { name: /^E-Mail/ })
    await email.pressSequentially('ada@')
    await expect(email).toHaveAccessibleDescription('Dorthin geht deine Bestätigung')
    await email.press('Tab')
    await expect(email).toHaveAccessibleDescription(
      /Bitte gib eine gültige E-Mail-Adresse ein, z\. B\. name@beispiel\.de/,
    )
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await email.press('End')
    await email.press('b')
    await expect(email).toHaveAccessibleDescription('Dorthin geht deine Bestätigung')
    await expect(email).not.toHaveAttribute('aria-invalid')
  })
  await test.step('a wrong phone number stays in its field, with how to put it right below (A-27)', async () => {
    const phone = page.getByRole('textbox', { name: /^Telefon/ })
    await phone.fill('0301')
    await phone.press('Tab')
    await expect(phone).toHaveAccessibleDescription(
      /Bitte gib eine gültige Telefonnummer ein, z\. B\. 030 1234567/,
    )
    await expect(phone).toHaveValue('0301')
  })
  await test.step('picking up asks for three fields, a delivery for five (U-27)', async () => {
    const required = main
      .getByLabel('(Pflicht)')
      .and(main.getByRole('textbox').or(main.getByRole('combobox')))
    await choose(main, 'Selbst abholen')
    await expect(required).toHaveCount(3)
    await choose(main, 'Lieferung')
    await expect(required).toHaveCount(5)
  })
})

test('nothing that was filled in is lost', async ({ page, shared }) => {
  const guest = newGuest()
  await goToCheckout(page, shared, dishes.bruschetta)
  await fillDelivery(page, guest, '12047')
  await test.step('picking up needs no fee and no address, and both are still there for a delivery (U-32)', async () => {
    await expect(amountOf(page, 'Lieferung')).toHaveText('1,50 €')
    await expect(amountOf(page, 'Gesamt inkl. MwSt.')).toHaveText('8,70 €')

    const main = page.getByRole('main')
    await choose(main, 'Selbst abholen')
    await expect(amountOf(page, 'Lieferung')).toHaveCount(0)
    await expect(amountOf(page, 'Gesamt inkl. MwSt.')).toHaveText('7,20 €')
    await expect(page.getByRole('combobox')).toHaveCount(0)
    await reveal(page.getByRole('textbox', { name: /^E-Mail/ }))
    await expect(page.getByRole('textbox', { name: /^Straße/ })).toHaveCount(0)

    await choose(main, 'Lieferung')
    await expect(page.getByRole('combobox', { name: /^Postleitzahl/ })).toHaveValue(/12047/)
    await expect(await reveal(page.getByRole('textbox', { name: /^Straße/ }))).toHaveValue(guest.address)
    await expect(amountOf(page, 'Gesamt inkl. MwSt.')).toHaveText('8,70 €')
  })
  await test.step('what was filled in survives a reload and the way to the menu and back (A-29)', async () => {
    await choose(page.getByRole('main'), /^5 %/)
    await page.getByRole('button', { name: 'Hinweis hinzufügen' }).click()
    await page.getByRole('textbox', { name: /^Hinweis/ }).fill('Bitte ohne Besteck')
    const isKept = async () => {
      await expect(await reveal(page.getByRole('combobox', { name: /^Postleitzahl/ }))).toHaveValue(/12047/)
      await expect(await reveal(page.getByRole('textbox', { name: /^Straße/ }))).toHaveValue(guest.address)
      await expect(page.getByRole('textbox', { name: /^E-Mail/ })).toHaveValue(guest.email)
      await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue(guest.name)
      await expect(page.getByRole('textbox', { name: /^Telefon/ })).toHaveValue(guest.phone)
      await expect(page.getByRole('textbox', { name: /^Hinweis/ })).toHaveValue('Bitte ohne Besteck')
      await expect(page.getByRole('radio', { name: /^5 %/ })).toBeChecked()
      await expect(await reveal(page.getByRole('radio', { name: /^Barzahlung/ }))).toBeChecked()
      await expect(page.getByRole('checkbox', { name: /AGB/ })).toBeChecked()
      await expect(amountOf(page, 'Gesamt inkl. MwSt.')).toHaveText('9,06 €') // 7,20 + 1,50 + 0,36
    }
    await isKept()
    await page.reload()
    await isKept()
    await page.getByRole('link', { name: 'Zurück zur Speisekarte' }).click()
    await page.waitForURL(`${shared.url}/`)
    await page.goBack()
    await isKept()
    // A part that is done names itself on its button and leads into its first field.
    await expect(page.getByRole('heading', { name: 'Kontakt & Adresse', level: 2 })).toBeVisible()
    await page.getByRole('button', { name: 'Ändern: Kontakt & Adresse' }).click()
    await expect(page.getByRole('textbox', { name: /^E-Mail/ })).toBeFocused()
  })
})

test(
  'an order can be made whole and changed before it is sent',
  { tag: '@wide' },
  async ({ page, shared }) => {
    const guest = newGuest()
    await goToCheckout(page, shared, dishes.bruschetta, dishes.tiramisu)
    await test.step('the button names what is missing; pressed, it leads to each field and orders nothing (A-22, A-26, A-31)', async () => {
      await choose(page.getByRole('main'), 'Selbst abholen')
      const button = orderButton(page)
      await expect(button).toHaveAccessibleDescription('Noch offen: E-Mail, Name, Telefon, Bezahlen, AGB')
      await pressUnavailable(button)

      const summary = page.getByRole('group', { name: '5 Angaben fehlen noch' })
      await expect(summary).toBeFocused()
      const name = page.getByRole('textbox', { name: /^Name/ })
      await summary.getByRole('link', { name: 'Bitte gib deinen Namen ein' }).click()
      await expect(name).toBeFocused()
      await expect(name).toHaveAccessibleDescription('Bitte gib deinen Namen ein')
      await summary.getByRole('link', { name: 'Bitte wähle, wie du bezahlen möchtest' }).click()
      await expect(page.getByRole('radio', { name: /^Barzahlung/ })).toBeFocused()
      await summary.getByRole('link', { name: 'Bitte akzeptiere die AGB' }).click()
      await expect(page.getByRole('checkbox', { name: /AGB/ })).toBeFocused()

      await fillTakeaway(page, guest)
      await expect(button).toBeEnabled()
      await expect(page.getByText('Bitte gib deinen Namen ein')).toHaveCount(1) // ticked off in the summary
      expect(ordersOf(shared, guest)).toEqual([])
    })
    await test.step('everything can be changed before ordering: a line, its quantity, its removal (A-28)', async () => {
      const review = page.getByRole('region', { name: 'Deine Bestellung' })
      await review.getByRole('link', { name: 'Bearbeiten Bruschetta' }).click()
      const sheet = page.getByRole('dialog', { name: 'Bruschetta' })
      await sheet.getByRole('button', { name: 'Menge erhöhen' }).click()
      await sheet.getByRole('button', { name: /^Aktualisieren/ }).click()
      await expect(amountOf(page, 'Gesamt inkl. MwSt.')).toHaveText('20,90 €') // 2 × 7,20 + 6,50
      await review.getByRole('button', { name: 'Tiramisù entfernen' }).click()
      await expect(amountOf(page, 'Gesamt inkl. MwSt.')).toHaveText('14,40 €')
      await review.getByRole('button', { name: 'Bruschetta entfernen' }).click()
      await expect(page.getByRole('heading', { name: 'Noch nichts drin', level: 1 })).toBeVisible()
    })
  },
)

test.describe('a session that ends midway', () => {
  test.use({ expectedNoise: /401/ })

  test('orders nothing, and shows the ways on; as a guest the next press orders what was filled in', async ({
    page,
    shared,
  }) => {
    const person = await newPerson(shared)
    await signedIn(page, shared, person)
    await goToCheckout(page, shared, dishes.tiramisu)
    await choose(page.getByRole('main'), checkoutTexts.de.takeaway)
    await choose(page.getByRole('main'), checkoutTexts.de.cash)
    await page.getByRole('checkbox', { name: checkoutTexts.de.terms }).check()
    await expect(orderButton(page)).toBeEnabled()
    // As on another device.
    await post(shared, '/me/logout', {}, person)
    await orderButton(page).click()
    const notice = page
      .getByRole('alert')
      .filter({ hasText: 'Deine Sitzung ist abgelaufen. Es wurde nichts bestellt.' })
    await expect(notice).toBeFocused()
    await expect(notice.getByRole('link', { name: 'Neu anmelden' })).toBeInViewport({ ratio: 1 })
    await expect(notice.getByRole('button', { name: 'Als Gast bestellen' })).toBeInViewport({ ratio: 1 })
    expect(ordersOf(shared, person)).toEqual([])

    await notice.getByRole('button', { name: 'Als Gast bestellen' }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(orderButton(page)).toBeFocused()
    await orderButton(page).click()
    await expectPlaced(page)
    expect(ordersOf(shared, person)).toMatchObject([
      { name: person.name, phone: person.phone, user_id: null },
    ])
  })
})

test('until the cart is read the checkout shows that it loads, and opens with its own title (A-02, A-24)', async ({
  page,
  shared,
}) => {
  const html = await (await fetch(`${shared.url}/checkout`, { headers: { 'accept-language': 'de' } })).text()
  expect(html).toContain('aria-busy="true"')
  expect(html).toMatch(/role="status">Lädt</)

  await page.goto(`${shared.url}/menu/${dishes.bruschetta.category}`)
  await page.getByRole('button', { name: 'Bruschetta in den Warenkorb' }).click()
  const added = page.getByRole('region', { name: 'In den Warenkorb gelegt' })
  await added.getByRole('link', { name: 'Zur Kasse' }).click()
  await page.getByRole('link', { name: 'Als Gast bestellen' }).click()
  await expect(page.getByRole('heading', { name: 'Kasse', level: 1 })).toBeFocused()
  await expect(page).toHaveTitle('Kasse – Feuer & Flora')
  // What confirmed the dish belongs to the page it was added on.
  await expect(added).toHaveCount(0)
})
