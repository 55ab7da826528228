import { listGuests } from '#contract/guests.staff.ts'
import { listStaffOrders } from '#contract/orders.staff.ts'
import { type SettingKey, settings } from '#contract/settings.ts'
import type { Permission, StaffRole } from '#contract/staff.ts'
import { hasPermission } from '#domain/staff/permissions.ts'
import { documentPath } from '../documents/document-path.ts'
import { documentCalls } from '../documents/document-calls.ts'
import { settingName } from '../documents/setting-words.ts'
import { staffApi } from '../http/staff-api.ts'
import { type Found, matching, type Provider } from './found.ts'

/** What the code of an order or the number of a receipt may look like. */
const NUMBER = /^[\da-z]{1,10}$/i

/** Screens that a button of another screen leads to, and no line of the navigation. */
const elsewhere: readonly { to: string; name: string; detail?: string; permission?: Permission }[] = [
  { to: '/menu/preview', name: 'Preview', detail: 'Menu', permission: 'publish' },
  { to: '/menu/import', name: 'Import a menu', detail: 'Menu', permission: 'menu.write' },
  { to: '/my-access', name: 'My access' },
]

const screens: Provider = {
  group: 'Screens',
  find: (text, { t, role, places }) =>
    matching(
      [
        ...places.flatMap((place) =>
          place.screens.map(({ to, name }) => ({
            id: to,
            to,
            name: t(name),
            ...(place.name !== name && { detail: t(place.name) }),
          })),
        ),
        ...elsewhere
          .filter(({ permission }) => !permission || hasPermission(role, permission))
          .map(({ to, name, detail }) => ({
            id: to,
            to,
            name: t(name),
            ...(detail && { detail: t(detail) }),
          })),
      ],
      text,
    ),
}

const orders: Provider = {
  group: 'Orders',
  permission: 'orders.read',
  async find(text, { t }) {
    const number = text.trim()
    if (!NUMBER.test(number)) return []
    const { data } = await staffApi(listStaffOrders, { query: { number } })
    return data.map(({ id, code, name }) => ({
      id,
      name: t('Order {code}', { code }),
      detail: name,
      to: `/orders/${id}`,
    }))
  },
}

const guests: Provider = {
  group: 'Guests',
  permission: 'guests.read',
  async find(text) {
    if (text.trim() === '') return []
    const { data } = await staffApi(listGuests, { query: { text: text.trim(), filter: 'all' } })
    return data.map(({ id, name, email }) => ({
      id,
      name: name || email,
      ...(name && { detail: email }),
      to: `/guests/${id}`,
    }))
  },
}

const dishes: Provider = {
  group: 'Dishes',
  permission: 'menu.write',
  find: async (text) => matching(await readMenu(), text),
}

const settingsProvider: Provider = {
  group: 'Settings',
  permission: 'settings.write',
  find: (text, { t }) =>
    matching(
      (Object.keys(settings) as SettingKey[]).map((key) => ({
        id: key,
        name: settingName(key, t),
        to: documentPath('setting', key) ?? '/settings',
      })),
      text,
    ),
}

/** THE list of what the command box finds, in the order of its groups; a new kind is one line here. */
const providers: readonly Provider[] = [screens, orders, dishes, guests, settingsProvider]

/** Those that a member of this role may ask. */
export const providersOf = (role: StaffRole): readonly Provider[] =>
  providers.filter(({ permission }) => !permission || hasPermission(role, permission))

const KEPT_MS = 30_000
let menu: { readAt: number; found: Promise<Found[]> } | undefined

/** Categories, dishes and combos; what was read a moment ago is read again only later. */
function readMenu(): Promise<Found[]> {
  if (menu && Date.now() - menu.readAt < KEPT_MS) return menu.found
  const found = readKinds()
  menu = { readAt: Date.now(), found }
  found.catch(() => (menu = undefined))
  return found
}

async function readKinds(): Promise<Found[]> {
  const kinds = ['product', 'combo', 'category'] as const
  const [products, combos, categories] = await Promise.all([
    documentCalls('product').list(),
    documentCalls('combo').list(),
    documentCalls('category').list(),
  ])
  const names = new Map(categories.map(({ id, document }) => [id, document.name]))
  return [products, combos, categories].flatMap((entries, at) =>
    entries
      .filter(({ state }) => state !== 'deleted')
      .map(({ id, document }): Found => ({
        id,
        name: document.name,
        ...('categoryId' in document && { detail: names.get(document.categoryId) ?? '' }),
        to: documentPath(kinds[at] ?? 'product', id) ?? '/menu',
      })),
  )
}
