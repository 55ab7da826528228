import { Flame, Leaf, Sparkles, Star } from 'lucide-react'
import type { Tag } from '#contract/menu.ts'
import { useI18n } from '#ui/i18n.tsx'
import type { DishCard, Legend } from './card.ts'
import { tagLabels } from './tag-labels.ts'

const icons = { vegan: Leaf, vegetarian: Leaf, spicy: Flame, new: Sparkles, popular: Star }

/** What a guest wants to know first comes first; two fit on a card (ux.md 1.3). */
const ORDER: readonly Tag[] = ['vegan', 'spicy', 'new', 'popular', 'vegetarian']
const MAX_BADGES = 2

type DishBadgesProps = {
  card: DishCard
  /** Names of codes, while a guest asks for allergens; otherwise they stand in the sheet of the dish (ux.md R-F1). */
  legend: Legend | undefined
}

/** The line under the description: two badges, the age limit, and the codes of allergens and additives if asked for. */
export function DishBadges({ card, legend }: DishBadgesProps) {
  const { t } = useI18n()
  const labels = tagLabels(t)
  const badges = ORDER.filter((tag) => card.tags.includes(tag)).slice(0, MAX_BADGES)
  const codes = legend ? [...card.allergens, ...card.additives] : []
  if (badges.length === 0 && codes.length === 0 && !card.minAge) return null
  return (
    <p className="dish__badges">
      {card.minAge && <span className="badge badge--age">{t('from age {age}', { age: card.minAge })}</span>}
      {badges.map((tag) => {
        const Icon = icons[tag]
        return (
          <span key={tag} className={`badge badge--${tag}`}>
            <Icon size={13} strokeWidth={2.4} aria-hidden="true" />
            {labels[tag]}
          </span>
        )
      })}
      {codes.length > 0 && (
        <span className="dish__codes" title={codes.map((code) => legend?.[code] ?? code).join(', ')}>
          <span className="visually-hidden">{t('Allergens and additives')}: </span>
          {codes.join(' ')}
        </span>
      )}
    </p>
  )
}
