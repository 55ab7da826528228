import { expect, test } from 'vitest'
import { createAdmission, type Rank } from './admission.ts'

/** A server with two places for each rank on a clock of its own; `running` are the names of jobs in hand. */
function server() {
  let now = 0
  const running = new Map<string, () => void>()
  const refused: string[] = []
  const gone = new Set<string>()
  const admission = createAdmission({
    limits: {
      first: { concurrency: 2, inOneTurn: 2, targetMs: 50, longestMs: 3_000 },
      other: { concurrency: 2, inOneTurn: 2, targetMs: 10, longestMs: 1_000 },
      live: { concurrency: 1, inOneTurn: 1, targetMs: 10, longestMs: 1_000 },
    },
    now: () => now,
    nextTurn: (work) => work(),
  })
  return {
    refused,
    gone,
    add: (name: string, rank: Rank = 'other', holder?: string) =>
      admission.admit({
        rank,
        ...(holder !== undefined && { holder }),
        start: (onEnd) => void running.set(name, onEnd),
        refuse: () => void refused.push(name),
        isGone: () => gone.has(name),
      }),
    end(name: string) {
      const onEnd = running.get(name)
      running.delete(name)
      onEnd?.()
    },
    pass: (ms: number) => void (now += ms),
    names: () => [...running.keys()],
  }
}

test('work beyond the places waits and starts in its order when one is free', () => {
  const { add, end, names } = server()
  for (const name of ['a', 'b', 'c', 'd']) add(name)
  expect(names()).toEqual(['a', 'b'])
  end('a')
  expect(names()).toEqual(['b', 'c'])
})

test('orders and staff wait for no page, and no page starts while one of them waits', () => {
  const { add, end, names } = server()
  for (const name of ['a', 'b', 'page']) add(name)
  for (const name of ['order 1', 'order 2', 'order 3']) add(name, 'first')
  expect(names()).toEqual(['a', 'b', 'order 1', 'order 2'])
  end('a')
  expect(names()).toEqual(['b', 'order 1', 'order 2'])
  end('order 1')
  expect(names()).toEqual(['b', 'order 2', 'order 3', 'page'])
})

test('live streams take no place of orders and pages, and start only while no order waits', () => {
  const { add, end, names } = server()
  for (let stream = 0; stream < 200; stream++) add(`stream ${stream}`, 'live')
  for (const name of ['order 1', 'order 2', 'order 3']) add(name, 'first')
  add('page')
  expect(names()).toEqual(['stream 0', 'order 1', 'order 2'])
  end('stream 0')
  expect(names()).toEqual(['order 1', 'order 2'])
  end('order 1')
  expect(names()).toEqual(['order 2', 'order 3', 'page', 'stream 1'])
})

test('many streams of one holder refuse no order, and delay those of others by one', () => {
  const { add, end, names, pass, refused } = server()
  for (let turn = 0; turn < 400; turn++) {
    for (const at of [1, 2, 3]) add(`stream ${turn}.${at}`, 'live', 'one order')
    add(`order ${turn}`, 'first')
    pass(20)
    for (const name of names()) end(name)
  }
  expect(refused.length).toBeGreaterThan(300)
  expect(refused.filter((name) => name.startsWith('order'))).toEqual([])
  add('stream of another', 'live', 'another order')
  end(names()[0]!)
  end(names()[0]!)
  expect(names()).toEqual(['stream of another'])
})

test('a short rush is served, however long its last job waits', () => {
  const { add, end, names, pass, refused } = server()
  for (let job = 0; job < 40; job++) add(`${job}`)
  while (names().length > 0) {
    pass(5)
    end(names()[0]!)
  }
  expect(refused).toEqual([])
})

test('a server that cannot keep up refuses pages that waited for twice the target, and no orders', () => {
  const { add, end, names, pass, refused } = server()
  for (let turn = 0; turn < 400; turn++) {
    add(`page ${turn}`)
    add(`more ${turn}`)
    if (turn % 10 === 0) add(`order ${turn}`, 'first')
    pass(5)
    const [order] = names().filter((name) => name.startsWith('order'))
    end(order ?? names()[0]!)
  }
  expect(refused.length).toBeGreaterThan(300)
  expect(refused.filter((name) => name.startsWith('order'))).toEqual([])
  // What is admitted now has come a moment ago.
  expect(Number(names().at(-1)!.split(' ')[1])).toBeGreaterThan(380)
})

