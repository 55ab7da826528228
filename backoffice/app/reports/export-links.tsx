import { Download } from 'lucide-react'
import type { ReportDays } from '#contract/orders-report.ts'
import { exportOrders } from '#contract/orders.staff.ts'
import { hasPermission } from '#domain/staff/permissions.ts'
import { useI18n } from '#ui/i18n.tsx'
import { Card } from '../documents/card.tsx'
import { useDesk } from '../restaurant/use-desk.ts'

/** Every order of the days as a file, for whoever may have it. */
export function ExportLinks({ period }: { period: ReportDays }) {
  const { t } = useI18n()
  const { member } = useDesk()
  if (!hasPermission(member.role, 'orders.export')) return null
  const address = (format: string) =>
    `/api${exportOrders.path}?${new URLSearchParams({ ...period, format }).toString()}`
  return (
    <Card
      title={t('For the books')}
      hint={t('Every order of these days with its taxes, of all branches; JSON also has every change.')}
    >
      <p className="export-links">
        {['csv', 'json'].map((format) => (
          <a key={format} className="button button--secondary" href={address(format)} download>
            <Download size={20} aria-hidden="true" />
            {t('Orders as {format}', { format: format.toUpperCase() })}
          </a>
        ))}
      </p>
    </Card>
  )
}
