import autocannon from 'autocannon'
import type { AppServer } from '../e2e/app-server.ts'
import { fetchBytes, startBare } from './bare.ts'
import { median } from './median.ts'

const ROUNDS = 5
const SECONDS = 3
const CONNECTIONS = 32

/** Requests a second of one address, against a bare `node:http` server with the same bytes and headers. */
export async function benchAddress(server: AppServer, path: string) {
  const answer = await fetchBytes(server.url + path)
  const bare = await startBare({ [path]: answer })
  const load = async (url: string) => {
    const result = await autocannon({
      url: url + path,
      connections: CONNECTIONS,
      duration: SECONDS,
      headers: { 'accept-encoding': 'br' },
    })
    if (result.non2xx > 0 || result.errors > 0)
      throw new Error(`${path}: ${result.non2xx + result.errors} failures`)
    return result.requests.average
  }
  await load(server.url)
  const rounds: { server: number; bare: number }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({ server: await load(server.url), bare: await load(bare.url) })
  }
  await bare.stop()
  return {
    server: median(rounds.map((round) => round.server)),
    bare: median(rounds.map((round) => round.bare)),
    ratio: median(rounds.map((round) => round.server / round.bare)),
    bytes: answer.body.length,
  }
}
