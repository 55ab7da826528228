import type { GuestReservation } from '#contract/reservations.ts'
import type { I18n } from '#ui/i18n.tsx'

/** How a reservation stands as a sentence, and another on what that means. */
export function reservationSentence(
  { status }: Pick<GuestReservation, 'status'>,
  { t }: Pick<I18n, 't'>,
): { title: string; text: string } {
  const sentences = {
    requested: {
      title: t('We have your request'),
      text: t('We will answer you soon. Your table is not reserved yet.'),
    },
    confirmed: {
      title: t('Your table is reserved'),
      text: t('We look forward to seeing you!'),
    },
    declined: {
      title: t('No table free'),
      text: t('We are sorry: we have no table for you at this time. Please ask us for another one.'),
    },
    cancelled: {
      title: t('Your reservation is cancelled'),
      text: t('Thank you for letting us know. We hope to see you another time!'),
    },
  }
  return sentences[status]
}
