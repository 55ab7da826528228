import { type Language, listLanguages } from '#contract/content.ts'
import type { LanguagesDocument } from '#contract/content.staff.ts'
import { LANGUAGES } from '#domain/publishing/only-documents.ts'
import { staffApi } from '../http/staff-api.ts'
import { documentCalls, DOCUMENTS } from './document-calls.ts'

/**
 * The languages in which the texts of the shop are written, to be read with `useQuery`: those of the guests, and after them
 * those that are drafted, so that their texts can be published together with them.
 */
export const writtenLanguages = {
  queryKey: [DOCUMENTS, 'languages', 'written'],
  queryFn: readWrittenLanguages,
}

export async function readWrittenLanguages(): Promise<Language[]> {
  const [published, { document }] = await Promise.all([
    staffApi(listLanguages, {}),
    documentCalls('languages').get(LANGUAGES),
  ])
  return withDrafted(published, document)
}

/** A language that is to be removed stays until that is published, and so does the restaurant's own language. */
export function withDrafted(
  published: readonly Language[],
  { languages }: Pick<LanguagesDocument, 'languages'>,
): Language[] {
  const isPublished = new Set(published.map(({ code }) => code))
  const drafted = languages.filter(({ code }) => !isPublished.has(code))
  return [...published, ...drafted.map((language) => ({ ...language, isDefault: false }))]
}
