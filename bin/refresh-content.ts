import type { Deps } from '#api/context.ts'

const REFRESH_MS = 500

/**
 * Checks twice a second for content that another process has changed, or that is over by the clock: `endPassed` ends it. An
 * outage of the database is logged once, not each time.
 */
export function startContentRefresh(
  { content, log }: Pick<Deps, 'content' | 'log'>,
  endPassed: () => Promise<void>,
  everyMs = REFRESH_MS,
): { stop(): void } {
  let isFailing = false
  let isChecking = false
  const refresh = async () => {
    // A database that does not answer must not be asked on one connection after the other.
    if (isChecking) return
    isChecking = true
    try {
      await content.refresh()
      await endPassed()
      if (isFailing) log.info('the content version can be read again')
      isFailing = false
    } catch (error) {
      if (!isFailing) log.error('the content version cannot be read', { error: String(error).slice(0, 300) })
      isFailing = true
    } finally {
      isChecking = false
    }
  }
  const timer = setInterval(refresh, everyMs)
  return { stop: () => clearInterval(timer) }
}
