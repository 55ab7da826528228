import { createHash } from 'node:crypto'
import { get } from 'node:http'
import { connect } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { growMenu } from '../bench/growth/grow.ts'
import { fetchBytes } from '../bench/pages/bare.ts'
import { newPerson } from './account-steps.ts'
import { copyDemo, startServer } from './app-server.ts'
import { expect, httpTest as test } from './fixtures.ts'
import { templateDir } from './global-setup.ts'
import { ask, attribute, elements, htmlOf, textOf } from './http-steps.ts'
import { orderByApi } from './orders.ts'

/** What a server may send before the first answer of the browser: ten segments. */
const FIRST_WINDOW = 14_600

for (const [path, title, text] of [
  ['/', 'Feuer & Flora – Holzofenpizza, Pasta und Bowls aus Neukölln', 'Margherita'],
  ['/menu/desserts', 'Desserts – Feuer & Flora', 'Panna cotta mit Himbeeren'],
  ['/menu/menus', 'Menüs – Feuer & Flora', 'Mittagspause'],
  ['/menu/pizza/pizza-margherita', 'Margherita – Feuer & Flora', 'frisches Basilikum'],
  ['/menu/menus/combo-mittag', 'Mittagspause – Feuer & Flora', 'Getränk'],
  ['/pages/imprint', 'Impressum – Feuer & Flora', 'Weserstraße'],
] as const) {
  test(`${path} is complete without JavaScript: heading, text, title, description, canonical`, async ({
    shared,
  }) => {
    const html = await htmlOf(shared.url + path)
    expect(textOf(elements(html, 'title')[0])).toBe(title)
    expect(elements(html, 'h1')).toHaveLength(1)
    expect(textOf(elements(html, 'main')[0])).toContain(text)
    expect(attribute(html, /<meta[^>]*name="description"[^>]*>/, 'content')).toMatch(/\S{3}/)
    expect(attribute(html, /<link[^>]*rel="canonical"[^>]*>/, 'href')).toBe(shared.url + path)
  })
}

test('the checkout brings heading, ways, place and contact before its scripts, and what to do without any', async ({
  shared,
}) => {
  const main = elements(await htmlOf(`${shared.url}/checkout`), 'main')[0] ?? ''
  const form = elements(main, 'form')[0] ?? ''
  expect(textOf(elements(form, 'h1')[0])).toBe('Kasse')
  expect(elements(form, 'h2').map(textOf)).toEqual(
    ['Wie & wann', 'Kontakt & Adresse', 'Extras', 'Bezahlen', 'Deine Bestellung'].map((name) =>
      expect.stringContaining(name),
    ),
  )
  const names = [...form.matchAll(/<input[^>]* name="(\w+)"/g)].map(([, name]) => name)
  expect([...new Set(names)]).toEqual(
    expect.arrayContaining([
      'deliverType',
      'areaText',
      'when',
      'email',
      'name',
      'phone',
      'address',
      'extras',
    ]),
  )
  expect(textOf(elements(main, 'noscript')[0])).toContain('JavaScript')
})

test('every category and every dish has a page of its own', async ({ shared }) => {
  const index = (await (await ask(`${shared.url}/menu-index`)).json()) as {
    combos: { slug: string; name: string }[]
    categories: { slug: string; cards: { slug: string; name: string }[] }[]
  }
  // All dishes of a category go the same way: the first and the last of each stand for them.
  const pages = index.categories.flatMap(({ slug, cards }) => [
    { path: `/menu/${slug}`, name: cards[0]?.name ?? '' },
    ...[cards[0], cards.at(-1)].map((one) => ({ path: `/menu/${slug}/${one?.slug}`, name: one?.name ?? '' })),
  ])
  for (const combo of index.combos) pages.push({ path: `/menu/menus/${combo.slug}`, name: combo.name })
  expect(pages.length).toBeGreaterThan(50)
  for (const { path, name } of pages) expect(textOf(await htmlOf(shared.url + path)), path).toContain(name)
})

test('a category of 1,000 dishes sends at most 60 kB of HTML at once, and links without scripts lead through all of them', async () => {
  const demo = copyDemo(templateDir())
  growMenu(demo.dataDir, 1_000, 'pizza')
  const server = await startServer({ dataDir: demo.dataDir })
  const found = new Set<string>()
  for (let path: string | undefined = '/menu/pizza'; path;) {
    const { body } = await fetchBytes(server.url + path)
    expect(body.length, path).toBeLessThanOrEqual(60_000)
    const html = await htmlOf(server.url + path)
    for (const [, dish = ''] of html.matchAll(/href="\/menu\/pizza\/([\w-]+)"/g)) found.add(dish)
    path = attribute(html, /<a[^>]*rel="next"[^>]*>/, 'href')
  }
  expect(found.size).toBeGreaterThanOrEqual(1_000)
  await server.stop()
  demo.remove()
})

