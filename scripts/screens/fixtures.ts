import type { Browser, BrowserContext } from '@playwright/test'
import { areaOf, PASSWORD, type Person, post, saveAddress } from '../../e2e/account-steps.ts'
import { dishes, putIntoCart } from '../../e2e/checkout-steps.ts'
import { change, type AppServer, rows } from '../../e2e/app-server.ts'
import { orderByApi, pizzaOrder } from '../../e2e/orders.ts'
import { addMember, PASSWORD as STAFF_PASSWORD } from '../../e2e/staff.ts'

/** The viewer of a screen: a guest without an account, one with everything, one with nothing yet, or the counter. */
export type Viewer = 'guest' | 'regular' | 'newcomer' | 'staff'

type Placed = { id: string; code: string; link: string }
export type Status = 'pending_approval' | 'approved' | 'completed' | 'rejected'

/** The server with its people and their orders. */
export type Fixtures = {
  server: AppServer
  people: Record<Exclude<Viewer, 'guest'>, Person>
  /** What a browser keeps of a filled cart. */
  cart: Awaited<ReturnType<BrowserContext['storageState']>>
  orders: Record<Status, Placed>
}

const CHEF = { email: 'mina@beispiel.example', name: 'Mina Flora', role: 'owner' } as const

/** Opens the accounts and fills a cart; nothing has been ordered yet. */
export async function createFixtures(server: AppServer, browser: Browser): Promise<Fixtures> {
  await addMember(server, CHEF)
  const { token } = (await post(server, '/staff/sign-in', {
    email: CHEF.email,
    password: STAFF_PASSWORD,
  })) as {
    token: string
  }
  const context = await browser.newContext({ locale: 'de-DE', serviceWorkers: 'block' })
  await putIntoCart(await context.newPage(), server, dishes.antipasti, dishes.bruschetta, dishes.beer)
  const cart = await context.storageState()
  await context.close()
  const none = { id: '', code: '', link: '' }
  return {
    server,
    cart,
    people: {
      staff: { ...CHEF, phone: '', token },
      regular: await open(server, {
        name: 'Friederike Schönhagen-Öztürk',
        email: 'friederike@beispiel.example',
      }),
      newcomer: await open(server, { name: 'Neo Beispiel', email: 'neo@beispiel.example' }),
    },
    orders: { pending_approval: none, approved: none, completed: none, rejected: none },
  }
}

async function open(server: AppServer, person: { name: string; email: string }): Promise<Person> {
  const phone = '030 1234567'
  const secret = { password: PASSWORD, password_confirmation: PASSWORD, terms: true }
  await post(server, '/register', { ...person, phone, ...secret })
  const { token } = (await post(server, '/login', { email: person.email, password: PASSWORD })) as {
    token: string
  }
  return { ...person, phone, token }
}

/** A busy evening: orders in every status, of guests and of the regular, and reservations and messages that wait for an answer. */
export async function fillShop(fixtures: Fixtures): Promise<void> {
  const { server, people } = fixtures
  await saveAddress(server, people.regular, { isDefault: true })
  await saveAddress(server, people.regular, {
    name: 'Büro',
    address: 'Sonnenallee 112, Hinterhaus',
    extras: '3. OG',
  })
  for (const status of ['completed', 'completed', 'rejected', 'approved', 'pending_approval'] as const)
    await move(fixtures, await orderAs(fixtures), status)
  for (const status of ['completed', 'rejected', 'approved', 'pending_approval'] as const) {
    const link = await orderByApi(server.url, deliveryOrder(server))
    fixtures.orders[status] = { ...newest(server), link }
    await move(fixtures, newest(server), status)
  }
  await orderByApi(server.url, { ...pizzaOrder, name: 'Jonas Ostermann-Wiegand' })
  change(server.dataDir, REQUESTS)
}

const deliveryOrder = (server: AppServer) =>
  ({
    ...pizzaOrder,
    items: [
      { kind: 'productItem', productId: 'pizza-salami', sizeId: 'pizza-large', qty: 1 },
      { kind: 'productItem', productId: 'beer-weizen', sizeId: 'beer-wine-l05', qty: 2 },
    ],
    deliverType: 'delivery',
    areaId: areaOf(server, '12047'),
    address: 'Weserstraße 7',
    extras: '3. OG, Klingel Beispiel',
    notes: 'Bitte nicht klingeln, das Baby schläft',
    ageConfirmed: true,
  }) as typeof pizzaOrder

async function orderAs({ server, people: { regular } }: Fixtures): Promise<Placed> {
  const { name, email, phone } = regular
  const body = { ...pizzaOrder, items: [{ ...pizzaOrder.items[0], qty: 4 }], name, email, phone }
  const quote = (await post(server, '/checkout/quote', body, regular)) as { id: string }
  await post(server, '/checkout/v2', { ...body, quote: quote.id }, regular)
  return newest(server)
}

function newest(server: AppServer): Placed {
  const [row] = rows(server.dataDir, 'select id, code from orders order by id desc limit 1')
  return { id: String(row?.['id']), code: String(row?.['code']), link: '' }
}

async function move({ server, people }: Fixtures, { id }: Placed, to: Status): Promise<void> {
  const step = (from: Status, status: Status, more: object = {}) =>
    post(server, `/staff/orders/${id}/status`, { from, status, ...more }, people.staff)
  if (to === 'rejected')
    await step('pending_approval', to, { reason: 'Der Holzofen ist heute leider kalt geblieben' })
  if (to === 'approved' || to === 'completed') await step('pending_approval', 'approved', { minutes: 25 })
  if (to === 'completed') await step('approved', to)
}

const REQUESTS = `
  insert into reservations (id, request_hash, branch_id, language, requested_at, reserved_at, guests, name, email, phone, notes, status)
  select 'r' || n, '', 'main', 'de', strftime('%Y-%m-%dT%H:%M:00.000Z', 'now', '-' || n || ' hours'),
    strftime('%Y-%m-%dT18:30:00.000Z', 'now', '+' || n || ' days'), n * 2, name, 'gast@beispiel.example', '030 1234567', notes, 'requested'
  from (select 1 as n, 'Familie Wiesenhütter' as name, 'Bitte ein Hochstuhl und ein Platz am Fenster' as notes
    union all select 2, 'Jo Beispiel', '');
  insert into contact_messages (id, request_hash, branch_id, language, sent_at, first_name, last_name, email, subject, message)
  values ('m1', '', 'main', 'de', strftime('%Y-%m-%dT%H:%M:00.000Z', 'now', '-1 hours'), 'Ada', 'Beispiel',
    'ada@beispiel.example', 'Geburtstag mit zwanzig Leuten',
    'Habt ihr am Samstag einen großen Tisch im Garten? Drei von uns essen glutenfrei.')`
