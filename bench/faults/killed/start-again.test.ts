import { expect, test } from 'vitest'
import type { AppServer } from '../../../e2e/app-server.ts'
import { startAgain } from './start-again.ts'

test('a start that fails is told and tried again, three times in all', async () => {
  const server = { url: 'http://127.0.0.1:1' } as AppServer
  const starts = [() => Promise.reject(new Error('the port is taken')), () => Promise.resolve(server)]
  const failures: string[] = []
  expect(await startAgain(() => starts.shift()!(), failures)).toBe(server)
  expect(failures).toEqual(['Error: the port is taken'])
  expect(await startAgain(() => Promise.reject(new Error('no')), failures)).toBeUndefined()
  expect(failures).toHaveLength(4)
})
