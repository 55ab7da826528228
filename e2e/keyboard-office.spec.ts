import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { AppServer } from './app-server.ts'
import { expect, rows, test } from './fixtures.ts'
import { tabTo } from './keyboard-steps.ts'
import { addMember, signIn } from './staff.ts'

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

async function signInAsManager(page: Page, server: AppServer): Promise<void> {
  await addMember(server, { email: 'mina@beispiel.example', name: 'Mina', role: 'manager' })
  await signIn(page, server, 'mina@beispiel.example')
}

test('A-03 with the keyboard alone the menu is gone through, a dish is changed, and what is refused is found', async ({
  page,
  own,
}) => {
  await signInAsManager(page, own)
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

test('A-03 with the keyboard alone a choice gets an option, a course its dishes and a picture its part', async ({
  page,
  own,
}) => {
  await signInAsManager(page, own)
  const { keyboard } = page
  const first = (query: string) => String(rows(own.dataDir, query)[0]?.['id'])
  const saved = () => expect(page.getByText('Gespeichert · Entwurf')).toBeVisible()

  await test.step('a new option is named at once, priced and moved, and the kind of the choice becomes another', async () => {
    const id = first('select id from variants order by id limit 1')
    await page.goto(`${own.url}/backoffice/menu/variants/${id}`)
    const kind = page.getByRole('combobox', { name: 'Gäste nehmen' })
    await tabTo(page, kind)
    await keyboard.press('End')
    await expect(kind).toHaveValue('several')
    await tabTo(page, page.getByLabel('Höchstens', { exact: true }))
    await keyboard.type('2')
    await tabTo(page, page.getByRole('button', { name: 'Neue Möglichkeit' }))
    await keyboard.press('Enter')
    await expect(
      page.getByRole('group', { name: 'Neue Möglichkeit' }).getByLabel('Name', { exact: true }),
    ).toBeFocused()
    await keyboard.type('Vollkorn')
    const option = page.getByRole('group', { name: 'Vollkorn', exact: true })
    await tabTo(page, option.getByRole('textbox', { name: /Aufpreis/ }))
    await keyboard.type('1,5')
    const up = option.getByRole('button', { name: 'Vollkorn nach oben' })
    await tabTo(page, up)
    await keyboard.press('Enter')
    await expect(up).toBeFocused()
    await saved()
    expect(draftOf(own, 'variant', id)).toMatchObject({
      most: 2,
      options: expect.arrayContaining([expect.objectContaining({ name: 'Vollkorn', price: 1.5 })]),
    })
  })

  await test.step('what a size holds is typed, and its unit is chosen', async () => {
    const id = first('select id from categories order by id limit 1')
    await page.goto(`${own.url}/backoffice/menu/categories/${id}`)
    await tabTo(page, page.getByRole('textbox', { name: 'Inhalt', exact: true }).first())
    await keyboard.type('330')
    const unit = page.getByRole('combobox', { name: 'Einheit' }).first()
    await tabTo(page, unit)
    await keyboard.press('End')
    await expect(unit).toHaveValue('g')
    await saved()
    await expect.poll(() => JSON.stringify(draftOf(own, 'category', id))).toContain('"value":330')
  })

  await test.step('a setting whose draft was discarded stands as guests see it when one comes back to it', async () => {
    await page.goto(`${own.url}/backoffice/settings?q=ALLOW_TIP`)
    const tip = page.getByRole('switch', { name: 'Trinkgeld', exact: true })
    await tabTo(page, tip)
    await keyboard.press('Space')
    await saved()
    await tabTo(page, page.getByRole('link', { name: 'Ansehen und veröffentlichen' }))
    await keyboard.press('Enter')
    const discard = page.getByRole('button', { name: 'Verwerfen Trinkgeld' })
    await tabTo(page, discard)
    await keyboard.press('Enter')
    await expect(discard).toHaveCount(0)
    await page.goBack()
    await expect(tip).toBeChecked()
  })

  await test.step('a course of a combo gets the dishes that were searched, and loses one again', async () => {
    const id = first('select id from combos order by id limit 1')
    await page.goto(`${own.url}/backoffice/menu/combos/${id}`)
    const open = page.getByRole('button', { name: 'Gerichte auswählen' })
    await tabTo(page, open)
    await keyboard.press('Enter')
    const picker = page.getByRole('dialog')
    await tabTo(page, picker.getByLabel('Gerichte suchen'))
    const dish = picker.getByRole('checkbox', { checked: false }).first()
    const name = String(await dish.locator('xpath=..').locator('.sortable-list__name').textContent())
    await keyboard.type(name)
    const found = picker.getByRole('checkbox', { name })
    await tabTo(page, found)
    await keyboard.press('Space')
    await expect(found).toBeChecked()
    await keyboard.press('Escape')
    await expect(open).toBeFocused()
    const dishes = page.getByRole('grid', { name: /^Gerichte von/ })
    await expect(dishes.getByRole('row', { name })).toBeVisible()
    await saved()
    await tabTo(page, dishes.getByRole('row').first(), 'Shift+Tab')
    await keyboard.press('End')
    await keyboard.press('ArrowRight')
    const remove = dishes.getByRole('button', { name: `${name} entfernen` })
    for (let at = 0; at < 4 && !(await remove.evaluate((one) => one === document.activeElement)); at++)
      await keyboard.press('ArrowRight')
    await keyboard.press('Enter')
    await expect(dishes.getByRole('row', { name })).toHaveCount(0)
  })

  await test.step('the part of a picture is moved and enlarged, and so is the point that stays in sight', async () => {
    const id = first('select id from products order by id limit 1')
    await page.goto(`${own.url}/backoffice/menu/products/${id}`)
    const pictures = page.getByRole('group', { name: 'Bild', exact: true })
    await pictures
      .locator('input[type=file]')
      .first()
      .setInputFiles(await photograph())
    const crop = pictures.getByRole('button', { name: /^Zuschneiden & beschreiben/ }).last()
    await saved()
    await tabTo(page, crop)
    await keyboard.press('Enter')
    const part = page.getByRole('slider', { name: 'Ausschnitt' })
    await expect(part).toBeVisible()
    // The point lies in the middle of the part, so the part itself is never what one would hit there.
    const isThere = () => part.evaluate((one) => one === document.activeElement)
    for (let presses = 0; presses < 5 && !(await isThere()); presses++) await keyboard.press('Tab')
    await expect(part).toBeFocused()
    const before = await part.getAttribute('aria-valuetext')
    for (const key of ['+', '+', 'Shift+ArrowRight', 'ArrowDown']) await keyboard.press(key)
    await expect(part).not.toHaveAttribute('aria-valuetext', String(before))
    const point = page.getByRole('slider', { name: 'Punkt, der zu sehen bleibt' })
    await tabTo(page, point)
    const at = await point.getAttribute('aria-valuetext')
    await keyboard.press('Shift+ArrowLeft')
    await expect(point).not.toHaveAttribute('aria-valuetext', String(at))
    await tabTo(page, page.getByRole('button', { name: 'Übernehmen' }))
    await keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(crop).toBeFocused()
    await saved()
  })
})

test.describe('two people at once', () => {
  test.use({ expectedNoise: /409 \(Conflict\)/ })

  test('A-03 two people who change the same name are shown both, and one decides with the keyboard', async ({
    page,
    own,
  }) => {
    await signInAsManager(page, own)
    const { keyboard } = page
    const id = String(rows(own.dataDir, 'select id from products order by id limit 1')[0]?.['id'])
    await page.goto(`${own.url}/backoffice/menu/products/${id}`)
    const name = page.getByRole('main').getByRole('textbox', { name: 'Name' }).first()
    await expect(name).not.toHaveValue('')
    const address = `${own.url}/api/staff/products/${id}`
    // The colleague is faster by the moment in which this browser's own call is on its way.
    let isFirst = true
    await page.route(
      (url) => url.href.startsWith(address),
      async (route) => {
        const request = route.request()
        if (request.method() === 'PUT' && isFirst) {
          isFirst = false
          const headers = { 'x-xsrf-token': request.headers()['x-xsrf-token'] ?? '' }
          const { data } = (await (await page.request.get(address)).json()) as {
            data: { version: string; document: object }
          }
          await page.request.put(`${address}?version=${data.version}`, {
            headers,
            data: { ...data.document, name: 'Vom Kollegen' },
          })
        }
        await route.continue()
      },
    )
    await tabTo(page, name)
    await keyboard.press('ControlOrMeta+a')
    await keyboard.type('Von Mina')
    const question = page.getByRole('dialog', { name: 'Jemand anderes hat das inzwischen geändert' })
    await expect(question).toBeVisible()
    const save = question.getByRole('button', { name: 'So speichern' })
    await expect(save).toHaveAttribute('aria-disabled', 'true')
    await tabTo(page, question.getByRole('radio').first())
    await keyboard.press('Space')
    await tabTo(page, save)
    await keyboard.press('Enter')
    await expect(question).toHaveCount(0)
    await expect(page.getByText('Gespeichert · Entwurf')).toBeVisible()
    expect(draftOf(own, 'product', id)).toMatchObject({ name: 'Von Mina' })
  })
})

/** The draft of a document as it is stored. */
function draftOf({ dataDir }: AppServer, kind: string, id: string): unknown {
  const query = `select document_json from drafts where kind = '${kind}' and document_id = '${id}'`
  return JSON.parse(String(rows(dataDir, query)[0]?.['document_json']))
}

/** A photograph as a phone takes it, in two colours so that its parts differ. */
async function photograph() {
  const half = { create: { width: 800, height: 1200, channels: 3, background: '#c63' } } as const
  const buffer = await sharp(half).extend({ right: 800, background: '#363' }).jpeg().toBuffer()
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer }
}
