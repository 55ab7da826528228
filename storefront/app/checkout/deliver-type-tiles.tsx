import { Bike, CarFront, ShoppingBag, Utensils } from 'lucide-react'
import type { DeliverType } from '#contract/checkout.ts'
import { useI18n } from '#ui/i18n.tsx'
import { anchorOf } from './field-issues.ts'
import { deliverTypeName } from './how-texts.ts'
import { RadioCard } from './radio-card.tsx'

const icons = { delivery: Bike, takeaway: ShoppingBag, curbside: CarFront, table: Utensils }

type DeliverTypeTilesProps = {
  types: readonly DeliverType[]
  chosen: DeliverType | ''
  onChoose: (type: DeliverType) => void
}

/** The ways of handing over, one of them chosen. */
export function DeliverTypeTiles({ types, chosen, onChoose }: DeliverTypeTilesProps) {
  const i18n = useI18n()
  return (
    <fieldset className="fields" id={anchorOf('deliverType')}>
      <legend className="visually-hidden">{i18n.t('How you get it')}</legend>
      <div className="fields__tiles">
        {types.map((type) => {
          const Icon = icons[type]
          return (
            <RadioCard
              key={type}
              kind="tile"
              name="deliverType"
              value={type}
              isChosen={chosen === type}
              onChoose={() => onChoose(type)}
              icon={<Icon size={24} strokeWidth={1.8} aria-hidden="true" />}
              title={deliverTypeName(type, i18n)}
            />
          )
        })}
      </div>
    </fieldset>
  )
}
