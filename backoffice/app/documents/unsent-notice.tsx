import { CircleAlert, CloudUpload } from 'lucide-react'
import { Fragment, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { Notice } from '../list/notice.tsx'
import type { Savers } from './savers.ts'

/** The others are counted, so that the screen below stays in sight. */
const AT_ONCE = 3

type UnsentNoticeProps = { savers: Pick<Savers, 'subscribe' | 'read' | 'discard'> }

/** Says on every screen what was typed and is not saved, with the way to its editor; of what was removed, how to forget it. */
export function UnsentNotice({ savers: { subscribe, read, discard } }: UnsentNoticeProps) {
  const { t } = useI18n()
  const left = useSyncExternalStore(subscribe, read, read)
  const gone = left.filter(({ isGone }) => isGone)
  const waiting = left.filter(({ isGone }) => !isGone)
  return (
    <>
      {waiting.length > 0 && (
        <Notice tone="warning" Icon={CloudUpload} role="status">
          <strong>{t('Not saved yet')}:</strong>{' '}
          {waiting.slice(0, AT_ONCE).map(({ key, at, name }, place) => (
            <Fragment key={key}>
              {place > 0 && ', '}
              <Link to={at}>{name}</Link>
            </Fragment>
          ))}
          {waiting.length > AT_ONCE && ` · ${t('And {count} more', { count: waiting.length - AT_ONCE })}`}
        </Notice>
      )}
      {gone.length > 0 && (
        <Notice
          tone="warning"
          Icon={CircleAlert}
          role="status"
          action={
            <Button look="secondary" onClick={() => gone.forEach(({ key }) => discard(key))}>
              {t('Discard')}
            </Button>
          }
        >
          <strong>{t('This does not exist any more')}:</strong> {gone.map(({ name }) => name).join(', ')}
        </Notice>
      )}
    </>
  )
}
