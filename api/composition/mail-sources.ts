import { listPages, loadCatalogue } from '../content/index.ts'
import type { MailSources } from '../notifications/index.ts'
import { findMailedOrder } from '../orders/index.ts'
import { loadPaymentProviders } from '../payments/index.ts'
import { findMailedReservation } from '../reservations/index.ts'

/** The queries that the mail templates read their data from. */
export const mailSources: MailSources = {
  order: async (ctx, id) => {
    const { order, path } = await findMailedOrder(ctx, id)
    const provider = (await loadPaymentProviders(ctx)).find((one) => one.id === order.payment.method)
    return { order, path, payment: provider?.name ?? order.payment.method }
  },
  reservation: findMailedReservation,
  messages: (ctx) => loadCatalogue(ctx.deps, ctx),
  pages: listPages,
}
