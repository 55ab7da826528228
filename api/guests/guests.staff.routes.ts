import type { Hono } from 'hono'
import * as contract from '#contract/guests.staff.ts'
import type { AppEnv } from '../http/app-env.ts'
import { mount } from '../http/mount.ts'
import { mountFile } from '../http/mount-file.ts'
import { listTransactions } from '../loyalty/index.ts'
import type { PersonalData } from '../personal-data.ts'
import { blockGuest, unblockGuest } from './block-guest.ts'
import { correctGuestPoints } from './correct-guest-points.ts'
import { findGuest, showGuest } from './find-guest.ts'
import { deleteGuest, deleteGuestByEmail, exportGuest, exportGuestByEmail } from './guest-data.ts'
import { listGuestOrders } from './guest-orders.queries.ts'
import { listGuests } from './guests.queries.ts'

/** `personalData` are the sources of all modules; they are passed in where the app is composed. */
export function guestsStaffRoutes(
  app: Hono<AppEnv>,
  { personalData }: { personalData: readonly PersonalData[] },
): void {
  mount(app, contract.listGuests, ({ ctx, query }) => listGuests(ctx, query))
  mount(app, contract.getGuest, ({ ctx, params }) => showGuest(ctx, params.id))
  mount(app, contract.listGuestOrders, ({ ctx, params, query }) =>
    listGuestOrders(ctx, params.id, query.before),
  )
  mount(app, contract.listGuestPoints, async ({ ctx, params, query }) => {
    const { id } = await findGuest(ctx, params.id)
    return listTransactions(ctx, id, query.page)
  })
  mount(app, contract.correctGuestPoints, ({ ctx, params, body }) =>
    correctGuestPoints(ctx, { ...params, ...body }),
  )
  mount(app, contract.blockGuest, ({ ctx, params, body }) => blockGuest(ctx, params.id, body))
  mount(app, contract.unblockGuest, ({ ctx, params, body }) => unblockGuest(ctx, params.id, body))
  mountFile(app, contract.exportGuest, ({ ctx, params }) => exportGuest(ctx, params.id, personalData))
  mount(app, contract.deleteGuest, ({ ctx, params }) => deleteGuest(ctx, params.id, personalData))
  mountFile(app, contract.exportGuestByEmail, ({ ctx, query }) =>
    exportGuestByEmail(ctx, query.email, personalData),
  )
  mount(app, contract.deleteGuestByEmail, ({ ctx, body }) =>
    deleteGuestByEmail(ctx, body.email, personalData),
  )
}
