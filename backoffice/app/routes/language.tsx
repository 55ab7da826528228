import { useParams } from 'react-router'
import { useI18n } from '#ui/i18n.tsx'
import { LanguagePage } from '../content/language-page.tsx'
import { useDeskTitle } from '../restaurant/use-desk.ts'
import { useRestaurant } from '../restaurant/use-restaurant.ts'

export default function LanguageRoute() {
  const { t } = useI18n()
  const { name } = useRestaurant()
  const { code = '' } = useParams()
  return (
    <>
      <title>{useDeskTitle(t('Languages'), name)}</title>
      <LanguagePage key={code} code={code} />
    </>
  )
}
