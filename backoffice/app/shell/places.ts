import {
  BookOpenText,
  ChartColumn,
  ChefHat,
  ListChecks,
  type LucideIcon,
  MapPin,
  Settings,
  Users,
} from 'lucide-react'
import type { Permission, StaffRole } from '#contract/staff.ts'
import { hasPermission } from '#domain/staff/permissions.ts'

export type PlaceScreen = { to: string; name: string; permission: Permission }

/** Screens that belong together. The first one is where the place leads. */
export type Place = {
  name: string
  Icon: LucideIcon
  screens: readonly PlaceScreen[]
  /** It is there only until the shop is set up. */
  isForSetUp?: boolean
}

/** The map of the back office: a new screen is one line here and one in `routes.ts`. */
const places: readonly Place[] = [
  {
    name: 'Service',
    Icon: ChefHat,
    screens: [
      { to: '/', name: 'Orders', permission: 'orders.read' },
      { to: '/today', name: 'Today', permission: 'today.write' },
      { to: '/reservations', name: 'Reservations', permission: 'reservations.read' },
    ],
  },
  {
    name: 'Set up',
    Icon: ListChecks,
    screens: [{ to: '/start', name: 'Set up', permission: 'settings.write' }],
    isForSetUp: true,
  },
  {
    name: 'Menu',
    Icon: BookOpenText,
    screens: [
      { to: '/menu', name: 'Menu', permission: 'menu.write' },
      { to: '/menu/shared', name: 'Choices', permission: 'menu.write' },
      { to: '/menu/allergens', name: 'Allergens', permission: 'menu.write' },
      { to: '/menu/notices', name: 'Codes', permission: 'menu.write' },
      { to: '/menu/changes', name: 'Changes', permission: 'publish' },
    ],
  },
  {
    name: 'Places and times',
    Icon: MapPin,
    screens: [
      { to: '/places/hours', name: 'Opening hours', permission: 'hours.write' },
      { to: '/places/areas', name: 'Delivery areas', permission: 'areas.write' },
      { to: '/places/branches', name: 'Branches', permission: 'branches.write' },
      { to: '/places/tables', name: 'Tables', permission: 'branches.write' },
    ],
  },
  {
    name: 'Figures',
    Icon: ChartColumn,
    screens: [{ to: '/reports', name: 'Sales', permission: 'reports.read' }],
  },
  {
    name: 'Customers',
    Icon: Users,
    screens: [
      { to: '/guests', name: 'Customers', permission: 'guests.read' },
      { to: '/messages', name: 'Messages', permission: 'messages.read' },
      { to: '/mails', name: 'Mails', permission: 'mails.read' },
    ],
  },
  {
    name: 'Settings',
    Icon: Settings,
    screens: [
      { to: '/settings', name: 'Settings', permission: 'settings.write' },
      { to: '/settings/look', name: 'Look', permission: 'settings.write' },
      { to: '/pages', name: 'Pages', permission: 'content.write' },
      { to: '/languages', name: 'Languages', permission: 'content.write' },
      { to: '/team', name: 'Team', permission: 'staff.write' },
      { to: '/log', name: 'Log', permission: 'log.read' },
      { to: '/system', name: 'System', permission: 'settings.write' },
    ],
  },
]

/** The places that a role has something to do in, with the screens it may open. */
export function placesOf(role: StaffRole, isSetUp = true): Place[] {
  return places
    .filter(({ isForSetUp }) => !(isSetUp && isForSetUp))
    .map((place) => ({
      ...place,
      screens: place.screens.filter(({ permission }) => hasPermission(role, permission)),
    }))
    .filter(({ screens }) => screens.length > 0)
}

/** The place and the screen that an address belongs to: the ticket of an order belongs to the orders. */
export function findScreen(
  places: readonly Place[],
  pathname: string,
): { place: Place; screen: PlaceScreen } | undefined {
  const matches = places.flatMap((place) =>
    place.screens
      .filter(({ to }) => isWithin(to === '/' ? '/orders' : to, pathname) || pathname === to)
      .map((screen) => ({ place, screen })),
  )
  return matches.toSorted((a, b) => b.screen.to.length - a.screen.to.length)[0]
}

const isWithin = (address: string, pathname: string): boolean =>
  pathname === address || pathname.startsWith(`${address}/`)
