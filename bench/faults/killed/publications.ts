import { setTimeout as delay } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Engine } from '#api/db/database.ts'
import type { DB } from '#api/db/schema.ts'
import { type Client, createClient } from '#contract/client.ts'
import { saveMenuDrafts } from '#contract/menu-drafts.ts'
import { listProductDocuments } from '#contract/menu.staff.ts'
import { publishDrafts } from '#contract/publishing.staff.ts'
import { startServer } from '../../../e2e/app-server.ts'
import { atLeast, exactly, type Note, type Scenario } from '../../harness/finding.ts'
import { signIn } from '../calls.ts'
import { onEachEngine, openStore } from '../open-store.ts'
import { startAgain } from './start-again.ts'

const KILLS = Number(process.env['KILLS'] ?? 50)

/** A server is killed while it publishes a change of every dish: the publication is there wholly or not at all. */
export const publications: Scenario = {
  name: 'publications',
  run: (note, interrupted) => onEachEngine((engine) => killPublications(engine, note, interrupted)),
}

/**
 * Ends the server as a power cut would, at random moments of a publication. What a killed one did not publish is published
 * in the next round.
 */
async function killPublications(engine: Engine, note: Note, interrupted: AbortSignal): Promise<void> {
  const store = await openStore(engine)
  const start = () => startServer({ dataDir: store.dataDir, env: store.env })
  let server = await start()
  const session = await signIn(server)
  const count = { whole: 0, none: 0 }
  const torn: string[] = []
  // As long as about every second publication takes.
  let longestMs = await publishWithoutKill(clientOf(server.url, session))
  const failures: string[] = []
  let kills = 0
  for (; kills < KILLS && !interrupted.aborted; kills++) {
    const staff = clientOf(server.url, session)
    let before = await store.look(stateOf)
    if (before.drafts === 0) {
      await draftAll(staff, textOf(kills))
      before = await store.look(stateOf)
    }
    const published = staff(publishDrafts, { body: {} }).then(
      () => true,
      () => false,
    )
    await delay(Math.random() * longestMs)
    await server.kill()
    const isAcknowledged = await published
    const next = await startAgain(start, failures)
    if (!next) break
    server = next
    const after = await store.look(stateOf)
    const outcome = judge(before, after, isAcknowledged)
    if (outcome === 'torn') torn.push(JSON.stringify({ isAcknowledged, before, after }))
    else count[outcome]++
    longestMs *= outcome === 'none' ? 1.2 : 0.8
  }
  await server.stop()
  await store.remove()
  const seen = torn.length === 0 ? 'none' : torn.join(', ')
  note(exactly(`${engine}: torn publications of ${kills} kills`, seen, 'none'))
  note(exactly(`${engine}: kills while it published`, kills, KILLS))
  note(exactly(`${engine}: starts that failed`, failures.join(', ') || 'none', 'none'))
  note({
    ...atLeast(`${engine}: publications that a kill had undone`, count.none, 1),
    detail: `${count.whole} were there wholly, ${count.none} not at all`,
  })
}

const clientOf = (url: string, headers: Record<string, string>): Client =>
  createClient({
    baseUrl: `${url}/api`,
    fetch: (input, init) => fetch(input, init as RequestInit),
    headers: () => headers,
  })

const textOf = (round: number): string => `round ${round}`

/** Drafts a change of every dish. */
async function draftAll(staff: Client, text: string): Promise<void> {
  const dishes = await staff(listProductDocuments, {})
  const documents = dishes.map(({ id, version, document }) => ({
    kind: 'product' as const,
    id,
    version,
    document: { ...document, foodInfo: text },
  }))
  await staff(saveMenuDrafts, { body: { documents } })
}

/** How long a publication takes that nobody ends, in milliseconds. */
async function publishWithoutKill(staff: Client): Promise<number> {
  await draftAll(staff, 'the first round')
  const started = performance.now()
  await staff(publishDrafts, { body: {} })
  return performance.now() - started
}

type State = { texts: string[]; drafted: string[]; drafts: number; publications: number; version: number }

/** What guests read, what is drafted, and how many publications there were. */
async function stateOf(db: Kysely<DB>): Promise<State> {
  const dishes = await db.selectFrom('products').select('food_info').distinct().execute()
  const drafts = await db.selectFrom('drafts').select('document_json').execute()
  const publications = await db.selectFrom('publications').select('id').execute()
  const { version } = await db.selectFrom('content_version').select('version').executeTakeFirstOrThrow()
  const textIn = (json: string | null) => (JSON.parse(json ?? '{}') as { foodInfo?: string }).foodInfo ?? ''
  return {
    texts: dishes.map(({ food_info }) => food_info ?? ''),
    drafted: [...new Set(drafts.map(({ document_json }) => textIn(document_json)))],
    drafts: drafts.length,
    publications: publications.length,
    version,
  }
}

function judge(before: State, after: State, isAcknowledged: boolean): 'whole' | 'none' | 'torn' {
  const isWhole =
    `${after.texts}` === `${before.drafted}` &&
    after.drafts === 0 &&
    after.publications === before.publications + 1 &&
    after.version > before.version
  if (isWhole) return 'whole'
  const isNone = !isAcknowledged && JSON.stringify(after) === JSON.stringify(before)
  return isNone ? 'none' : 'torn'
}
