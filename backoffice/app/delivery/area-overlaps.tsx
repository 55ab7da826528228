import type { AreaDocument } from '#contract/delivery.staff.ts'
import { areaByGoods } from '#domain/delivery/area-by-goods.ts'
import { mayOverlap } from '#domain/delivery/overlapping-areas.ts'
import { useI18n } from '#ui/i18n.tsx'
import { Card } from '../documents/card.tsx'
import { areaOf } from './area-answer.ts'
import { outlineOf } from './area-features.ts'
import { winnerWords } from './area-texts.ts'
import { type AreaEntries, centerOf, rulesAt } from './use-areas.ts'

type AreaOverlapsProps = { id: string; area: AreaDocument; entries: AreaEntries }

/** The areas that an area overlaps with, and which of the two a guest gets there. */
export function AreaOverlaps({ id, area, entries }: AreaOverlapsProps) {
  const i18n = useI18n()
  const { t } = i18n
  const center = centerOf(entries, area.branchId)
  const own = outlineOf(id, area, center)
  const others = entries.areas.filter(
    (one) =>
      one.id !== id &&
      one.document.branchId === area.branchId &&
      mayOverlap(own, outlineOf(one.id, one.document, center)),
  )
  if (others.length === 0) return null
  const pairWith = (other: (typeof others)[number]) => {
    const isFirst = area.position < other.document.position
    const pair = [areaOf(id, area), areaOf(other.id, other.document)]
    return areaByGoods(isFirst ? pair : pair.toReversed(), rulesAt(entries, area.branchId))
  }
  return (
    <Card
      title={t('{count, plural, one {Overlaps with # other} other {Overlaps with # others}}', {
        count: others.length,
      })}
      hint={t('Where areas overlap, a guest gets the one in which the order is brought for the least.')}
    >
      <ul className="area-overlaps">
        {others.map((other) => (
          <li key={other.id}>
            <strong>{other.document.name}</strong> {winnerWords(pairWith(other), i18n)}
          </li>
        ))}
      </ul>
    </Card>
  )
}
