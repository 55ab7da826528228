import { useState } from 'react'
import type { PlaceDetails } from '#contract/delivery.ts'
import type { ServedAreas } from '#domain/delivery/area-of-place.ts'
import type { Where } from '#domain/delivery/areas-at.ts'
import { isPostalCode } from '#domain/delivery/postal-code.ts'
import { cents } from '#domain/money.ts'
import { useI18n } from '#ui/i18n.tsx'
import { PriceInput } from '../documents/price-input.tsx'
import { UnreadableText } from '../documents/unreadable-text.ts'
import { AddressSearch } from '../location/address-search.tsx'
import { type AreaRules, answerAt } from './area-answer.ts'
import { winnerWords } from './area-texts.ts'

/** A cart as an example. */
const USUAL_GOODS = cents(2500)

type AreaProbeProps = { served: ServedAreas; country: string; rules: AreaRules }

/** What a guest at an address would be told: the area, what delivery costs and the minimum order. */
export function AreaProbe({ served, country, rules }: AreaProbeProps) {
  const { t } = useI18n()
  const [where, setWhere] = useState<Where>()
  const [goods, setGoods] = useState(USUAL_GOODS)
  const type = (text: string) => {
    const isCode = isPostalCode(text, country)
    setWhere(isCode ? { zipcode: text.trim(), coordinates: null, isExact: true } : undefined)
  }
  const choose = ({ zipcode, coordinates, isExact }: PlaceDetails) =>
    setWhere({ zipcode, coordinates, isExact })
  return (
    <section className="edit-card area-probe" aria-label={t('What does a guest get?')}>
      <h2>{t('What does a guest get?')}</h2>
      <div className="area-probe__ask">
        <AddressSearch label={t('Address or postal code')} onText={type} onPlace={choose} />
        <div className="field">
          <span className="field__label" aria-hidden="true">
            {t('Goods worth')}
          </span>
          <UnreadableText value={null}>
            <PriceInput
              label={t('Goods worth')}
              value={goods}
              onChange={(amount) => setGoods(amount ?? cents(0))}
            />
          </UnreadableText>
        </div>
      </div>
      <div role="status">{where && <ProbeAnswer answer={answerAt(served, where, goods, rules)} />}</div>
    </section>
  )
}

function ProbeAnswer({ answer }: { answer: ReturnType<typeof answerAt> }) {
  const i18n = useI18n()
  const { t, money } = i18n
  if (answer.kind === 'outside')
    return <p className="area-probe__no">{t('Nothing is delivered here: no area lies at this address.')}</p>
  if (answer.kind === 'unsure')
    return <p>{t('That depends on the exact place: guests are asked to mark it on the map.')}</p>
  const { area, fee, missing, all } = answer
  return (
    <>
      <dl className="area-probe__answer">
        <div>
          <dt>{t('Area')}</dt>
          <dd>{area.name}</dd>
        </div>
        <div>
          <dt>{t('Delivery')}</dt>
          <dd>{fee > 0 ? money(fee) : t('free')}</dd>
        </div>
        <div>
          <dt>{t('Minimum order')}</dt>
          <dd>{area.minimumOrder > 0 ? money(area.minimumOrder) : t('none')}</dd>
        </div>
      </dl>
      {missing > 0 && <p>{t('{amount} are missing to the minimum order', { amount: money(missing) })}</p>}
      {all.length > 1 && <p>{t('Areas overlap here. {winners}', { winners: winnerWords(all, i18n) })}</p>}
    </>
  )
}
