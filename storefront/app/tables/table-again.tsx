import { Utensils } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { storeTable, type StoredTable } from './stored-table.ts'

/** In place of the checkout, where the guest's table is not stored any more: another round is ordered on purpose. */
export function TableAgain({ table }: { table: StoredTable }) {
  const { t } = useI18n()
  return (
    <section className="checkout-empty" aria-labelledby="table-again">
      <Utensils size={56} strokeWidth={1.4} aria-hidden="true" />
      <h1 id="table-again" tabIndex={-1}>
        {t('Another round?')}
      </h1>
      <p>{t('Your last order at {table} is done. You can order again there.', { table: table.name })}</p>
      <Button onClick={() => storeTable(table)}>{t('Order again at {table}', { table: table.name })}</Button>
    </section>
  )
}
