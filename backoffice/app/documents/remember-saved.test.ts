import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { areaDocument } from '#domain/test/document-fixture.ts'
import { DOCUMENTS, type EntryOf } from './document-calls.ts'
import { rememberSaved } from './remember-saved.ts'

const key = [DOCUMENTS, 'area']
const area = (id: string, version: string): EntryOf<'area'> => ({
  id,
  state: 'published',
  version,
  document: areaDocument({ name: `${id} ${version}` }),
})

/** The names in the list of areas after one was saved. */
function listed(before: EntryOf<'area'>[] | undefined, saved: EntryOf<'area'>): string[] | undefined {
  const client = new QueryClient()
  client.setQueryData(key, before)
  rememberSaved(client, 'area', saved)
  return client.getQueryData<EntryOf<'area'>[]>(key)?.map(({ document }) => document.name)
}

test('a document that was made new is listed as soon as it is saved', () => {
  expect(listed([area('near', '1')], area('far', '1'))).toEqual(['near 1', 'far 1'])
  expect(listed([], area('far', '1'))).toEqual(['far 1'])
})

test('a document that was changed stands in the list once, at its place', () => {
  expect(listed([area('near', '1'), area('far', '1')], area('near', '2'))).toEqual(['near 2', 'far 1'])
})

test('a list that was being read while a document was saved is read again', async () => {
  const client = new QueryClient()
  client.setQueryData(key, [area('near', '1')])
  const answers: ((list: EntryOf<'area'>[]) => void)[] = []
  const queryFn = () => new Promise<EntryOf<'area'>[]>((resolve) => void answers.push(resolve))
  const reading = client.fetchQuery({ queryKey: key, queryFn })
  rememberSaved(client, 'area', area('near', '2'))
  answers[0]?.([area('near', '1')])
  answers[1]?.([area('near', '2')])
  await reading
  expect(client.getQueryData<EntryOf<'area'>[]>(key)?.map(({ version }) => version)).toEqual(['2'])
})

test('a list that was not read yet is left to be read', () => {
  expect(listed(undefined, area('far', '1'))).toBeUndefined()
})