test('the place of the cart is in the HTML of the menu, for a guest who has put nothing into it', async ({
  shared,
}) => {
  for (const path of ['/', '/menu/desserts', '/menu/menus']) {
    const [place = ''] = elements(await htmlOf(shared.url + path), 'aside', /cart-column/)
    expect(textOf(place), path).toBe('Warenkorb Noch nichts drin')
  }
})

test('the cart learns the minimum orders, and what can be added without a choice and without a proof of age', async ({
  shared,
}) => {
  const facts = (await (await ask(`${shared.url}/cart-facts`)).json()) as {
    areas: { minimumOrder: number }[]
    addOns: { id: string; category: string; isAside?: boolean }[]
  }
  expect(facts.areas).toContainEqual({ minimumOrder: 1200 })
  const asides = new Set(facts.addOns.filter(({ isAside }) => isAside).map(({ category }) => category))
  // Of beer and wine only what is without alcohol.
  expect(asides).toEqual(new Set(['sides', 'desserts', 'soft-drinks', 'coffee', 'beer-wine']))
  const ids = facts.addOns.map(({ id }) => id)
  expect(ids).toContain('dessert-tiramisu')
  for (const id of ['pizza-margherita', 'beer-weizen']) expect(ids).not.toContain(id)
})

test('the policy of a page allows exactly the inline scripts and styles of the build', async ({ shared }) => {
  for (const path of ['/', '/checkout', '/menu/pizza/pizza-margherita']) {
    const answer = await ask(shared.url + path)
    const html = await answer.text()
    const inline = html.matchAll(
      /<(script|style)(?![^>]* (?:src=|type="application\/))[^>]*>([\s\S]*?)<\/\1>/g,
    )
    const sources = [...inline].map(([, , source = '']) => source).filter((source) => source !== '')
    const hashes = sources.map((source) => createHash('sha256').update(source).digest('base64'))
    const policy = answer.headers.get('content-security-policy') ?? ''
    const allowed = [...policy.matchAll(/'sha256-([^']+)'/g)].map(([, hash = '']) => hash)
    expect(allowed.length, path).toBeGreaterThan(2)
    expect(allowed.toSorted(), path).toEqual([...new Set(hashes)].toSorted())
    expect(policy, path).not.toMatch(/(?:script-src|style-src) [^;]*(?:unsafe-|https?:|\*)/)
  }
})

test('every document is closed to frames, foreign windows, guessed types and devices', async ({ shared }) => {
  for (const path of ['/', '/checkout', '/pages/imprint', '/backoffice/', '/backoffice/menu']) {
    const { headers } = await ask(shared.url + path)
    expect(headers.get('content-security-policy'), path).toMatch(
      /base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'$/,
    )
    expect(Object.fromEntries(headers), path).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    })
  }
})

test('an address with a language opens in it and is not changed by it; left to right is not mirrored', async ({
  shared,
}) => {
  const html = await htmlOf(`${shared.url}/menu/soft-drinks?lang=en`)
  expect(attribute(html, /<html[^>]*>/, 'lang')).toBe('en')
  expect(attribute(html, /<html[^>]*>/, 'dir')).toBe('ltr')
  expect(attribute(html, /<link[^>]*rel="canonical"[^>]*>/, 'href')).toBe(`${shared.url}/menu/soft-drinks`)
  expect(elements(html, 'nav', /aria-label="Categories"/)).toHaveLength(1)
})

test('an unknown address leads to the menu', async ({ shared }) => {
  for (const path of ['/nowhere', '/menu/nowhere', '/menu/pizza/nowhere', '/pages/nowhere']) {
    const answer = await ask(shared.url + path)
    expect([answer.status, answer.headers.get('location')], path).toEqual([302, '/'])
  }
  // A picture that is gone says nothing to the guest.
  const picture = await ask(`${shared.url}/media/${'f'.repeat(24)}/480.webp`)
  expect([picture.status, picture.headers.get('set-cookie')]).toEqual([404, null])
})

test('the server redirects signed-in guests away from the pages for visitors', async ({ shared }) => {
  const { token } = await newPerson(shared)
  const cookie = { cookie: `session=${token}` }
  for (const path of ['/login', '/register', '/reset-password']) {
    const answer = await ask(shared.url + path, cookie)
    expect([answer.status, answer.headers.get('location')], path).toEqual([302, '/?signed-in=1'])
  }
  const back = await ask(`${shared.url}/login?return=/checkout`, cookie)
  expect([back.status, back.headers.get('location')]).toEqual([302, '/checkout?signed-in=1'])
  const mine = await ask(`${shared.url}/me/my-profile`, cookie)
  expect(mine.headers.get('cache-control')).toContain('no-store')
})

