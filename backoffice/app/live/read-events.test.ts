import { expect, test } from 'vitest'
import { readEvents } from './read-events.ts'

test('whole events are read, and the rest waits for more', () => {
  const first = readEvents('retry: 1000\n\nid: 7\ndata: {"a":1}\n\nid: 8\nda')
  expect(first).toEqual({ events: [{ id: '7', data: '{"a":1}' }], rest: 'id: 8\nda' })
  expect(readEvents(`${first.rest}ta: {"a":2}\n\n`)).toEqual({
    events: [{ id: '8', data: '{"a":2}' }],
    rest: '',
  })
})

test('a sign of life is no event', () => {
  expect(readEvents(': still here\n\n: still here\n\n')).toEqual({ events: [], rest: '' })
})

test('lines that end as on Windows and data of several lines are read too', () => {
  expect(readEvents('id: 1\r\ndata: a\r\ndata: b\r\n\r\n').events).toEqual([{ id: '1', data: 'a\nb' }])
})
