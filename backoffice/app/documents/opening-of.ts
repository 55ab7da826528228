import { type DocumentKind, type DocumentOf, kindsAtOnce } from '#contract/document-kinds.ts'
import type { I18n } from '#ui/i18n.tsx'
import { asRefusal } from './as-refusal.ts'
import { documentCalls, type EntryOf } from './document-calls.ts'
import { createSaver, type Known } from './document-saver.ts'
import type { Opening, Savers } from './savers.ts'
import { browserStore, type Origin } from './unsent.ts'

type Surroundings<Document> = {
  /** Under which name what is unsent waits in the browser. */
  keptAs: string
  origin: Origin<Document>
  t: I18n['t']
  savers: Pick<Savers, 'tell'>
  onSignedOut: () => void
}

type Choices<Kind extends DocumentKind> = {
  isBegun?: boolean
  onSaved?: (entry: EntryOf<Kind>) => void
}

/** How a document is taken into the care of the page: what is drafted saves itself, what acts at once waits for somebody. */
export function openingOf<Kind extends DocumentKind>(
  kind: Kind,
  entry: Known<DocumentOf<Kind>>,
  { keptAs, origin, t, savers, onSignedOut }: Surroundings<DocumentOf<Kind>>,
  { isBegun, onSaved }: Choices<Kind> = {},
): Opening<DocumentOf<Kind>> {
  const { save, decode } = documentCalls(kind)
  const { at, nameOf } = origin
  const unsent = browserStore(kind, keptAs, origin)
  const isAutomatic = !kindsAtOnce.has(kind)
  const make = () =>
    createSaver<DocumentOf<Kind>>({
      entry,
      unsent,
      save: (document, version) =>
        save(entry.id, document, version).catch((error: unknown) => {
          throw asRefusal(error, t)
        }),
      decode,
      isAutomatic,
      isBegun,
      onSignedOut,
      onSaved(saved) {
        savers.tell(kind, saved)
        onSaved?.(saved)
      },
    })
  return { key: `${kind}.${keptAs}`, at, nameOf, unsent, isAutomatic, make }
}
