import { expect, test } from './fixtures.ts'
import { addMember, signIn } from './staff.ts'

test('a dish is translated into a language that is drafted, before guests can choose it', async ({
  page,
  own,
}) => {
  await addMember(own, { email: 'mina@beispiel.example', name: 'Mina', role: 'manager' })
  await signIn(page, own, 'mina@beispiel.example')
  const main = page.getByRole('main')
  await page.goto(`${own.url}/backoffice/languages`)
  await main.getByLabel('Sprache hinzufügen').selectOption('fr')
  await expect(main.getByText('Gespeichert · Entwurf')).toBeVisible()

  await page.goto(`${own.url}/backoffice/menu/products/pizza-margherita`)
  const french = main.getByRole('group', { name: /^Français/ })
  await main.getByRole('button', { name: /^Français/ }).click()
  await french.getByRole('textbox', { name: 'Name' }).fill('Margherita de Naples')
  await expect(main.getByText('Gespeichert · Entwurf')).toBeVisible()
  const languages = await page.request.get(`${own.url}/api/languages`)
  expect(await languages.text()).not.toContain('"fr"')
})
