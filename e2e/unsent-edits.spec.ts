import { expect, rows, test } from './fixtures.ts'
import { addMember, signIn } from './staff.ts'

test.use({ expectedNoise: /ERR_INTERNET_DISCONNECTED|503/ })

test('what is typed into a dish and not saved is shown on every screen and sent from there', async ({
  page,
  context,
  own,
}) => {
  await addMember(own, { email: 'mina@beispiel.example', name: 'Mina', role: 'manager' })
  await signIn(page, own, 'mina@beispiel.example')
  const id = String(rows(own.dataDir, 'select id from products order by id limit 1')[0]?.['id'])
  const draft = () =>
    rows(own.dataDir, `select document_json from drafts where document_id = '${id}'`)
      .map(({ document_json }) => (JSON.parse(String(document_json)) as { name: string }).name)
      .join()
  const name = page.getByRole('main').getByRole('textbox', { name: 'Name' }).first()
  const notice = page.getByRole('status').filter({ hasText: 'Noch nicht gespeichert' })

  await test.step('without a connection the way back is shown, and it is sent when the connection is there again', async () => {
    await page.goto(`${own.url}/backoffice/menu/products/${id}`)
    await expect(name).not.toHaveValue('')
    await page.getByRole('link', { name: 'Service' }).click()
    await expect(name).toHaveCount(0)
    await page.goBack()
    await expect(name).not.toHaveValue('')
    await context.setOffline(true)
    await name.fill('Ohne Netz')
    await page.goForward()
    await expect(notice.getByRole('link', { name: 'Ohne Netz' })).toBeVisible()
    await context.setOffline(false)
    await expect.poll(draft).toBe('Ohne Netz')
    await expect(notice).toHaveCount(0)
  })

  await test.step('it is shown and sent too when the page was loaded anew in between, and its editor opens with it', async () => {
    const address = `**/api/staff/products/${id}?*`
    await page.goto(`${own.url}/backoffice/menu/products/${id}`)
    await page.route(address, (route) => route.fulfill({ status: 503, json: {} }))
    await name.fill('Ohne Server')
    await expect(page.getByText(/^Konnte nicht gespeichert werden/).first()).toBeVisible()
    await page.goto(`${own.url}/backoffice/`)
    await notice.getByRole('link', { name: 'Ohne Server' }).click()
    await expect(name).toHaveValue('Ohne Server')
    await expect(notice).toHaveCount(0)
    await page.unroute(address)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect.poll(draft).toBe('Ohne Server')
  })
})
