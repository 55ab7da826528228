import { expect, rows, test } from './fixtures.ts'
import { tabTo } from './keyboard-steps.ts'
import { addMember, signIn } from './staff.ts'

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

test('A-03 with the keyboard alone the menu is gone through, a dish is changed, and what is refused is found', async ({
  page,
  own,
}) => {
  await addMember(own, { email: 'mina@beispiel.example', name: 'Mina', role: 'manager' })
  await signIn(page, own, 'mina@beispiel.example')
  const press = (...keys: string[]) =>
    keys.reduce<Promise<void>>(
      (before, key) => before.then(() => page.keyboard.press(key)),
      Promise.resolve(),
    )
  const [dish] = rows(
    own.dataDir,
    `select p.id, p.name from products p join product_extras e on e.product_id = p.id group by p.id order by count(*) desc limit 1`,
  )
  const name = String(dish?.['name'])

  await test.step('the menu of a row gives the focus back to its button', async () => {
    await page.goto(`${own.url}/backoffice/menu`)
    const more = page.getByRole('button', { name: `Aktionen für ${name}`, exact: true })
    const row = page.getByRole('row', { name, exact: true })
    await page.getByLabel('Karte durchsuchen').fill(name)
    await tabTo(page, page.getByRole('treegrid').getByRole('row').first())
    for (let at = 0; at < 20 && !(await row.evaluate((one) => one === document.activeElement)); at++)
      await press('ArrowDown')
    await press('ArrowRight')
    await expect(more).toBeFocused()
    await press('Enter')
    await expect(page.getByRole('menu')).toBeVisible()
    await press('Escape')
    await expect(more).toBeFocused()
  })

  await test.step('a row that was opened gives the focus to the screen it leads to', async () => {
    await press('ArrowRight', 'Enter')
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
  })

  const extras = page.getByRole('grid', { name: 'Extras' })
  await test.step('a list of extras is one stop of Tab, and the arrow keys lead to its rows and their buttons', async () => {
    const [first, second] = [extras.getByRole('row').nth(0), extras.getByRole('row').nth(1)]
    const names = await extras.getByRole('row').evaluateAll((all) => all.map((one) => one.ariaLabel))
    await tabTo(page, first)
    await press('Tab')
    await expect(page.getByRole('combobox', { name: 'Extra hinzufügen' })).toBeFocused()
    await press('Shift+Tab')
    await expect(first).toBeFocused()
    await press('ArrowDown', 'ArrowRight')
    await expect(second.getByRole('button').first()).toBeFocused()
    await press('ArrowRight')
    const up = extras.getByRole('button', { name: `${names[1]} nach oben` })
    await expect(up).toBeFocused()
    await press('Enter')
    await expect(first).toHaveAccessibleName(String(names[1]))
    await expect(up).toBeFocused()
    await press('ArrowRight', 'ArrowRight')
    await expect(extras.getByRole('button', { name: `${names[1]} entfernen` })).toBeFocused()
    await press('Enter')
    await expect(first).toHaveAccessibleName(String(names[0]))
    await expect(first).toBeFocused()
  })

  await test.step('what is refused of a dish is one press away: the button beside the message leads to the first such field', async () => {
    const called = page.getByRole('main').getByRole('textbox', { name: 'Name' }).first()
    await tabTo(page, called, 'Shift+Tab')
    await press('ControlOrMeta+a', 'Delete')
    const lead = page.getByRole('button', { name: 'Zur markierten Stelle' })
    await tabTo(page, lead, 'Shift+Tab')
    await press('Enter')
    await expect(called).toBeFocused()
    await expect(called).toHaveAttribute('aria-invalid', 'true')
    await page.keyboard.type(name)
    await expect(lead).toHaveCount(0)
  })

  await test.step('a form that is refused gives the focus to its first field at fault, and what is saved to the next screen', async () => {
    await page.goto(`${own.url}/backoffice/places/hours`)
    await tabTo(page, page.getByRole('link', { name: 'Neuer besonderer Tag' }))
    await press('Enter')
    await expect(page.getByRole('heading', { name: 'Neuer besonderer Tag', level: 1 })).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
    await tabTo(page, page.getByRole('button', { name: 'Speichern' }))
    await press('Enter')
    await expect(page.getByLabel('Name, den Gäste lesen')).toBeFocused()
    await page.keyboard.type('Betriebsausflug')
    await press('Enter')
    await expect(page.getByRole('heading', { name: 'Öffnungszeiten', level: 1 })).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page.getByRole('link', { name: /^Betriebsausflug/ })).toBeVisible()
  })
})
