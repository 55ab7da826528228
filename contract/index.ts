import * as accounts from './accounts.ts'
import * as branches from './branches.ts'
import * as branchesStaff from './branches.staff.ts'
import * as checkout from './checkout.ts'
import * as content from './content.ts'
import * as contentStaff from './content.staff.ts'
import * as delivery from './delivery.ts'
import * as deliveryStaff from './delivery.staff.ts'
import * as demoStaff from './demo.staff.ts'
import type { Endpoint } from './endpoint.ts'
import * as guestsStaff from './guests.staff.ts'
import * as hours from './hours.ts'
import * as hoursStaff from './hours.staff.ts'
import * as loyalty from './loyalty.ts'
import * as mediaStaff from './media.staff.ts'
import * as menu from './menu.ts'
import * as menuDrafts from './menu-drafts.ts'
import * as menuStaff from './menu.staff.ts'
import * as notificationsStaff from './notifications.staff.ts'
import * as operationsStaff from './operations.staff.ts'
import * as orders from './orders.ts'
import * as ordersBoard from './orders-board.ts'
import * as ordersStaff from './orders.staff.ts'
import * as payments from './payments.ts'
import * as paymentsStaff from './payments.staff.ts'
import * as publishingSetUp from './publishing-set-up.ts'
import * as publishingStaff from './publishing.staff.ts'
import * as reservations from './reservations.ts'
import * as reservationsStaff from './reservations.staff.ts'
import * as ordersReport from './orders-report.ts'
import * as settingsPublic from './settings.public.ts'
import * as settingsStaff from './settings.staff.ts'
import * as staff from './staff.ts'
import * as staffAccess from './staff-access.ts'
import * as staffChanges from './staff-changes.ts'
import * as staffMembers from './staff-members.ts'
import * as staffPasskeys from './staff-passkeys.ts'
import * as staffSecondFactor from './staff-second-factor.ts'
import * as today from './today.staff.ts'

const modules = {
  accounts,
  branches: { ...branches, ...branchesStaff },
  checkout,
  content: { ...content, ...contentStaff },
  delivery: { ...delivery, ...deliveryStaff },
  guests: guestsStaff,
  demo: demoStaff,
  hours: { ...hours, ...hoursStaff },
  loyalty,
  media: mediaStaff,
  menu: { ...menu, ...menuStaff, ...menuDrafts },
  notifications: notificationsStaff,
  operations: operationsStaff,
  orders: { ...orders, ...ordersBoard, ...ordersStaff, ...ordersReport },
  payments: { ...payments, ...paymentsStaff },
  publishing: { ...publishingStaff, ...publishingSetUp },
  reservations: { ...reservations, ...reservationsStaff },
  settings: { ...settingsPublic, ...settingsStaff },
  staff: {
    ...staff,
    ...staffAccess,
    ...staffChanges,
    ...staffMembers,
    ...staffPasskeys,
    ...staffSecondFactor,
  },
  today,
}

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'auth' in value
  )
}

/** Every call of the API with its module, for the server, the documentation and the tests; never for the browser. */
export const endpoints: readonly { module: string; endpoint: Endpoint }[] = Object.entries(modules).flatMap(
  ([module, exports]) =>
    Object.values(exports)
      .filter(isEndpoint)
      .map((endpoint) => ({ module, endpoint })),
)
