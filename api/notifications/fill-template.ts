import * as account from '#domain/notifications/account-templates.ts'
import * as contact from '#domain/notifications/contact-templates.ts'
import type { MailContent } from '#domain/notifications/mail-template.ts'
import type { MailI18n } from '#domain/notifications/mail-i18n.ts'
import * as orders from '#domain/notifications/order-templates.ts'
import {
  type OrderMail,
  orderMailHolds,
  reservationMailHolds,
  unanswered,
} from '#domain/notifications/still-holds.ts'
import * as staff from '#domain/notifications/staff-templates.ts'
import * as reservations from '#domain/notifications/reservation-templates.ts'
import { leadOf } from '#domain/orders/expected-time.ts'
import { leadMinutes } from '#domain/hours/lead-minutes.ts'
import { type Ctx, isoNow } from '../context.ts'
import { loadSettings } from '../settings/index.ts'
import type { MailSources } from './mail-sources.ts'
import type { Mail } from './mails.ts'
import { MailOvertaken } from './message.ts'

type Writing = { ctx: Ctx; i18n: MailI18n; sources: MailSources; origin: string }

/**
 * The filled mail template for a mail of the outbox. Throws `not_found` when its order or reservation no longer exists, and
 * `MailOvertaken` when what it says about them no longer holds.
 */
export async function fillTemplate(
  mail: Mail,
  { ctx, i18n, sources, origin }: Writing,
): Promise<MailContent> {
  switch (mail.kind) {
    case 'order_received':
      return aboutOrder(mail, (order) => orders.orderReceivedMail(order, i18n))
    case 'order_approved':
      return aboutOrder(mail, (order) =>
        // Another time may have been told since.
        orders.orderApprovedMail({ ...order, expectedAt: order.order.expectedAt ?? mail.expectedAt }, i18n),
      )
    case 'order_time_changed':
      return aboutOrder(mail, (order) => orders.orderTimeChangedMail({ ...order, ...mail }, i18n))
    case 'order_rejected':
      return aboutOrder(mail, (order) => orders.orderRejectedMail({ ...order, reason: mail.reason }, i18n))
    case 'reservation_received':
      await refuseUntrue(mail.path, unanswered)
      return reservations.reservationReceivedMail({ ...mail, ...linkTo(mail.path) }, i18n)
    case 'reservation_answered':
      await refuseUntrue(mail.path, mail)
      return reservations.reservationAnsweredMail({ ...mail, ...linkTo(mail.path) }, i18n)
    case 'cancellation_received':
      return reservations.cancellationReceivedMail(mail, i18n)
    case 'reservation_cancelled':
      return reservations.reservationCancelledMail(mail, i18n)
    case 'reservation_requested':
      await refuseUntrue(mail.path, unanswered)
      return reservations.reservationRequestedMail(mail, i18n)
    case 'contact_message':
      return contact.contactMessageMail(mail, i18n)
    case 'contact_received':
      return contact.contactReceivedMail(i18n)
    case 'new_password':
      return account.newPasswordMail({ ...mail, url: `${origin}/login` }, i18n)
    case 'email_confirmation':
      return account.emailConfirmationMail({ ...mail, url: `${origin}${mail.path}` }, i18n)
    case 'account_ends':
      return account.accountEndsMail({ ...mail, url: `${origin}/login` }, i18n)
    case 'sign_in_changed':
      return account.signInChangedMail({ ...mail, url: `${origin}/me/my-profile` }, i18n)
    case 'staff_invited':
      return staff.staffInvitedMail({ ...mail, url: `${origin}${mail.path}` }, i18n)
    case 'staff_new_password':
      return staff.staffNewPasswordMail({ ...mail, url: `${origin}${mail.path}` }, i18n)
    case 'staff_passkey_added':
      return staff.staffPasskeyAddedMail({ ...mail, url: `${origin}${mail.path}` }, i18n)
    case 'social_linked':
    case 'social_unlinked':
      return account.socialChangedMail(
        { ...mail, url: `${origin}/me/my-profile` },
        mail.kind === 'social_linked',
        i18n,
      )
  }

  function linkTo(path: string | undefined): { url?: string } {
    return path === undefined ? {} : { url: `${origin}${path}` }
  }

  async function refuseUntrue(
    path: string | undefined,
    said: Parameters<typeof reservationMailHolds>[0],
  ): Promise<void> {
    if (path === undefined) return
    const now = await sources.reservation(ctx, path)
    if (!reservationMailHolds(said, now, isoNow(ctx.deps))) throw new MailOvertaken()
  }

  async function aboutOrder(
    said: OrderMail & { orderId: string },
    fill: (order: orders.MailOrder) => MailContent,
  ): Promise<MailContent> {
    const found = await findOrder(said.orderId)
    if (!orderMailHolds(said, found.order)) throw new MailOvertaken()
    return orders.markedAsTest(fill(found), found.order, i18n)
  }

  async function findOrder(id: string): Promise<orders.MailOrder> {
    const found = await sources.order(ctx, id)
    const settings = await loadSettings(ctx)
    return {
      order: found.order,
      url: `${origin}${found.path}`,
      payment: found.payment,
      pickUpAt: settings.ADDRESS,
      leadMinutes: leadOf(found.order, leadMinutes(settings)),
      pricesIncludeTax: settings.PRICES_INCLUDE_TAX !== '',
    }
  }
}
