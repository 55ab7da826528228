import { memo } from 'react'
import { Link } from 'react-router'
import { compareCodes } from '#domain/menu/compare-codes.ts'
import { useShop } from '../shop/use-shop.ts'
import { useI18n } from '#ui/i18n.tsx'
import type { Legend } from './card.ts'

/** The names of all codes on the page (ux.md R-F1, R-F3). */
export const LegendNote = memo(function LegendNote({ legend }: { legend: Legend }) {
  const { t } = useI18n()
  const page = useShop().legal.ALLERGEN_PAGE
  const entries = Object.entries(legend).sort(([a], [b]) => compareCodes(a, b))
  if (entries.length === 0) return null
  return (
    <details className="legend">
      <summary>{t('Allergens and additives')}</summary>
      <dl>
        {entries.map(([code, name]) => (
          <div key={code}>
            <dt>{code}</dt>
            <dd>{name}</dd>
          </div>
        ))}
      </dl>
      {page && <Link to={`/pages/${page.slug}`}>{page.name}</Link>}
    </details>
  )
})
