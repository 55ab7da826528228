import { expect, test } from 'vitest'
import { drawSummary, withSummary } from './draw-summary.ts'
import { atLeast, atMost, exactly } from './finding.ts'

const machine = { processor: 'Ace', cores: 2, memoryGb: 8, system: 'linux 6', node: '26.1.0', load: 0.3 }
const measured = { seconds: 9, date: '2026-11-23', machine }

test('of the figures with the same target the worst is told', () => {
  const findings = [
    atLeast('home page', 0.97, 0.95),
    atLeast('dish page', 1.12, 0.95),
    atMost('scripts', 90, 105, ' kB'),
    atMost('HTML', 99, 105, ' kB'),
    exactly('lost orders', 0, 0),
    exactly('orders placed twice', 1, 0),
  ]
  expect(drawSummary({ outcomes: [{ ...measured, name: 'pages', findings }] })).toContain(
    '- **pages**, 5 of 6 targets met: home page 0.97 (at least 0.95); HTML 99 kB (at most 105 kB); orders placed twice 1 (0).\n',
  )
})

test('parts that were measured on the same day and machine name these once', () => {
  const findings = [atLeast('home page', 1, 0.95)]
  const later = { ...measured, date: '2026-11-24', machine: { ...machine, load: 6 } }
  const outcomes = [
    { ...measured, name: 'pages', findings },
    { ...measured, name: 'memory', findings },
    { ...later, name: 'orders', findings },
  ]
  expect(drawSummary({ outcomes })).toContain(
    'Measured: pages, memory on 2026-11-23 on Ace, 2 cores, 8 GB, linux 6, Node 26.1.0; orders on 2026-11-24 on Ace, 2 cores, 8 GB, linux 6, Node 26.1.0, which was busy with other work (load 6).',
  )
})

test('the lines of the README stand between their marks, and what is around them stays', () => {
  const marks = ['<!-- figures of npm run bench -->', '<!-- end of the figures -->']
  const results = { outcomes: [{ ...measured, name: 'pages', findings: [atLeast('home page', 1, 0.95)] }] }
  const readme = withSummary(`before\n${marks[0]}\nold\n${marks[1]}\nafter`, results)
  expect(readme).toMatch(/^before\n.*\n\n[\s\S]*- \*\*pages\*\*[\s\S]*\n.*\nafter$/)
  expect(readme).not.toContain('old')
})
