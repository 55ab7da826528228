import { Link, useLocation } from 'react-router'
import { useI18n } from '#ui/i18n.tsx'
import { useScope } from '../restaurant/use-scope.ts'
import { useDrafts } from './use-drafts.ts'

/** Screens with a bar of their own at the bottom. */
const OWN_BARS = /\/menu\/(?:changes|import|preview)$/

/** How many changes guests do not see yet, and the way to publish them; nothing while there are none. */
export function PublishBar() {
  const { t } = useI18n()
  const { pathname } = useLocation()
  const { isWhole } = useScope()
  const count = useDrafts().data?.length ?? 0
  if (count === 0 || !isWhole || OWN_BARS.test(pathname)) return null
  return (
    <aside className="publish-bar" aria-label={t('Publish')}>
      <p>
        {t(
          '{count, plural, one {# change that guests do not see yet} other {# changes that guests do not see yet}}',
          {
            count,
          },
        )}
      </p>
      <Link className="button" to="/menu/changes">
        {t('Look and publish')}
      </Link>
    </aside>
  )
}
