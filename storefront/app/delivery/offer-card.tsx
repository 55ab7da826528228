import { Clock } from 'lucide-react'
import type { DeliveryOffer } from '#contract/delivery.ts'
import { messages } from '#domain/messages.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { AreaFacts } from '../location/area-facts.tsx'
import { AreaOutside } from '../location/area-outside.tsx'
import type { Offer } from './use-offer.ts'

type OfferCardProps = {
  answer: Offer
  /** The postal code, where nothing else is known of the place. */
  zipcode?: string
  onRetry: () => void
  onOther: () => void
  onPickUp: (() => void) | undefined
  /** Says how soon an order for now is there; where a time is chosen, that stands at the time. */
  saysSoon?: boolean
}

/** Whether we deliver to the place, for how much and how soon. */
export function OfferCard({ answer, zipcode, onRetry, onOther, onPickUp, saysSoon = false }: OfferCardProps) {
  const { t } = useI18n()
  if (answer.kind === 'outside') {
    const isFar = zipcode && answer.message === t(messages.outOfRange)
    const message = isFar ? t('We do not deliver to {zipcode}', { zipcode }) : t(answer.message)
    return <AreaOutside message={message} onOther={onOther} onPickUp={onPickUp} />
  }
  return (
    <div role="status">
      {answer.kind === 'asking' && (
        <p className="offer offer--asking">{t('We look whether we deliver there …')}</p>
      )}
      {answer.kind === 'failed' && (
        <div className="offer offer--failed">
          <p>{t('We could not check whether we deliver there')}</p>
          <Button look="secondary" onClick={onRetry}>
            {t('Try again')}
          </Button>
        </div>
      )}
      {answer.kind === 'served' && <Served offer={answer.offer} saysSoon={saysSoon} />}
    </div>
  )
}

function Served({ offer, saysSoon }: { offer: DeliveryOffer; saysSoon: boolean }) {
  const { t } = useI18n()
  const [from, to] = offer.minutes
  return (
    <div className="area__result">
      <strong>{t('We deliver to you')}</strong>
      <AreaFacts area={{ ...offer, deliveryPrice: offer.fee }} />
      {saysSoon && (
        <span className="offer__soon">
          <Clock size={16} aria-hidden="true" />
          {t('We bring it in about {from}–{to} min', { from, to })}
        </span>
      )}
    </div>
  )
}
