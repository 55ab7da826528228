import type { Variant } from '#contract/menu.ts'
import type { Words } from './availability-words.ts'
import { limitsOf } from './choice-limits.ts'

type Asked = Omit<Variant, 'id' | 'name'>

/** What is expected of a choice in words, for example "Required · choose 2 to 4 · 2 free". */
export function choiceRule(variant: Asked, t: Words['t']): string {
  const { free } = limitsOf({ id: '', name: '', ...variant })
  if (free === 0) return countRule(variant, t)
  const isOnePrice = new Set(variant.options.map(({ price }) => price)).size === 1
  const freeRule = isOnePrice
    ? t('{count} free', { count: free })
    : t('{count, plural, one {the dearest one free} other {the # dearest free}}', { count: free })
  return `${countRule(variant, t)} · ${freeRule}`
}

function countRule(variant: Asked, t: Words['t']): string {
  const { min, max } = limitsOf({ id: '', name: '', ...variant })
  if (variant.type === 'select') return min > 0 ? t('Required · choose 1') : t('Optional')
  if (min === 0) return t('Optional · up to {max}', { max })
  return min === max
    ? t('Required · choose {count}', { count: min })
    : t('Required · choose {min} to {max}', { min, max })
}
