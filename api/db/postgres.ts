import { PostgresDialect } from 'kysely'
import pg from 'pg'

const INT8_OID = 20

/** Opens a pool on PostgreSQL. Whole numbers come back as numbers, as on SQLite. */
export function openPostgres(url: string): PostgresDialect {
  const types = {
    getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
      oid === INT8_OID
        ? Number
        : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
  }
  const pool = new pg.Pool({ connectionString: url, max: 10, types, connectionTimeoutMillis: 5000 })
  // An idle connection that the server closes is replaced at the next query; unheard, it would end the process.
  pool.on('error', () => {})
  return new PostgresDialect({ pool })
}
