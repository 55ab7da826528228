import { format } from 'node:util'
import { afterEach, beforeEach } from 'vitest'

// A warning in the console is a fault that stays: any output there fails the test that caused it.
let output: string[] = []
const original = { error: console.error, warn: console.warn }

beforeEach(() => {
  output = []
  console.error = (...parts: unknown[]) => void output.push(`console.error: ${format(...parts)}`)
  console.warn = (...parts: unknown[]) => void output.push(`console.warn: ${format(...parts)}`)
})

afterEach(() => {
  Object.assign(console, original)
  if (output.length > 0) throw new Error(`The test wrote to the console:\n${output.join('\n')}`)
})
