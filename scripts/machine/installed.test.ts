import { expect, test } from 'vitest'
import { ensureInstalled } from './installed.mjs'

/** What is done on a machine, in its order. */
function done(machine: { isInstalled: boolean; wasHelped: boolean }): string[] {
  const steps: string[] = []
  ensureInstalled(
    { development: true },
    {
      isInstalled: () => machine.isInstalled,
      install: () => void steps.push('install'),
      ensureNodeRuns: () => {
        steps.push('try Node')
        return machine.wasHelped
      },
    },
  )
  return steps
}

test('an optional package is not lost on a machine where Node itself lacked a library', () => {
  expect(done({ isInstalled: false, wasHelped: true })).toEqual(['install', 'try Node', 'install'])
})

test('packages are installed once where Node starts, and not at all where they are there', () => {
  expect(done({ isInstalled: false, wasHelped: false })).toEqual(['install', 'try Node'])
  expect(done({ isInstalled: true, wasHelped: false })).toEqual(['try Node'])
})
