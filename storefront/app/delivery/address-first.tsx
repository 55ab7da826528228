import { useState } from 'react'
import { useI18n } from '#ui/i18n.tsx'
import { NamedPlace } from './named-place.tsx'

const ID = 'address-first-place'

/** Asks for the delivery location before anything is chosen, and shows at once whether and for how much we deliver. */
export function AddressFirst() {
  const { t } = useI18n()
  const [isAsking, setIsAsking] = useState(true)
  return (
    <section className="address-first" aria-labelledby={`${ID}-title`}>
      <h2 id={`${ID}-title`} className={isAsking ? undefined : 'visually-hidden'}>
        {t('Where shall we bring it?')}
      </h2>
      {isAsking && (
        <p className="address-first__why">
          {t('Tell us where you are and see at once whether and for how much we deliver.')}
        </p>
      )}
      <NamedPlace id={ID} onAsking={setIsAsking} saysSoon />
    </section>
  )
}
