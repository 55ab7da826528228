import { expect, test } from 'vitest'
import { finishAll } from './finish-all.ts'

/** A server that answers these counts one after the other. */
function server(...answers: [finished: number, left: number][]) {
  const heard: number[] = []
  const call = async () => {
    const [finished, left] = answers.shift()!
    return { finished, left }
  }
  return { heard, finish: () => finishAll(call, (left) => heard.push(left)) }
}

test('orders are finished until none is left, and it is said how many follow', async () => {
  const { finish, heard } = server([50, 60], [50, 10], [10, 0])
  expect(await finish()).toBe(110)
  expect(heard).toEqual([60, 10])
})

test('a call that finishes nothing is the last one', async () => {
  expect(await server([0, 3]).finish()).toBe(0)
})
