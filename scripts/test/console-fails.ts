import { format } from 'node:util'
import { afterEach, beforeEach } from 'vitest'

// A warning that nobody reads is a fault that nobody fixes: whatever reaches the console fails the test that caused it.
let said: string[] = []
const original = { error: console.error, warn: console.warn }

beforeEach(() => {
  said = []
  console.error = (...parts: unknown[]) => void said.push(`console.error: ${format(...parts)}`)
  console.warn = (...parts: unknown[]) => void said.push(`console.warn: ${format(...parts)}`)
})

afterEach(() => {
  Object.assign(console, original)
  if (said.length > 0) throw new Error(`The test wrote to the console:\n${said.join('\n')}`)
})
