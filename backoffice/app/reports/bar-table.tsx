import { useState } from 'react'
import type { Cents } from '#contract/primitives.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { Card } from '../documents/card.tsx'

export type BarRow = { key: string; label: string; count: number; turnover: Cents }

type BarTableProps = {
  title: string
  hint?: string
  /** What the rows and what the counts are. */
  heads: readonly [label: string, count: string]
  rows: readonly BarRow[]
  /** How many rows are seen before somebody asks for all of them; all when left out. */
  few?: number
}

/** What was sold by something; the bar behind a row is its share of the largest one. */
export function BarTable({ title, hint, heads, rows, few = rows.length }: BarTableProps) {
  const { t } = useI18n()
  const [isWhole, setWhole] = useState(false)
  const seen = isWhole ? rows : rows.slice(0, few)
  return (
    <Card title={title} hint={hint}>
      <BarRows heads={heads} rows={seen} />
      {rows.length > seen.length && (
        <Button look="secondary" onClick={() => setWhole(true)}>
          {t('Show all {count}', { count: rows.length })}
        </Button>
      )}
    </Card>
  )
}

/** The rows alone. */
export function BarRows({ heads, rows }: Pick<BarTableProps, 'heads' | 'rows'>) {
  const { t, money } = useI18n()
  const largest = Math.max(1, ...rows.map(({ turnover }) => turnover))
  return (
    <table className="bar-table">
      <thead>
        <tr>
          <th scope="col">{heads[0]}</th>
          <th scope="col">{heads[1]}</th>
          <th scope="col">{t('Turnover')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, count, turnover }) => (
          <tr key={key} style={{ backgroundSize: `${Math.max(0, (turnover / largest) * 100)}% 100%` }}>
            <th scope="row">{label}</th>
            <td>{count}</td>
            <td>{money(turnover)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
