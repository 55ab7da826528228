import type { Availability } from '#contract/availability.ts'
import { useI18n } from '#ui/i18n.tsx'
import { useClock } from '#ui/use-now.ts'
import { useShop } from '../shop/use-shop.ts'
import { timesState } from './times-state.ts'

/** What the rules of something mean at this minute: nothing while it can be had, else from when on. */
export function TimesNow({ rules }: { rules: Availability }) {
  const i18n = useI18n()
  const { TIME_ZONE: zone } = useShop().settings
  const now = useClock()
  const state = timesState(rules, { at: now, zone }, now, i18n)
  return state && <strong className="times-note__now">{state.text}</strong>
}
