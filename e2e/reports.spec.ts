import { expect, rows, test, write } from './fixtures.ts'
import { orderByApi } from './orders.ts'
import { addMember, signIn } from './staff.ts'

test('the owner sees what was sold, chooses other days and takes the orders along as a file', async ({
  page,
  own,
}) => {
  await addMember(own, { email: 'mina@beispiel.example', name: 'Mina', role: 'owner' })
  await orderByApi(own.url)
  const [order] = rows(own.dataDir, 'select total_cents - tip_cents as turnover from orders')
  await signIn(page, own, 'mina@beispiel.example')
  await page.getByRole('link', { name: 'Zahlen' }).click()
  const turnover = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }).format(
    Number(order?.['turnover']) / 100,
  )
  await expect(page.getByRole('definition').first()).toHaveText(turnover.replace(/\s/g, ' '))
  await expect(page.getByRole('region', { name: 'Gerichte' }).getByRole('row')).not.toHaveCount(1)

  await test.step('an order that is rejected meanwhile counts as that when the page is read again', async () => {
    write(own.dataDir, "update orders set status = 'rejected'")
    await page.reload()
    await expect(page.getByText('An diesen Tagen wurde nichts verkauft')).toBeVisible()
    await expect(page.getByRole('definition').last()).toHaveText('1')
  })

  await test.step('the days stand in the address, so that they can be reloaded and sent', async () => {
    await page.getByRole('link', { name: 'Letzter Monat' }).click()
    await expect(page.getByRole('link', { name: 'Letzter Monat' })).toHaveAttribute('aria-current', 'true')
    await expect(page).toHaveURL(/from=\d{4}-\d\d-01&to=/)
    await page.reload()
    await expect(page.getByRole('link', { name: 'Letzter Monat' })).toHaveAttribute('aria-current', 'true')
  })

  await test.step('what is no period is refused, and what was shown before is not shown for it', async () => {
    await page.getByLabel('Erster Tag').fill('2026-11-20')
    await page.getByLabel('Letzter Tag').fill('2026-11-19')
    await expect(page.getByText('Der letzte Tag liegt vor dem ersten')).toBeVisible()
    await expect(page.getByRole('definition')).toHaveCount(0)
  })

  await test.step('the orders of the days are a file', async () => {
    await page.getByLabel('Letzter Tag').fill('2026-11-20')
    const started = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Bestellungen als CSV' }).click()
    expect((await started).suggestedFilename()).toBe('orders-2026-11-20-2026-11-20.csv')
  })
})
