import { expect, test } from 'vitest'
import { onceAtATime } from './once-at-a-time.ts'

test('whoever asks while the work is done gets its result, later ones that of new work', async () => {
  const ends: PromiseWithResolvers<string>[] = []
  const ask = onceAtATime(() => {
    const end = Promise.withResolvers<string>()
    ends.push(end)
    return end.promise
  })
  const asked = Promise.all([ask(), ask(), ask()])
  ends[0]!.resolve('first')
  expect([await asked, ends.length]).toEqual([['first', 'first', 'first'], 1])
  const failed = [ask(), ask()]
  ends[1]!.reject(new Error('the database is away'))
  for (const one of failed) await expect(one).rejects.toThrow('the database is away')
  const later = ask()
  ends[2]!.resolve('third')
  expect(await later).toBe('third')
})
