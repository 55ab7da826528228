import { afterEach, expect, test, vi } from 'vitest'
import { AreaDocument } from '#contract/delivery.staff.ts'
import type { DocumentKind } from '#contract/document-kinds.ts'
import type { DocumentState } from '#contract/documents.ts'
import { PageDocument } from '#contract/content.staff.ts'
import type { Draft } from '#contract/publishing.staff.ts'
import { areaDocument, pageDocument } from '#domain/test/document-fixture.ts'
import { discard } from './discard.ts'

afterEach(() => void vi.unstubAllGlobals())

const documents = {
  area: AreaDocument.encode(areaDocument()),
  page: PageDocument.encode(pageDocument({ name: 'Über uns' })),
}

const draftOf = (kind: DocumentKind, state: DocumentState, isBroken = false): Draft => ({
  kind,
  id: 'x',
  name: 'x',
  state,
  changes: [],
  version: 'seen',
  savedAt: '2026-11-20T18:00:00.000Z',
  savedBy: 'Mina',
  isBroken,
})

/** A server with one draft, which answers `published` as what stands once that is discarded; the writes that it was sent. */
function openServer(draft: Draft, document: object, published: string | null) {
  const writes: unknown[] = []
  const entry = { id: draft.id, state: draft.state, version: 'seen', document }
  vi.stubGlobal('document', { documentElement: { lang: 'de' }, cookie: '' })
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    if (method !== 'GET') writes.push([method, url, body && JSON.parse(String(body))])
    return Response.json({ data: url.includes('/staff/drafts/') ? { version: published } : entry })
  })
  return writes
}

test.each([
  [
    'a changed document',
    'changed',
    'published',
    ['PUT', '/api/staff/pages/x?version=published', documents.page],
  ],
  ['a new document', 'new', null, ['PUT', '/api/staff/pages/x', documents.page]],
  ['a deletion', 'deleted', 'published', ['DELETE', '/api/staff/pages/x?version=published', null]],
] as const)(
  '%s is discarded as it was seen, and drafted again over what stands',
  async (_, state, published, again) => {
    const draft = draftOf('page', state)
    const writes = openServer(draft, documents.page, published)
    const restore = await discard(draft)
    const discarded = ['DELETE', '/api/staff/drafts/page/x?version=seen', null]
    expect(writes).toEqual([discarded])
    await restore?.()
    expect(writes).toEqual([discarded, again])
  },
)

test.each([
  ['of a kind that acts at once, because guests would see it', draftOf('area', 'changed'), documents.area],
  ['that is broken, because it would be refused', draftOf('page', 'changed', true), documents.page],
])('a draft is not written again %s', async (_, draft, document) => {
  openServer(draft, document, 'published')
  expect(await discard(draft)).toBeUndefined()
})
