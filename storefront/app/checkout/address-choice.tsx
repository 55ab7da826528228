import type { ReactNode } from 'react'
import type { Address } from '#contract/delivery.ts'
import { useI18n } from '#ui/i18n.tsx'
import { AreaFacts, areaLabel } from '../location/area-facts.tsx'
import { OTHER_PLACE } from '../location/store-plan.ts'
import { errorIdOf, FieldError } from './field-error.tsx'
import { anchorOf } from './field-issues.ts'
import { RadioCard } from './radio-card.tsx'

type AddressChoiceProps = {
  addresses: readonly Address[]
  /** Undefined for another place. */
  chosen: Address | undefined
  error?: string | undefined
  /** Told the address, or undefined for another place. */
  onChoose: (address: Address | undefined) => void
  /** What stands below the cards. */
  children?: ReactNode
}

/** The saved addresses, one of them chosen, and the way to another place (ux.md 1.8). */
export function AddressChoice({ addresses, chosen, error, onChoose, children }: AddressChoiceProps) {
  const { t } = useI18n()
  return (
    <fieldset className="fields" id={anchorOf('addressId')} aria-describedby={errorIdOf('addressId', error)}>
      <legend className="fields__legend">{t('Where to?')}</legend>
      <div className="fields__cards fields__cards--wide">
        {addresses.map((one) => (
          <RadioCard
            key={one.id}
            name="addressId"
            value={one.id}
            isChosen={one.id === chosen?.id}
            onChoose={() => onChoose(one)}
            unavailable={one.area === null}
            title={one.name}
            text={
              <>
                {[one.address, one.extras, one.area && areaLabel(one.area)].filter(Boolean).join(', ')}
                <br />
                {one.area ? <AreaFacts area={one.area} /> : t('We do not deliver there at the moment')}
              </>
            }
          />
        ))}
        <RadioCard
          name="addressId"
          value={OTHER_PLACE}
          isChosen={chosen === undefined}
          onChoose={() => onChoose(undefined)}
          title={t('Other address')}
          text={t('For this order only')}
        />
      </div>
      <FieldError field="addressId" error={error} />
      {children}
    </fieldset>
  )
}
