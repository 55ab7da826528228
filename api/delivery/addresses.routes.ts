import type { Hono } from 'hono'
import * as contract from '#contract/delivery.ts'
import { userOf } from '../http/access.ts'
import type { AppEnv } from '../http/app-env.ts'
import { mount } from '../http/mount.ts'
import { findAddress, listAddresses } from './addresses.queries.ts'
import { deleteAddress } from './delete-address.ts'
import { createAddress, updateAddress } from './save-address.ts'

export function addressesRoutes(app: Hono<AppEnv>): void {
  mount(app, contract.listAddresses, ({ ctx }) => listAddresses(ctx, userOf(ctx.actor).userId))
  mount(app, contract.createAddress, ({ ctx, body }) => createAddress(ctx, userOf(ctx.actor).userId, body))
  mount(app, contract.getAddress, ({ ctx, params }) => findAddress(ctx, userOf(ctx.actor).userId, params.id))
  mount(app, contract.updateAddress, ({ ctx, params, body }) =>
    updateAddress(ctx, userOf(ctx.actor).userId, params.id, body),
  )
  mount(app, contract.deleteAddress, async ({ ctx, params }) => {
    await deleteAddress(ctx, userOf(ctx.actor).userId, params.id)
    return null
  })
}
