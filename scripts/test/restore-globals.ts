import { afterAll, vi } from 'vitest'

// The files of a process share its globals: one that stayed stubbed would be there while the next file imports its modules.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
