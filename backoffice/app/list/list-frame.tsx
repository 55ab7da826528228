import { CircleAlert, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import type { Pages } from './use-pages.ts'

type ListFrameProps<T> = {
  title: string
  pages: Pages<T>
  /** What it means that there is nothing, and a picture for it. */
  empty: { icon: ReactNode; text: string }
  /** Filters and the like, beside the heading. */
  tools?: ReactNode
  children: (items: T[]) => ReactNode
}

/** A list with everything around it: heading, loading, nothing there, not reachable, older entries. */
export function ListFrame<T>({ title, pages, empty, tools, children }: ListFrameProps<T>) {
  const { t } = useI18n()
  const { items, failure } = pages
  const isOffline = failure === 'offline'
  return (
    <div className="list-page">
      <div className="list-page__head">
        <h1>{title}</h1>
        {tools}
      </div>
      {failure && (
        <div className="board-notice" role="alert">
          {isOffline ? (
            <WifiOff size={26} aria-hidden="true" />
          ) : (
            <CircleAlert size={26} aria-hidden="true" />
          )}
          <p>
            <strong>
              {isOffline
                ? t('No connection')
                : failure === 'forbidden'
                  ? t('This is not for your role')
                  : t('That did not work')}
            </strong>
          </p>
          <Button look="secondary" onClick={pages.refresh}>
            {t('Try again')}
          </Button>
        </div>
      )}
      {!items && !failure && (
        <div className="list-page__items" role="status">
          <span className="visually-hidden">{t('Loading …')}</span>
          {['a', 'b', 'c'].map((key) => (
            <div key={key} className="list-page__skeleton" aria-hidden="true" />
          ))}
        </div>
      )}
      {items?.length === 0 && (
        <div className="board__empty">
          {empty.icon}
          <p>{empty.text}</p>
        </div>
      )}
      {items && items.length > 0 && <ul className="list-page__items">{children(items)}</ul>}
      {pages.hasMore && (
        <Button look="secondary" size="large" busy={pages.isLoadingMore} onClick={pages.loadMore}>
          {t('Show older entries')}
        </Button>
      )}
    </div>
  )
}
