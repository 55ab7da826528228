import { setTimeout as wait } from 'node:timers/promises'
import { systemContext, type Deps } from '#api/context.ts'
import { isUnavailable } from '#api/db/store-unavailable.ts'
import { findDemo } from '#api/demo/index.ts'
import { openFirstOwnerLink } from '#api/staff/index.ts'
import { forgetGuestSignIn, readGuestSignIn } from '../demo/seed-accounts.ts'
import { readFirstSignIn } from '../demo/seed-staff.ts'
import { geocoderWarnings } from './geocoder-warning.ts'
import { shopLawWarnings } from './law-warnings.ts'

const AGAIN_MS = 1_000

type Start = {
  url: string
  dataDir: string
  say: (line: string) => void
  isEnding: () => boolean
  againMs?: number
}

/**
 * Says where the shop is, how its owner and the demo's guest sign in, and what is missing. A database that is away by now
 * does not end the server, which serves without it what it can: the lines that need it come when it is back.
 */
export async function sayStart(
  deps: Deps,
  { url, dataDir, say, isEnding, againMs = AGAIN_MS }: Start,
): Promise<void> {
  for (const [name, path] of [
    ['Storefront', '/'],
    ['Back office', '/backoffice/'],
    ['API', '/api'],
  ] as const)
    say(`${name.padEnd(11)}  ${url}${path}`)
  while (!isEnding()) {
    try {
      for (const line of await linesOfShop(deps, { url, dataDir })) say(line)
      return
    } catch (error) {
      if (isEnding()) return
      if (!isUnavailable(error)) throw error
      await wait(againMs)
    }
  }
}

async function linesOfShop(deps: Deps, { url, dataDir }: Pick<Start, 'url' | 'dataDir'>): Promise<string[]> {
  const notes = [...(await shopLawWarnings(deps)), ...(await geocoderWarnings(deps))]
  const firstOwner = await openFirstOwnerLink(systemContext(deps))
  if ((await findDemo(deps.db))?.isRemoved) forgetGuestSignIn(dataDir)
  const lines = [
    ['Set up', firstOwner && `${url}${firstOwner}`],
    ['Sign in', readFirstSignIn(dataDir)],
    ['Demo guest', readGuestSignIn(dataDir)],
    ...notes.map((note) => ['Please note', note]),
  ]
  return lines.flatMap(([name = '', text]) => (text ? [`${name.padEnd(11)}  ${text}`] : []))
}
