import { builtInMessages } from '#domain/i18n/catalogue.ts'
import { listPages, translationMap } from '../content/index.ts'
import type { MailSources } from '../notifications/index.ts'
import { findMailedOrder } from '../orders/index.ts'
import { loadPaymentProviders } from '../payments/index.ts'
import { loadSettings } from '../settings/index.ts'

/** Where the mails find what they tell about. */
export const mailSources: MailSources = {
  order: async (ctx, id) => {
    const { order, path } = await findMailedOrder(ctx, id)
    const provider = (await loadPaymentProviders(ctx)).find((one) => one.id === order.payment.method)
    return { order, path, payment: provider?.name ?? order.payment.method }
  },
  messages: async (ctx) => {
    const { ADDRESS_FORM } = await loadSettings(ctx)
    return { ...builtInMessages(ctx.language, ADDRESS_FORM), ...(await translationMap(ctx, ctx.language)) }
  },
  pages: listPages,
}
