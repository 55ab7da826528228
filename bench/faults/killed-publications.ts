import { setTimeout as delay } from 'node:timers/promises'
import { type Client, createClient } from '#contract/client.ts'
import { saveMenuDrafts } from '#contract/menu-drafts.ts'
import { listProductDocuments } from '#contract/menu.staff.ts'
import { publishDrafts } from '#contract/publishing.staff.ts'
import { signInStaff } from '#contract/staff.ts'
import { type AppServer, copyDemo, rows, startServer } from '../../e2e/app-server.ts'
import { templateDir } from '../../e2e/global-setup.ts'
import { addMember, PASSWORD } from '../../e2e/staff.ts'
import { exactly, type Scenario } from '../harness/finding.ts'

const EMAIL = 'faults@example.org'
const KILLS = 50

/** A server is killed while it publishes: the publication is there wholly or not at all. */
export const publications: Scenario = {
  name: 'publications',
  async run(note) {
    const { kills, whole, none, torn } = await killPublications(templateDir(), KILLS)
    const seen = torn.length === 0 ? '0' : torn.join(', ')
    note(exactly(`torn publications of ${kills} kills (${whole} whole, ${none} not at all)`, seen, '0'))
  },
}

type KilledPublications = {
  kills: number
  /** Publications that were wholly there after the restart. */
  whole: number
  /** Publications of which nothing was there; their drafts were. */
  none: number
  /** What was neither, described. */
  torn: string[]
}

/**
 * Publishes a change of every dish on SQLite and ends the server as a power cut would, at random moments of the
 * publication; after each restart the publication has to be there wholly or not at all.
 */
async function killPublications(template: string, kills: number): Promise<KilledPublications> {
  const demo = copyDemo(template)
  let server = await startServer({ dataDir: demo.dataDir })
  await addMember(server, { email: EMAIL, name: 'Faults', role: 'owner' })
  const found: KilledPublications = { kills, whole: 0, none: 0, torn: [] }
  const session = await signIn(server)
  let takes = await publishRound(clientOf(server, session), 0)
  for (let round = 1; round <= kills; round++) {
    const staff = clientOf(server, session)
    const before = stateOf(demo.dataDir)
    await draftRound(staff, round)
    const started = performance.now()
    const published = staff(publishDrafts, { body: {} }).catch(() => {})
    await delay(Math.random() * takes * 1.2)
    await server.kill()
    await published
    takes = Math.max(takes, performance.now() - started)
    server = await startServer({ dataDir: demo.dataDir })
    const outcome = judge(before, stateOf(demo.dataDir), round)
    if (outcome === 'whole' || outcome === 'none') found[outcome]++
    else found.torn.push(outcome)
  }
  await server.stop()
  demo.remove()
  return found
}

const clientOf = ({ url }: AppServer, headers: Record<string, string> = {}): Client =>
  createClient({
    baseUrl: `${url}/api`,
    fetch: (input, init) => fetch(input, init as RequestInit),
    headers: () => headers,
  })

/** Signs in and answers the headers that the session is known by, also after a restart. */
async function signIn(server: AppServer): Promise<Record<string, string>> {
  const answer = await clientOf(server)(signInStaff, { body: { email: EMAIL, password: PASSWORD } })
  if (!('token' in answer)) throw new Error('a second step was asked for')
  return { authorization: `Bearer ${answer.token}` }
}

/** Drafts a change of every dish. */
async function draftRound(staff: Client, round: number): Promise<void> {
  const dishes = await staff(listProductDocuments, {})
  const documents = dishes.map(({ id, version, document }) => ({
    kind: 'product' as const,
    id,
    version,
    document: { ...document, foodInfo: `round ${round}` },
  }))
  await staff(saveMenuDrafts, { body: { documents } })
}

/** How long a publication takes that nobody ends, in milliseconds. */
async function publishRound(staff: Client, round: number): Promise<number> {
  await draftRound(staff, round)
  const started = performance.now()
  await staff(publishDrafts, { body: {} })
  return performance.now() - started
}

type State = { texts: string[]; drafts: number; publications: number; version: number }

function stateOf(dataDir: string): State {
  const [counts] = rows(
    dataDir,
    `select (select count(*) from drafts) as drafts, (select count(*) from publications) as publications,
      (select version from content_version) as version`,
  )
  const texts = rows(dataDir, 'select distinct food_info as text from products').map(({ text }) =>
    String(text),
  )
  return { texts, ...(counts as Omit<State, 'texts'>) }
}

function judge(before: State, after: State, round: number): string {
  const [text, ...others] = after.texts
  const isNew = text === `round ${round}`
  const isWhole =
    isNew &&
    after.drafts === 0 &&
    after.publications === before.publications + 1 &&
    after.version > before.version
  const isNone =
    text === before.texts[0] &&
    after.drafts > 0 &&
    after.publications === before.publications &&
    after.version === before.version
  if (others.length === 0 && isWhole) return 'whole'
  if (others.length === 0 && isNone) return 'none'
  return JSON.stringify({ round, before, after })
}
