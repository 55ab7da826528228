import { changeAndWait } from './app-server.ts'
import { expect, httpTest as test, rows, write } from './fixtures.ts'
import { hostileParts, hostileShop, ranFromData } from './hostile-shop.ts'
import { attribute, elements, htmlOf, textOf } from './http-steps.ts'
import { orderByApi, pizzaOrder } from './orders.ts'
import { set } from './shell-steps.ts'

/** The last footer of a page, where the restaurant's own is. */
const footerOf = async (url: string) => elements(await htmlOf(url), 'footer').at(-1) ?? ''
/** Where a link leads, by the beginning of its text. */
const hrefOf = (html: string, text: string) => {
  const link = elements(html, 'a').find(
    (one) => textOf(one).startsWith(text) || one.includes(`aria-label="${text}`),
  )
  return link && attribute(link, /<a[^>]*>/, 'href')
}

test('social networks, app stores and the WhatsApp rule: each shows only when it is set', async ({ own }) => {
  const before = await footerOf(own.url)
  for (const name of ['TikTok', 'App Store']) expect(hrefOf(before, name), name).toBeUndefined()
  await set(own, {
    TIKTOK: 'https://tiktok.example/ada',
    WHATSAPP: '+49 30 555123',
    APP_STORE_URL: 'https://apps.example/ios',
    PLAY_STORE_URL: 'https://apps.example/android',
    FACEBOOK: 'javascript:alert(1)',
  })
  const footer = await footerOf(own.url)
  expect(hrefOf(footer, 'TikTok')).toBe('https://tiktok.example/ada')
  expect(hrefOf(footer, 'WhatsApp')).toBe('https://wa.me/004930555123')
  expect(footer).toMatch(/<a[^>]*href="https:\/\/apps\.example\/ios"[^>]*>[\s\S]*?App Store/)
  expect(footer).toMatch(/<a[^>]*href="https:\/\/apps\.example\/android"[^>]*>[\s\S]*?Google Play/)
  expect(hrefOf(footer, 'Facebook')).toBeUndefined()
  expect(footer).not.toContain('javascript:')
})

test('spec 9: the footer draws payment pictures for Finland and South Africa only', async ({ own }) => {
  for (const [country, name] of [
    ['fi', 'MobilePay'],
    ['za', 'Instant EFT'],
  ] as const) {
    expect(await footerOf(own.url)).not.toContain(name)
    await set(own, { COUNTRY: country })
    expect(await footerOf(own.url)).toMatch(new RegExp(`<(?:img|svg)[^>]*(?:alt|aria-label)="${name}"`))
  }
})

test('R-F5 R-V1 pictures are marked as suggestions and reusable packaging is offered, when switched on', async ({
  own,
}) => {
  await set(own, { REUSABLE_PACKAGING: 'offer', IMAGE_NOTICE: '' })
  const offered = await htmlOf(own.url)
  expect(textOf(offered)).toContain('Mehrweg auf Wunsch')
  expect(textOf(offered)).not.toContain('Serviervorschlag')
  await set(own, { REUSABLE_PACKAGING: 'own_container', IMAGE_NOTICE: '1' })
  expect(textOf(await htmlOf(own.url))).toContain('Gern füllen wir')
  expect(textOf(await footerOf(own.url))).toContain('Bilder: Serviervorschlag.')
})

test('ADDRESS_FORM: German guests are addressed with "Sie", and English ones as ever', async ({ own }) => {
  await set(own, { ADDRESS_FORM: 'sie' })
  const address = `${own.url}/menu/pizza`
  expect(elements(await htmlOf(address), 'nav', /"Sie sind hier"/)).toHaveLength(1)
  expect(textOf(await footerOf(address))).toContain('Ihr Besuch')
  expect(textOf(await htmlOf(`${own.url}/login`))).toContain('Schön, dass Sie da sind')
  expect(elements(await htmlOf(`${address}?lang=en`), 'nav', /"Breadcrumb"/)).toHaveLength(1)
})

test('HIDE_CATEGORY_IMAGES leaves the text tabs only', async ({ own }) => {
  const pictures = (html: string) => html.match(/<[a-z]+[^>]*class="slider__slide/g) ?? []
  expect(pictures(await htmlOf(own.url)).length).toBeGreaterThan(0)
  await set(own, { HIDE_CATEGORY_IMAGES: '1' })
  const html = await htmlOf(own.url)
  expect(pictures(html)).toEqual([])
  const [tabs = ''] = elements(html, 'nav', /"Kategorien"/)
  expect(elements(tabs, 'a').map(textOf)).toContain('Desserts')
  expect(html).toContain('Margherita')
})

test('hostile texts act on no page, wherever the shop and its guests write them', async ({ own }) => {
  const columns = (table: string) =>
    rows(own.dataDir, `select name from pragma_table_info('${table}')`).map(({ name }) => String(name))
  const order = await orderByApi(own.url, {
    ...pizzaOrder,
    name: 'Eve </script><script>xss7()</script>',
  })
  write(own.dataDir, `update orders set notes = '</textarea><img src=x7 onerror=xss7()>'`)
  await changeAndWait(own, hostileShop(columns))
  for (const path of [
    '/',
    '/menu/pizza',
    '/menu/menus',
    '/menu/pizza/pizza-margherita',
    '/menu/menus/combo-mittag',
    '/menu/bowls?lang=en',
    '/contact',
    '/checkout',
    '/login',
    '/select-branch',
    '/pages/imprint',
    order,
  ]) {
    const html = await htmlOf(own.url + path)
    const { acting, shown } = hostileParts(html)
    expect(acting, path).toEqual([])
    expect(shown, path).toBeGreaterThan(0)
    const [, data] = /d\.src="([^"]+)"/.exec(html) ?? []
    if (data) expect(ranFromData(await htmlOf(own.url + data)), `data of ${path}`).toBe(0)
  }
})
