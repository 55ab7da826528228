import type { CompiledQuery, Kysely, QueryResult } from 'kysely'
import type { DB } from './schema.ts'

type Sent = { query: CompiledQuery; settle: (result: Promise<QueryResult<unknown>>) => void }

const collected = new WeakMap<Kysely<DB>, Sent[]>()

/**
 * Executes statements of a transaction without waiting for the answer of one before the next is sent, as Kysely does. What
 * one turn of the event loop gives to the same transaction goes to PostgreSQL in one packet, in the order of the calls.
 */
export function sendTogether<Row>(
  trx: Kysely<DB>,
  queries: readonly CompiledQuery[],
): Promise<QueryResult<Row>[]> {
  let sent = collected.get(trx)
  if (!sent) {
    sent = []
    collected.set(trx, sent)
    process.nextTick(sendCollected, trx)
  }
  const into = sent
  const answers = queries.map(
    (query) =>
      new Promise<QueryResult<unknown>>((settle) => into.push({ query, settle })) as Promise<
        QueryResult<Row>
      >,
  )
  return Promise.all(answers)
}

function sendCollected(trx: Kysely<DB>): void {
  const sent = collected.get(trx) ?? []
  collected.delete(trx)
  trx
    .getExecutor()
    .provideConnection((connection) => {
      const results = sent.map(({ query, settle }) => {
        const result = connection.executeQuery(query)
        settle(result)
        return result
      })
      // The connection is given back when all of them are answered.
      return Promise.allSettled(results)
    })
    .catch((error: unknown) => {
      for (const { settle } of sent) settle(Promise.reject(error))
    })
}
