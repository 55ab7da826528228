import { useMemo } from 'react'
import { useI18n } from '#ui/i18n.tsx'
import { nameIn, useSurroundings } from '../menu/surroundings.ts'
import { useDeskTitle } from '../restaurant/use-desk.ts'
import { useRestaurant } from '../restaurant/use-restaurant.ts'
import { ChangesPage } from '../staff/changes-page.tsx'

export default function ChangesRoute() {
  const { t } = useI18n()
  const { name } = useRestaurant()
  // The log keeps ids; what they are called is read beside it and may come later.
  const { around } = useSurroundings()
  const nameOf = useMemo(() => (around ? nameIn(around) : () => undefined), [around])
  return (
    <>
      <title>{useDeskTitle(t('Log'), name)}</title>
      <ChangesPage nameOf={nameOf} />
    </>
  )
}
