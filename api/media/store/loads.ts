import { StoreUnavailable } from '../../db/store-unavailable.ts'

/** A guest's page asks for dozens of pictures at once; the connections of the database are there for orders, too. */
const AT_ONCE = 4
const MOST_WAITING = 200
/** After a failure nobody waits in vain for so long. */
const PAUSE_MS = 2_000

/**
 * Loads what many ask for at once: each name one time, a few names at a time. Throws `StoreUnavailable` at once when too
 * many wait, and for a moment after it was thrown by `load`.
 */
export function createLoads(
  load: (name: string) => Promise<boolean>,
  now: () => number = () => performance.now(),
): (name: string) => Promise<boolean> {
  const open = new Map<string, Promise<boolean>>()
  const waiting: (() => void)[] = []
  let running = 0
  let failed: { at: number; error: StoreUnavailable } | undefined

  async function takeTurn(): Promise<void> {
    if (running < AT_ONCE) running += 1
    else if (waiting.length < MOST_WAITING) await new Promise<void>((resolve) => waiting.push(resolve))
    else throw new StoreUnavailable(new Error('too many wait'), 'the store of pictures')
  }

  function endTurn(): void {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  async function run(name: string): Promise<boolean> {
    await takeTurn()
    try {
      if (failed && now() - failed.at < PAUSE_MS) throw failed.error
      return await load(name).catch((error: unknown) => {
        if (error instanceof StoreUnavailable) failed = { at: now(), error }
        throw error
      })
    } finally {
      endTurn()
    }
  }

  return (name) => {
    const known = open.get(name)
    if (known) return known
    const loading = run(name).finally(() => open.delete(name))
    open.set(name, loading)
    return loading
  }
}
