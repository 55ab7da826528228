import { lazy, Suspense, useMemo } from 'react'
import type { DocumentState } from '#contract/documents.ts'
import { hasPermission } from '#domain/staff/permissions.ts'
import { useI18n } from '#ui/i18n.tsx'
import type { SoldOutForm } from '../menu/bulk-bar.tsx'
import { OutlinePage } from '../menu/outline-page.tsx'
import { useDesk, useDeskTitle } from '../restaurant/use-desk.ts'
import { useRestaurant } from '../restaurant/use-restaurant.ts'

/** The field for a time of day is heavy; few visits to the menu need it. */
const SoldOutTogether = lazy(async () => ({
  default: (await import('../today/sold-out-together.tsx')).SoldOutTogether,
}))

export default function OutlineRoute() {
  const { t } = useI18n()
  const { name } = useRestaurant()
  const { member, today } = useDesk()
  const soldOut = useMemo(
    () =>
      new Set(
        today.branches
          .flatMap(({ soldOut }) => soldOut)
          .filter(({ kind }) => kind === 'product' || kind === 'combo')
          .map(({ id }) => id),
      ),
    [today],
  )
  return (
    <>
      <title>{useDeskTitle(t('Menu'), name)}</title>
      <OutlinePage
        soldOut={soldOut}
        soldOutForm={soldOutForm}
        canExportAll={hasPermission(member.role, 'publish')}
      />
    </>
  )
}

/** Guests do not know yet what is new. */
const isPublished = ({ state }: { state: DocumentState }): boolean => state !== 'new'

const soldOutForm: SoldOutForm = ({ chosen: { products, combos }, onClose }) => (
  <Suspense fallback={null}>
    <SoldOutTogether
      dishes={[
        ...products
          .filter(isPublished)
          .map(({ id, document: { name } }) => ({ kind: 'product' as const, id, name })),
        ...combos
          .filter(isPublished)
          .map(({ id, document: { name } }) => ({ kind: 'combo' as const, id, name })),
      ]}
      onClose={onClose}
    />
  </Suspense>
)
