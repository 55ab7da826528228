import { useInfiniteQuery } from '@tanstack/react-query'
import { listPublications } from '#contract/publishing.staff.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { PUBLICATIONS } from '../documents/document-calls.ts'
import { UsedInDialog } from '../documents/used-in-dialog.tsx'
import { staffApi } from '../http/staff-api.ts'
import { ChangeList } from '../documents/change-list.tsx'
import { DocumentTitle } from '../documents/document-title.tsx'
import { useScope } from '../restaurant/use-scope.ts'
import { keyOf } from './draft-key.ts'
import { usePublish } from './use-publish.ts'

const PER_PAGE = 20

/** What was published, the newest first; each can be taken back as drafts. */
export function PublicationList() {
  const { t, date } = useI18n()
  const { isWhole } = useScope()
  const { isBusy, takeBack, refusal, forgetRefusal } = usePublish()
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [PUBLICATIONS],
    queryFn: ({ pageParam }) => staffApi(listPublications, { query: { before: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < PER_PAGE ? undefined : page.at(-1)?.id),
  })
  const moment = (at: string) => date(at, { dateStyle: 'medium', timeStyle: 'short' })
  const publications = data?.pages.flat() ?? []
  if (publications.length === 0) return null
  return (
    <section className="publications" aria-labelledby="publications">
      <h2 id="publications">{t('Published before')}</h2>
      <ul>
        {publications.map(({ id, publishedAt, publishedBy, documents }) => (
          <li key={id} className="publication">
            <details>
              <summary>
                {moment(publishedAt)} · {publishedBy} ·{' '}
                {t('{count, plural, one {# change} other {# changes}}', { count: documents.length })}
              </summary>
              {documents.map((change) => (
                <div key={keyOf(change)} className="publication__document">
                  <p>
                    <DocumentTitle change={change} />
                  </p>
                  <ChangeList change={change} />
                </div>
              ))}
            </details>
            {isWhole && (
              <Button look="secondary" busy={isBusy} onClick={() => takeBack(id)}>
                {t('Take back')}
                <span className="visually-hidden"> {moment(publishedAt)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button look="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('Show older entries')}
        </Button>
      )}
      <UsedInDialog usedIn={refusal?.list} title={refusal?.title} onClose={forgetRefusal} />
    </section>
  )
}
