import { useQuery } from '@tanstack/react-query'
import type { TranslationDocument } from '#contract/content.staff.ts'
import { documentCalls, DOCUMENTS } from '../documents/document-calls.ts'
import { ReadFailure, Reading } from '../documents/reading.tsx'
import type { SavedEntry } from '../documents/use-saver.ts'
import { failureKindOf } from '../http/failure-kind.ts'
import { TranslationEditor } from './translation-editor.tsx'
import { useTexts } from './use-texts.ts'

const noTexts: TranslationDocument = { texts: [] }

/** The restaurant's own texts in a language; it may have none yet. */
async function readTranslation(id: string): Promise<SavedEntry<'translation'>> {
  try {
    return await documentCalls('translation').get(id)
  } catch (error) {
    if (failureKindOf(error) === 'missing') return { id, state: 'new', document: noTexts }
    throw error
  }
}

/** Every text in one language: what is missing, and what the restaurant says in its own words. */
export function LanguagePage({ code }: { code: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: [DOCUMENTS, 'translation', code],
    queryFn: () => readTranslation(code),
    gcTime: 0,
    staleTime: Infinity,
  })
  const { texts, failure, refresh } = useTexts([code])
  const failed = failure ?? (error && !data ? failureKindOf(error) : undefined)
  const found = texts?.[0]
  if (data && found)
    return <TranslationEditor entry={data} screens={found.screens} documents={found.documents} />
  return (
    <div className="work-page">
      {failed ? (
        <ReadFailure
          failure={failed}
          onRetry={() => {
            refresh()
            void refetch()
          }}
        />
      ) : (
        <Reading />
      )}
    </div>
  )
}
