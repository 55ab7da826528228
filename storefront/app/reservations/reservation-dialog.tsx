import { useEffect, useState } from 'react'
import { TextArea } from '#ui/field.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { AcceptTerms } from '../form/accept-terms.tsx'
import { EmailField, FormField } from '../form/form-fields.tsx'
import { FormFrame } from '../form/form-frame.tsx'
import { SpamTrapField } from '../form/spam-trap.tsx'
import { PhoneField } from '../form/phone-field.tsx'
import { GuestsField } from './guests-field.tsx'
import { ReservationSent } from './reservation-sent.tsx'
import { type Person, type Reservation, useReservation } from './use-reservation.ts'
import { WhenFields } from './when-fields.tsx'

export type ReservationDialogProps = { isOpen: boolean; onClose: () => void; person?: Person | undefined }

/** The reservation above the page. What is filled in survives closing; after it was sent the next one starts empty. */
export function ReservationDialog(props: ReservationDialogProps) {
  const [count, setCount] = useState(0)
  return <OneReservation key={count} {...props} onSent={() => setCount(count + 1)} />
}

function OneReservation({
  isOpen,
  onClose,
  person,
  onSent,
}: ReservationDialogProps & { onSent: () => void }) {
  const { t } = useI18n()
  const reservation = useReservation(person)
  const { form, spamTrap } = reservation
  const isSent = form.phase === 'sent'
  useEffect(() => {
    if (isOpen) spamTrap.appeared()
    else if (isSent) onSent()
  }, [isOpen, isSent, spamTrap, onSent])
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('Reserve a table')} closeLabel={t('Close')}>
      {isSent ? (
        <ReservationSent values={form.values} onClose={onClose} />
      ) : (
        <ReservationForm reservation={reservation} />
      )}
    </Dialog>
  )
}

function ReservationForm({ reservation }: { reservation: Reservation }) {
  const { t } = useI18n()
  const { form, spamTrap } = reservation
  return (
    <div className="reservation">
      <FormFrame form={form} submit={t('Send reservation request')}>
        <div className="reservation__columns">
          <section className="reservation__when" aria-labelledby="reservation-when">
            <h3 id="reservation-when">{t('When and how many')}</h3>
            <GuestsField form={form} />
            <WhenFields reservation={reservation} />
          </section>
          <section className="reservation__who" aria-labelledby="reservation-who">
            <h3 id="reservation-who">{t('Who is coming')}</h3>
            <FormField form={form} name="name" autoComplete="name" autoCapitalize="words" />
            <EmailField form={form} name="email" hint={t('Our answer goes there')} />
            <PhoneField form={form} hint={t('For questions only')} />
            <TextArea
              id="reservation-notes"
              name="notes"
              label={t('Notes')}
              mark={t('(optional)')}
              hint={t('For example a high chair or a table outside')}
              value={form.values.notes}
              onChange={({ target }) => form.set('notes', target.value)}
            />
            <AcceptTerms form={form} />
          </section>
        </div>
        <SpamTrapField spamTrap={spamTrap} />
      </FormFrame>
    </div>
  )
}
