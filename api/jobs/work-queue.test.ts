import { expect, test } from 'vitest'
import { createWorkQueue } from './work-queue.ts'

/** A queue with concurrency two and three waiting places, and work that the test ends. */
function setUp() {
  const queue = createWorkQueue({ concurrency: 2, maxWaiting: 3, refuse: () => new Error('full') })
  const started: number[] = []
  const ends: (() => void)[] = []
  const add = (name: number) =>
    queue(async () => {
      started.push(name)
      await new Promise<void>((resolve) => (ends[name] = resolve))
      return name
    })
  return { add, started, end: (name: number) => ends[name]?.() }
}

test('no more than two pieces of work run at a time, the others in the order in which they came', async () => {
  const { add, started, end } = setUp()
  const all = [0, 1, 2, 3].map(add)
  expect(started).toEqual([0, 1])
  end(1)
  await all[1]
  await expect.poll(() => started).toEqual([0, 1, 2])
  end(0)
  await expect.poll(() => started).toEqual([0, 1, 2, 3])
  end(2)
  end(3)
  expect(await Promise.all(all)).toEqual([0, 1, 2, 3])
})

test('when the queue is full, more work is refused at once, and accepted again afterwards', async () => {
  const { add, started, end } = setUp()
  const all = [0, 1, 2, 3, 4].map(add)
  await expect(add(5)).rejects.toThrow('full')
  for (const [name, work] of all.entries()) {
    await expect.poll(() => started).toContain(name)
    end(name)
    await work
  }
  const last = add(6)
  end(6)
  expect(await last).toBe(6)
})

test('work that fails frees its place', async () => {
  const queue = createWorkQueue({ concurrency: 1, maxWaiting: 0, refuse: () => new Error('full') })
  await expect(queue(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await queue(() => Promise.resolve('fine'))).toBe('fine')
})
