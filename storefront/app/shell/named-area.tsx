import { useEffect, useState } from 'react'
import { type Area, listAreas } from '#contract/delivery.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { browserApi } from '../http/browser-api.ts'
import { AreaPicker } from '../location/area-picker.tsx'
import type { OrderPlan } from '../location/order-plan.ts'
import { storeAreaTerms, storePlan } from '../location/store-plan.ts'

type NamedAreaProps = { id: string; plan: OrderPlan; onPickUp: (() => void) | undefined }

/** The delivery area before the checkout, in the old address system. */
export function NamedArea({ id, plan, onPickUp }: NamedAreaProps) {
  const { t } = useI18n()
  const [areas, setAreas] = useState<readonly Area[]>()
  const [hasFailed, setHasFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const abort = new AbortController()
    const ask = async () => {
      try {
        setAreas(await browserApi(abort.signal)(listAreas, {}))
        setHasFailed(false)
      } catch {
        if (!abort.signal.aborted) setHasFailed(true)
      }
    }
    void ask()
    return () => abort.abort()
  }, [attempt])
  if (!areas) {
    return hasFailed ? (
      <Button look="secondary" onClick={() => setAttempt((count) => count + 1)}>
        {t('Try again')}
      </Button>
    ) : (
      <div className="radio-card radio-card--ghost" aria-busy="true" />
    )
  }
  const area = areas.find((one) => one.id === plan.areaId)
  return (
    <AreaPicker
      id={id}
      areas={areas}
      area={area}
      text={plan.areaText}
      error={undefined}
      onChange={(areaText, areaId) => {
        storePlan({ areaText, areaId })
        const chosen = areas.find((one) => one.id === areaId)
        if (chosen) storeAreaTerms(chosen)
      }}
      onLeave={() => {}}
      onPickUp={onPickUp}
    />
  )
}
