import { afterEach, expect, test, vi } from 'vitest'
import { listBranches } from '#contract/branches.ts'
import { staffApi, staffApiAt } from './staff-api.ts'

afterEach(() => void vi.unstubAllGlobals())

test('a call at a branch goes to the address of the branch, and without one to that of the restaurant', async () => {
  const asked: string[] = []
  vi.stubGlobal('document', { documentElement: { lang: 'de' }, cookie: '' })
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json({ data: [] })
  })
  await staffApiAt('nord')(listBranches, {})
  await staffApiAt(undefined)(listBranches, {})
  await staffApi(listBranches, {})
  expect(asked).toEqual(['/b/nord/api/branches', '/api/branches', '/api/branches'])
})
