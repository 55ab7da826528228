import { expect, rows, test } from './fixtures.ts'
import { withoutWebGl } from './map-steps.ts'
import { addMember, signIn } from './staff.ts'

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

test('what was typed wrong and is out of sight is neither forgotten nor saved without it', async ({
  page,
  own,
}) => {
  await withoutWebGl(page)
  await addMember(own, { email: 'mina@beispiel.example', name: 'Mina', role: 'owner' })
  await signIn(page, own, 'mina@beispiel.example')
  const save = page.getByRole('button', { name: 'Speichern' })

  await test.step('a price of a branch that is none stays in its table, whatever is searched there', async () => {
    const [branch] = rows(own.dataDir, 'select id from branches order by position')
    await page.goto(`${own.url}/backoffice/places/branches/${String(branch?.['id'])}`)
    const margherita = page.getByRole('textbox', { name: /^Margherita/ })
    await margherita.first().fill('neun')
    await page.getByRole('searchbox', { name: 'Karte durchsuchen' }).fill('Cola')
    await expect(page.getByRole('checkbox', { name: 'Funghi' })).toHaveCount(0)
    await expect(margherita.first()).toHaveValue('neun')
    await save.click()
    await expect(margherita.first()).toBeFocused()
    await expect(page.getByText('Das ist kein Preis')).toBeVisible()
    await margherita.first().fill('')
    await expect(margherita).toHaveCount(0)
  })

  await page.goto(`${own.url}/backoffice/places/areas/new`)
  await page.getByRole('textbox', { name: 'Name' }).fill('Ost')
  // The form still moves while the screen is built, and the keyboard hits it all the same.
  await page.getByRole('checkbox', { name: 'Form auf der Karte' }).press('Space')
  const list = page.locator('summary', { hasText: 'als Liste' })
  await list.click()
  const add = page.getByRole('combobox', { name: /^Punkt an einer Adresse/ })
  const first = page.getByRole('textbox', { name: /^Punkt 1:/ })

  await test.step('typed points are taken by Enter and when their field is left, and what is none is said there', async () => {
    for (const at of ['52.50, 13.40', '52.51, 13.42', '52.49, 13.43', '52.48, 13.41']) {
      await add.fill(at)
      await (at === '52.49, 13.43' ? add.press('Enter') : add.blur())
    }
    await expect(list).toHaveText('4 Punkte als Liste')
    await add.fill('irgendwo')
    await save.click()
    await expect(add).toBeFocused()
    await expect(page.getByText('Bitte eine Adresse wählen oder 52.4865, 13.4330 schreiben')).toBeVisible()
    await add.fill('')
  })

  await test.step('a wrong point keeps its text while others go, and is unfolded and focused instead of saved', async () => {
    await page.getByRole('textbox', { name: /^Punkt 2:/ }).fill('52.51, hier')
    await page.getByRole('button', { name: 'Punkt 1 entfernen' }).last().click()
    await expect(first).toHaveValue('52.51, hier')
    await list.click()
    await save.click()
    await expect(first).toBeFocused()
    expect(rows(own.dataDir, `select name from areas where name = 'Ost'`)).toEqual([])
  })

  await test.step('a point that was mended is sent by Enter with the rest', async () => {
    await first.fill('52.515, 13.42')
    await first.press('Enter')
    await expect
      .poll(() => rows(own.dataDir, `select shape_json from areas where name = 'Ost'`)[0]?.['shape_json'])
      .toContain('52.515')
  })
})
