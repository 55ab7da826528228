import type { DocumentState } from '#contract/documents.ts'
import type { DocumentChange, FieldChange } from '#contract/publishing.staff.ts'
import { canonicalJson } from './canonical-json.ts'
import type { DocumentEdit, DocumentSet } from './document-set.ts'
import { factsOf } from './document-facts.ts'
import { documentName, namesIn } from './document-names.ts'
import type { Fact } from './fact.ts'

/** What an edit does to what guests see. */
export function stateOf({ before, after }: Pick<DocumentEdit, 'before' | 'after'>): DocumentState {
  if (before === null) return after === null ? 'published' : 'new'
  if (after === null) return 'deleted'
  return canonicalJson(before) === canonicalJson(after) ? 'published' : 'changed'
}

/**
 * What an edit does, in the words of people: fields and parts by their names, amounts in euros. `from` and `to` are all
 * documents before and after; a deletion lists no fields.
 */
export function describeEdit(edit: DocumentEdit, from: DocumentSet, to: DocumentSet): DocumentChange {
  const { kind, id, before, after } = edit
  const shown = after ?? before
  const facts = (document: DocumentEdit['after'], set: DocumentSet) =>
    document === null ? [] : factsOf(kind, document, namesIn(set))
  return {
    kind,
    id,
    name: shown ? documentName(kind, id, shown) : id,
    state: stateOf(edit),
    changes: after === null ? [] : compareFacts(facts(before, from), facts(after, to)),
  }
}

const isEmpty = (value: FieldChange['before']) =>
  value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0)

function compareFacts(before: readonly Fact[], after: readonly Fact[]): FieldChange[] {
  const earlier = new Map(before.map((fact) => [fact.key, fact]))
  const later = new Map(after.map((fact) => [fact.key, fact]))
  return [...new Set([...earlier.keys(), ...later.keys()])].flatMap((key) => {
    const [was, is] = [earlier.get(key), later.get(key)]
    const { field, part, language } = (is ?? was)!
    const change = { field, part, language, before: was?.value ?? null, after: is?.value ?? null }
    if (canonicalJson(change.before) === canonicalJson(change.after)) return []
    return isEmpty(change.before) && isEmpty(change.after) ? [] : [change]
  })
}
