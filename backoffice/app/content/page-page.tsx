import { useQuery } from '@tanstack/react-query'
import { documentCalls, DOCUMENTS } from '../documents/document-calls.ts'
import { ReadFailure, Reading } from '../documents/reading.tsx'
import { writtenLanguages } from '../documents/written-languages.ts'
import { failureKindOf } from '../http/failure-kind.ts'
import { PageEditor } from './page-editor.tsx'

/** Reads a page anew whenever its editor is opened, and the languages it is written in. */
export function OnePage({ id }: { id: string }) {
  const page = useQuery({
    queryKey: [DOCUMENTS, 'page', id],
    queryFn: () => documentCalls('page').get(id),
    gcTime: 0,
    staleTime: Infinity,
  })
  const languages = useQuery(writtenLanguages)
  if (page.data && languages.data) return <PageEditor entry={page.data} languages={languages.data} />
  const failed = [page, languages].find((one) => one.error !== null && one.data === undefined)
  return (
    <div className="work-page">
      {failed ? (
        <ReadFailure
          failure={failureKindOf(failed.error)}
          onRetry={() => {
            void page.refetch()
            void languages.refetch()
          }}
        />
      ) : (
        <Reading />
      )}
    </div>
  )
}
