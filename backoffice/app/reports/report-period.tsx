import { Link, useSearchParams } from 'react-router'
import type { ReportDays } from '#contract/orders-report.ts'
import { TextField } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { SelectField } from '../documents/select-field.tsx'
import { useBranchList } from '../restaurant/use-branch-list.ts'
import { useScope } from '../restaurant/use-scope.ts'
import { presetPeriod, presets } from './period.ts'

type ReportPeriodProps = { period: ReportDays; today: string; fault: string | undefined; branch: string }

/** The days and the branch of a report, kept in the address. */
export function ReportPeriod({ period, today, fault, branch }: ReportPeriodProps) {
  const { t } = useI18n()
  const [params, setParams] = useSearchParams()
  const { mayChange } = useScope()
  const { data: all = [] } = useBranchList()
  const branches = all.filter(({ id }) => mayChange(id))
  const withParams = (values: Record<string, string>) => {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries(values)) next.set(name, value)
    return next
  }
  const set = (values: Record<string, string>) => setParams(withParams(values), { replace: true })
  return (
    <div className="report-period">
      <ul className="report-period__presets" aria-label={t('Period')}>
        {presets.map((preset) => {
          const days = presetPeriod(preset, today)
          const isChosen = days.from === period.from && days.to === period.to
          return (
            <li key={preset}>
              <Link
                className="status-chip"
                to={{ search: withParams(days).toString() }}
                aria-current={isChosen ? 'true' : undefined}
              >
                {t(preset)}
              </Link>
            </li>
          )
        })}
      </ul>
      <div className="report-period__fields">
        <TextField
          label={t('First day')}
          type="date"
          value={period.from}
          max={today}
          onChange={(event) => set({ ...period, from: event.target.value })}
        />
        <TextField
          label={t('Last day')}
          type="date"
          value={period.to}
          max={today}
          error={fault && t(fault)}
          onChange={(event) => set({ ...period, to: event.target.value })}
        />
        {branches.length > 1 && (
          <SelectField
            label={t('Branch')}
            value={branch}
            options={[['', t('All branches')], ...branches.map(({ id, name }) => [id, name] as const)]}
            onChange={(id) => set({ ...period, branch: id })}
          />
        )}
      </div>
    </div>
  )
}
