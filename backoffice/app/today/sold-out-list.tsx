import type { SoldOutEntry, Today, TodayMenu } from '#contract/today.staff.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import type { Sellable } from './sold-out-rows.tsx'
import { useUntilText } from './today-card.tsx'

type SoldOutListProps = {
  today: Today
  menu: TodayMenu
  onEnd: (entry: SoldOutEntry, one: Sellable) => void
}

/** What is sold out now, until when and by whom, with the way back beside it. */
export function SoldOutList({ today, menu, onEnd }: SoldOutListProps) {
  const { t } = useI18n()
  const until = useUntilText()
  if (today.soldOut.length === 0) return <p className="today-card__hint">{t('Everything is there')}</p>
  return (
    <ul className="sold-out-list" aria-label={t('Sold out')}>
      {today.soldOut.map((entry) => {
        const one = sellableOf(entry, menu)
        return (
          <li key={entry.key}>
            <p>
              <strong>{one.name}</strong>
              <small>{[until(entry.until), entry.by].filter(Boolean).join(' · ')}</small>
            </p>
            <Button look="secondary" onClick={() => onEnd(entry, one)}>
              {t('Sell again')}
              <span className="visually-hidden"> {one.name}</span>
            </Button>
          </li>
        )
      })}
    </ul>
  )
}

function sellableOf({ kind, id, sizeId }: SoldOutEntry, { categories, choices }: TodayMenu): Sellable {
  const dish = categories.flatMap(({ dishes }) => dishes).find((one) => one.id === id)
  const option = choices.flatMap(({ options }) => options).find((one) => one.id === id)
  const size = dish?.sizes.find((one) => one.id === sizeId)
  const name = (kind === 'option' ? option?.name : dish?.name) ?? id
  return { kind, id, ...(sizeId !== null && { sizeId }), name: size ? `${name} ${size.name}` : name }
}
