import { expect, rows, test, write } from './fixtures.ts'
import { orderByApi } from './orders.ts'
import { addMember, signIn } from './staff.ts'

test.use({ isMobile: false, hasTouch: false })

for (const { screen, viewport } of [
  { screen: 'a desktop', viewport: { width: 1440, height: 900 } },
  { screen: 'a phone', viewport: { width: 390, height: 844 } },
]) {
  test(`on ${screen} the first press on a page moves nothing: a second one in the same place finishes the same order`, async ({
    page,
    own,
  }) => {
    await addMember(own, { email: 'mina@beispiel.example', name: 'Mina', role: 'owner' })
    await signIn(page, own, 'mina@beispiel.example')
    await orderByApi(own.url)
    const code = String(rows(own.dataDir, 'select code from orders')[0]?.['code'])
    write(own.dataDir, `update orders set status = 'approved' where code = '${code}'`)
    const fresh = await page.context().newPage()
    // Nobody has touched this page yet; what looks at it here would count as a touch.
    await fresh.addInitScript(() =>
      Object.defineProperty(navigator.userActivation, 'hasBeenActive', { value: false }),
    )
    await fresh.setViewportSize(viewport)
    await fresh.goto(`${own.url}/backoffice/?column=kitchen`)
    await expect(fresh.getByText('Neue Bestellungen klingeln nicht')).toBeVisible()
    const { x, y, width, height } = (await fresh
      .getByRole('button', { name: `Fertig ${code}` })
      .boundingBox())!
    const sound = fresh.getByRole('button', { name: /^Ton/ })
    const soundAt = await sound.boundingBox()
    const press = () => fresh.mouse.click(x + width / 2, y + height / 2)
    await press()
    await expect(sound).toHaveText('Ton an')
    expect(await sound.boundingBox()).toEqual(soundAt)
    const again = fresh.getByRole('button', { name: `Noch mal drücken ${code}` })
    expect((await again.boundingBox())?.y).toBe(y)
    await press()
    const status = () => rows(own.dataDir, `select status from orders where code = '${code}'`)
    await expect.poll(status).toEqual([{ status: 'completed' }])
    await test.step('the place of the notice is free again on the next screen', async () => {
      const kept = fresh.getByRole('status').filter({ hasText: 'Ton an' })
      await expect(kept).toBeVisible()
      await fresh.getByRole('link', { name: 'Heute' }).click()
      await expect(kept).toHaveCount(0)
    })
  })
}
