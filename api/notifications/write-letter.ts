import * as account from '#domain/notifications/account-letters.ts'
import * as contact from '#domain/notifications/contact-letters.ts'
import type { Letter } from '#domain/notifications/letter.ts'
import type { MailWords } from '#domain/notifications/mail-words.ts'
import * as orders from '#domain/notifications/order-letters.ts'
import * as reservations from '#domain/notifications/reservation-letters.ts'
import type { Ctx } from '../context.ts'
import { loadSettings } from '../settings/index.ts'
import type { MailSources } from './mail-sources.ts'
import type { Mail } from './mails.ts'

type Writing = { ctx: Ctx; words: MailWords; sources: MailSources; origin: string }

/** The letter for a mail of the outbox. Throws `not_found` when its order is not there any more. */
export async function writeLetter(mail: Mail, { ctx, words, sources, origin }: Writing): Promise<Letter> {
  switch (mail.kind) {
    case 'order_received':
      return orders.orderReceivedLetter(await findOrder(mail.orderId), words)
    case 'order_approved':
      return orders.orderApprovedLetter(
        { ...(await findOrder(mail.orderId)), expectedAt: mail.expectedAt },
        words,
      )
    case 'order_rejected':
      return orders.orderRejectedLetter({ ...(await findOrder(mail.orderId)), reason: mail.reason }, words)
    case 'reservation_received':
      return reservations.reservationReceivedLetter(mail, words)
    case 'reservation_answered':
      return reservations.reservationAnsweredLetter(mail, words)
    case 'reservation_requested':
      return reservations.reservationRequestedLetter(mail, words)
    case 'contact_message':
      return contact.contactMessageLetter(mail, words)
    case 'contact_received':
      return contact.contactReceivedLetter(words)
    case 'new_password':
      return account.newPasswordLetter({ ...mail, url: `${origin}/login` }, words)
    case 'email_confirmation':
      return account.emailConfirmationLetter({ ...mail, url: `${origin}${mail.path}` }, words)
    case 'account_ends':
      return account.accountEndsLetter({ ...mail, url: `${origin}/login` }, words)
    case 'sign_in_changed':
      return account.signInChangedLetter({ ...mail, url: `${origin}/me/profile` }, words)
    case 'social_linked':
    case 'social_unlinked':
      return account.socialChangedLetter(
        { ...mail, url: `${origin}/me/profile` },
        mail.kind === 'social_linked',
        words,
      )
  }

  async function findOrder(id: string): Promise<orders.MailOrder> {
    const found = await sources.order(ctx, id)
    const settings = await loadSettings(ctx)
    const minutes = (text: string): number => Number.parseInt(text, 10) || 0
    const onTheRoad = found.order.deliverType === 'delivery' ? minutes(settings.DELIVERY_MINUTES) : 0
    return {
      order: found.order,
      url: `${origin}${found.path}`,
      payment: found.payment,
      pickUpAt: settings.ADDRESS,
      leadMinutes: minutes(settings.PREPARATION_MINUTES) + onTheRoad,
      pricesIncludeTax: settings.PRICES_INCLUDE_TAX !== '',
    }
  }
}