test('breadcrumbs lead from a dish to its category and from there to the menu, without scripts too', async ({
  shared,
}) => {
  const crumbsOf = async (path: string) => elements(await htmlOf(shared.url + path), 'nav', /"Du bist hier"/)
  const [dish = ''] = await crumbsOf('/menu/pizza/pizza-margherita')
  expect(elements(dish, 'li').map(textOf)).toEqual(['Speisekarte', 'Pizza', 'Margherita'])
  expect(dish).toMatch(/aria-current="page"[^>]*>Margherita</)
  expect(attribute(dish, /<a[^>]*>Pizza</, 'href')).toBe('/menu/pizza')
  const [category = ''] = await crumbsOf('/menu/pizza')
  expect(elements(category, 'li').map(textOf)).toEqual(['Speisekarte', 'Pizza'])
  expect(attribute(category, /<a[^>]*>Speisekarte</, 'href')).toBe('/')
  expect(await crumbsOf('/')).toEqual([])
})

test('R-C6 A-11 imprint, privacy and accessibility are in the footer of every route', async ({ shared }) => {
  for (const path of [
    '/',
    '/menu/pizza',
    '/menu/pizza/pizza-margherita',
    '/pages/terms',
    '/checkout',
    '/login',
    '/contact',
  ]) {
    const footer = elements(await htmlOf(shared.url + path), 'footer').at(-1) ?? ''
    const links = elements(footer, 'a').map(textOf)
    for (const name of ['Impressum', 'Datenschutz', 'Barrierefreiheit'])
      expect(
        links.filter((link) => link.startsWith(name)),
        `${name} on ${path}`,
      ).toHaveLength(1)
    expect(attribute(footer, /<a[^>]*href="tel:[^>]*>/, 'href'), path).toBe('tel:+493055501234')
  }
})

test('the footer links profile, orders, addresses and Logout for signed-in guests, and Login for others', async ({
  shared,
}) => {
  const footer = elements(await htmlOf(shared.url), 'footer').at(-1) ?? ''
  const shownTo = (who: 'user' | 'guest') =>
    elements(footer, 'li', new RegExp(`data-for="${who}"`)).map((item) => [
      textOf(item),
      attribute(item, /<a[^>]*>/, 'href'),
    ])
  expect(shownTo('user')).toEqual([
    ['Mein Profil', '/me/my-profile'],
    ['Meine Bestellungen', '/me/my-orders'],
    ['Meine Adressen', expect.stringMatching(/^\/me\/(?:address-list|my-addresses)$/)],
    ['Meine Punkte', '/me/my-transactions/transaction-history'],
    ['Abmelden', undefined],
  ])
  expect(shownTo('guest')).toContainEqual(['Anmelden', '/login'])
})

test('the contact page shows how to find, call and write to the restaurant, before any script has run', async ({
  shared,
}) => {
  const [main = ''] = elements(await htmlOf(`${shared.url}/contact`), 'main')
  const links = elements(main, 'a').map((link) => [textOf(link), attribute(link, /<a[^>]*>/, 'href')])
  expect(links).toContainEqual(['+49 30 5550 1234', 'tel:+493055501234'])
  expect(textOf(main)).toContain('hallo@feuer-und-flora.example')
  expect(links).toContainEqual([
    expect.stringMatching(/^Route planen/),
    expect.stringContaining('openstreetmap'),
  ])
  expect(links).toContainEqual([expect.stringMatching(/^Instagram/), expect.any(String)])
  expect(elements(main, 'tr').map(textOf)).toContainEqual(expect.stringMatching(/^Montag/))
})

for (const path of ['/', '/menu/pizza', '/menu/pizza/pizza-margherita', '/checkout']) {
  test(`the document of ${path} comes in the first window`, async ({ shared }) => {
    expect(await documentBytes(shared.url + path)).toBeLessThanOrEqual(FIRST_WINDOW)
  })
}

test('the document of an order comes in the first window', async ({ shared }) => {
  const { pathname } = new URL(await orderByApi(shared.url), shared.url)
  expect(await documentBytes(shared.url + pathname)).toBeLessThanOrEqual(FIRST_WINDOW)
})

/** The bytes of a document on the wire, with its headers. */
function documentBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br', 'accept-language': 'de' } }, (response) => {
      let bytes = response.rawHeaders.join(': \r\n').length
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.on('end', () => resolve(bytes))
    }).on('error', reject)
  })
}

test('the scripts of the back office bring their messages in the main language of the restaurant', async ({
  shared,
}) => {
  const answer = await ask(`${shared.url}/backoffice/orders/unknown`)
  const html = await answer.text()
  const [, map = ''] = /<script type="importmap">(.+?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(map)).toEqual({ imports: { 'messages/': '/backoffice/assets/de/' } })
  expect(html.indexOf('importmap')).toBeLessThan(html.indexOf('modulepreload'))
  const hash = createHash('sha256').update(map).digest('base64')
  expect(answer.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`)
})

test('the health check of a proxy that speaks HTTP/1.0 and names no host is answered', async ({ shared }) => {
  const socket = connect(Number(new URL(shared.url).port), '127.0.0.1')
  socket.write('GET /readyz HTTP/1.0\r\n\r\n')
  expect(await readText(socket)).toMatch(/^HTTP\/1\.1 200 /)
})
