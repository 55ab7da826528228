import { expect, test } from 'vitest'
import { createLog, type LogLevel } from './log.ts'

test.each<[LogLevel, string[]]>([
  ['silent', []],
  ['error', ['error']],
  ['info', ['error', 'info']],
  ['debug', ['error', 'info', 'debug']],
])('at level %s the log holds %j', (level, expected) => {
  const lines: string[] = []
  const log = createLog(level, { write: (line) => void lines.push(line) })
  log.error('one')
  log.info('two')
  log.debug('three')
  expect(lines.map((line) => (JSON.parse(line) as { level: string }).level)).toEqual(expected)
})

test('whatever is logged stays one line', () => {
  const lines: string[] = []
  createLog('info', { write: (line) => void lines.push(line) }).info('two\nlines', {
    path: '/a\n{"level":"error"}',
  })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/^[^\n]+\n$/)
  expect(JSON.parse(lines[0]!)).toMatchObject({ level: 'info', message: 'two\nlines' })
})
