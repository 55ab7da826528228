import { changeAndWait, expect, test } from './fixtures.ts'
import { visit } from './menu-steps.ts'
import { footer, interact } from './shell-steps.ts'

test('a page of the footer opens above the current page; Back closes it and focus returns', async ({
  page,
  shared,
}) => {
  await visit(page, `${shared.url}/menu/desserts`)
  const link = footer(page).getByRole('link', { name: 'Impressum' })
  await link.click()
  const dialog = page.getByRole('dialog', { name: 'Impressum' })
  await expect(dialog.getByText('Weserstraße 999')).toBeVisible()
  await expect(dialog.getByRole('heading', { level: 1 })).toHaveCount(0)
  await expect(page).toHaveURL(`${shared.url}/menu/desserts?page=imprint`)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(`${shared.url}/menu/desserts`)
  await expect(link).toBeFocused()
  await link.click({ modifiers: ['ControlOrMeta'] })
  await expect(dialog).toBeHidden()
})

test('the address /?page=ID opens the page with that id, and an unknown id shows a message', async ({
  page,
  shared,
}) => {
  await page.goto(`${shared.url}/?page=terms`)
  await expect(page.getByRole('dialog', { name: 'AGB' })).toContainText('kein Widerrufsrecht')
  await page.getByRole('button', { name: 'Schließen', exact: true }).click()
  await expect(page).toHaveURL(`${shared.url}/`)
  await page.goto(`${shared.url}/?page=nothing`)
  await expect(page.getByText('Seite nicht gefunden')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('an unknown path leads home and shows a message once', async ({ page, shared }) => {
  await page.goto(`${shared.url}/menu/pizza/nowhere`)
  await expect(page).toHaveURL(`${shared.url}/`)
  await expect(page.getByRole('status').filter({ hasText: 'Seite nicht gefunden' })).toBeVisible()
  await visit(page, shared.url)
  await interact(page)
  await expect(page.getByText('Seite nicht gefunden')).toHaveCount(0)
})

test('A-16 the popup page opens once a session, never above a dialog and never while the guest types', async ({
  page,
  own,
}) => {
  await changeAndWait(own, `update pages set is_popup = 1 where id = 'allergens'`)
  const popup = page.getByRole('dialog', { name: 'Allergene & Zusatzstoffe' })
  await page.clock.install()
  await visit(page, own.url)
  await page
    .getByRole('button', { name: 'Karte durchsuchen' })
    .or(page.getByRole('textbox', { name: 'Karte durchsuchen' }))
    .first()
    .click()
  await page.getByRole('textbox', { name: 'Karte durchsuchen' }).pressSequentially('pizza', { delay: 300 })
  await expect(page.getByRole('textbox', { name: 'Karte durchsuchen' })).toBeFocused()
  await expect(popup).toBeHidden()
  await page.getByRole('button', { name: 'Menü öffnen' }).click()
  await expect(page.getByRole('dialog', { name: 'Feuer & Flora' })).toBeVisible()
  await page.clock.fastForward(1_500)
  await expect(popup).toBeHidden()
  await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click()
  await expect(popup).toBeVisible()
  await popup.getByRole('button', { name: 'Schließen' }).click()
  await visit(page, `${own.url}/menu/pizza`)
  await interact(page)
  await page.clock.fastForward(1_500)
  await expect(popup).toBeHidden()
})

test('the table of the delivery areas breaks no word and needs no scrolling on a phone, however narrow', async ({
  page,
  shared,
}) => {
  await visit(page, `${shared.url}/pages/delivery-payment`)
  const table = page.getByRole('table').first()
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    const broken = await table.evaluate((element) =>
      [...element.querySelectorAll('th, td')].flatMap((cell) => {
        const [text] = cell.childNodes
        return [...(text?.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange()
          range.setStart(text as Node, index)
          range.setEnd(text as Node, index + word.length)
          return range.getClientRects().length > 1 ? [word] : []
        })
      }),
    )
    expect(broken).toEqual([])
    expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  }
  await expect(table.getByRole('columnheader', { name: 'Mindestbestellwert' })).toBeVisible()
  await expect(table.getByRole('row', { name: /^12047 Neukölln, Reuterkiez 12,00/ })).toBeVisible()
})

test('breadcrumbs of an inner page come from its data and lead back', async ({ page, shared }) => {
  await visit(page, `${shared.url}/pages/terms`)
  const crumbs = page.getByRole('navigation', { name: 'Du bist hier' })
  await expect(crumbs.getByText('AGB')).toHaveAttribute('aria-current', 'page')
  await crumbs.getByRole('link', { name: 'Speisekarte' }).click()
  await expect(page).toHaveURL(`${shared.url}/`)
  await expect(crumbs).toHaveCount(0)
})
