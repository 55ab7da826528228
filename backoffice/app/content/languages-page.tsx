import { useQuery } from '@tanstack/react-query'
import { LANGUAGES } from '#domain/publishing/only-documents.ts'
import { documentCalls, DOCUMENTS } from '../documents/document-calls.ts'
import { ReadFailure, Reading } from '../documents/reading.tsx'
import { failureKindOf } from '../http/failure-kind.ts'
import { LanguagesEditor } from './languages-editor.tsx'

/** The languages of the shop. */
export function LanguagesPage() {
  const { data, error, refetch } = useQuery({
    queryKey: [DOCUMENTS, 'languages', LANGUAGES],
    queryFn: () => documentCalls('languages').get(LANGUAGES),
    gcTime: 0,
    staleTime: Infinity,
  })
  if (data) return <LanguagesEditor entry={data} />
  return (
    <div className="work-page">
      {error ? <ReadFailure failure={failureKindOf(error)} onRetry={() => void refetch()} /> : <Reading />}
    </div>
  )
}
