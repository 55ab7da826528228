import { useI18n } from '#ui/i18n.tsx'
import { BackLink } from '../../documents/back-link.tsx'
import { ReadFailure, Reading } from '../../documents/reading.tsx'
import { useSettings } from '../use-settings.ts'
import { LookEditor } from './look-editor.tsx'
import { useDeskTop } from './use-desk-top.ts'

/** How the shop looks: colours, fonts, pictures, beside a piece of the shop that follows every change. */
export function LookPage() {
  const { t } = useI18n()
  const { read, failure, refresh } = useSettings()
  return (
    <div ref={useDeskTop()} className="work-page look">
      <div className="look__head">
        <BackLink to="/settings">{t('Settings')}</BackLink>
        <h1>{t('Look of the shop')}</h1>
      </div>
      {failure ? (
        <ReadFailure failure={failure} onRetry={refresh} />
      ) : !read ? (
        <Reading />
      ) : (
        <LookEditor read={read} />
      )}
    </div>
  )
}