test('pages of a server that cannot keep up wait at most four times as long as one takes', () => {
  const { add, end, names, pass } = server()
  const came = new Map<string, number>()
  const waits: number[] = []
  for (let turn = 0; turn < 400; turn++) {
    for (const name of [`page ${turn}`, `more ${turn}`, `last ${turn}`]) {
      came.set(name, turn)
      add(name)
    }
    const before = new Set(names())
    pass(20)
    end(names()[0]!)
    for (const name of names()) if (!before.has(name)) waits.push((turn - came.get(name)!) * 20)
  }
  // One takes 40 ms, two at a time; the first ones that wait are a rush.
  expect(Math.max(...waits.slice(100))).toBeLessThanOrEqual(4 * 40)
})

test('a process that the machine pauses again and again refuses nobody as long as its line empties', () => {
  let now = 0
  const refused: string[] = []
  const turns: (() => void)[] = []
  const { admit } = createAdmission({ now: () => now, nextTurn: (work) => void turns.push(work) })
  for (let visit = 0; visit < 20; visit++) {
    admit({
      rank: 'other',
      start: (onEnd) => onEnd(),
      refuse: () => refused.push('page'),
      isGone: () => false,
    })
    now += 400
    turns.shift()!()
  }
  expect(refused).toEqual([])
})

test('a process that the machine pauses for seconds refuses none of the few that wait, and of many all but these few', () => {
  const { add, end, names, pass, refused } = server()
  for (let guest = 0; guest < 6; guest++) add(`guest ${guest}`)
  pass(2_500)
  end(names()[0]!)
  expect(refused).toEqual([])
  for (let guest = 6; guest < 20; guest++) add(`guest ${guest}`)
  pass(2_500)
  end(names()[0]!)
  expect(refused).toEqual(Array.from({ length: 12 }, (_, at) => `guest ${at + 3}`))
})

test('a few guests of a slow machine are served late rather than refused', () => {
  const { add, end, names, pass, refused } = server()
  for (let guest = 0; guest < 6; guest++) add(`guest ${guest}`)
  for (let answer = 0; answer < 40; answer++) {
    pass(100)
    const [answered] = names()
    end(answered!)
    add(answered!)
  }
  expect(refused).toEqual([])
})

test('after the overload everything is served again', () => {
  const { add, end, names, pass, refused } = server()
  for (let turn = 0; turn < 200; turn++) {
    add(`page ${turn}`)
    add(`more ${turn}`)
    pass(5)
    end(names()[0]!)
  }
  while (names().length > 0) end(names()[0]!)
  const before = refused.length
  for (let turn = 0; turn < 100; turn++) {
    add(`later ${turn}`)
    pass(5)
    end(names()[0]!)
  }
  expect(refused).toHaveLength(before)
})

test('nobody starts work for a client that has gone', () => {
  const { add, end, gone, names, refused } = server()
  for (const name of ['a', 'b', 'c', 'd']) add(name)
  gone.add('c')
  end('a')
  expect([names(), refused]).toEqual([['b', 'd'], []])
})

test('nothing starts before the requests that have come together are read, and one page at a time', () => {
  const turns: (() => void)[] = []
  const started: string[] = []
  const { admit } = createAdmission({ nextTurn: (work) => void turns.push(work) })
  const add = (name: string, rank: Rank) =>
    admit({ rank, start: () => void started.push(name), refuse: () => {}, isGone: () => false })
  add('page 1', 'other')
  add('page 2', 'other')
  add('order', 'first')
  expect(started).toEqual([])
  turns.shift()!()
  expect(started).toEqual(['order', 'page 1'])
  turns.shift()!()
  expect(started).toEqual(['order', 'page 1', 'page 2'])
})
