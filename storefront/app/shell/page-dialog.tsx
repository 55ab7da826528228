import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { TOAST_MS } from '#domain/limits.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { showToast } from '#ui/toasts.ts'
import { useI18n } from '#ui/i18n.tsx'
import { fetchPart } from '../http/fetch-part.ts'
import { useShop } from '../shop/use-shop.ts'

type PageText = { slug: string; name: string; text: string }
type Loaded = { page: string; is: PageText | 'missing' | 'failed' }

type PageDialogProps = {
  /** The id or the slug of the page that is open. */
  page: string | undefined
  onClose: () => void
}

/** A static page above the page where the guest is (spec 2). */
export function PageDialog({ page, onClose }: PageDialogProps) {
  const { t } = useI18n()
  const { pages } = useShop()
  const { loaded, again } = usePageText(page)
  const isMissing = loaded === 'missing'
  useEffect(() => {
    if (!isMissing) return
    showToast({ tone: 'info', text: t('Page not found'), duration: TOAST_MS })
    onClose()
  }, [isMissing, onClose, t])
  const found = typeof loaded === 'object' ? loaded : undefined
  const name = found?.name ?? pages.find(({ slug }) => slug === page)?.name ?? t('Loading')
  return (
    <Dialog open={page !== undefined && !isMissing} onClose={onClose} title={name} closeLabel={t('Close')}>
      <div className="page-dialog" aria-busy={loaded === undefined}>
        {found && (
          <>
            <div
              className="static-page__text"
              data-plain-links=""
              dangerouslySetInnerHTML={{ __html: found.text }}
            />
            <p className="page-dialog__own">
              <Link to={`/pages/${found.slug}`}>{t('Open as a page of its own')}</Link>
            </p>
          </>
        )}
        {loaded === 'failed' && (
          <div role="alert" className="page-dialog__failed">
            <p>{t('This page could not be loaded.')}</p>
            <Button onClick={again}>{t('Try again')}</Button>
          </div>
        )}
        {loaded === undefined && (
          <div role="status" className="page-dialog__waiting">
            <span className="visually-hidden">{t('Loading')}</span>
          </div>
        )}
      </div>
    </Dialog>
  )
}

/** The text of a page; undefined while it is on its way. */
function usePageText(page: string | undefined) {
  const { language } = useI18n()
  const [answer, setAnswer] = useState<Loaded>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (page === undefined) return
    const end = new AbortController()
    fetchPart(`/page-text/${encodeURIComponent(page)}?lang=${language}`, end.signal)
      .then(async (response) => {
        if (!response.ok) throw new Error(`HTTP ${response.status}`)
        return (await response.json()) as PageText | null
      })
      .then(
        (text) => setAnswer({ page, is: text ?? 'missing' }),
        () => end.signal.aborted || setAnswer({ page, is: 'failed' }),
      )
    return () => end.abort()
  }, [page, language, attempt])
  return {
    loaded: answer && answer.page === page ? answer.is : undefined,
    again: () => {
      setAnswer(undefined)
      setAttempt((count) => count + 1)
    },
  }
}
