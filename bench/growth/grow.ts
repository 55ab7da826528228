import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

type Copies = {
  count: number
  /** What is different in copy number `n`, as SQL by column. */
  changed: Record<string, string>
  /** Which rows are copied, as SQL. */
  of?: string
}

/** The number of a copy in a key: keys that rise are written at the end of an index, others all over it. */
const COPY = "'-' || printf('%07d', n)"

/** Copies rows of tables many times, with what is different in each copy. */
export function copyRows(db: DatabaseSync, tables: readonly string[], { count, changed, of }: Copies): void {
  for (const table of tables) {
    const columns = db.prepare(`pragma table_info(${table})`).all() as { name: string }[]
    const names = columns.map(({ name }) => name)
    const values = names.map((name) => changed[`${table}.${name}`] ?? changed[name] ?? name)
    // A table that is read while it is written is copied as a whole first.
    db.exec(`create temp table copied as select * from ${table} ${of ? `where ${of}` : ''}`)
    db.exec(
      `with recursive counted (n) as (select 1 union all select n + 1 from counted where n < ${count})
      insert into ${table} (${names.join(', ')})
      select ${values.join(', ')} from counted cross join copied`,
    )
    db.exec('drop table copied')
  }
}

/** Changes a database file that no program has open. */
export function change(dataDir: string, work: (db: DatabaseSync) => void): void {
  const db = new DatabaseSync(join(dataDir, 'tischlein.db'))
  // Nothing has to survive a fault: what is not whole is thrown away.
  db.exec(
    `pragma journal_mode = off; pragma synchronous = off; pragma foreign_keys = off; pragma cache_size = -200000;
    begin immediate`,
  )
  work(db)
  db.exec('update content_version set version = version + 1; commit; pragma journal_mode = wal')
  db.close()
}

/** Copies dishes until there are so many, each with its sizes and choices; `category` has all of them. */
export function growMenu(dataDir: string, dishes: number, category?: string): void {
  change(dataDir, (db) => {
    const where = category ? `where category_id = '${category}'` : ''
    const { count } = db.prepare(`select count(*) as count from products ${where}`).get() as { count: number }
    const ofDishes = category && `product_id in (select id from products ${where})`
    const copies = Math.ceil(dishes / count) - 1
    const parts = ['product_sizes', 'product_variants', 'product_extras', 'product_notices']
    const changed = { product_id: "product_id || '-' || n" }
    copyRows(db, parts, { count: copies, changed, ...(ofDishes && { of: ofDishes }) })
    copyRows(db, ['products'], {
      count: copies,
      changed: {
        id: "id || '-' || n",
        slug: "slug || '-' || n",
        // Texts that are alike would be compressed to nothing.
        name: "name || ' ' || hex(randomblob(4))",
        description: "description || ' ' || hex(randomblob(8))",
        position: 'position + 1000 * n',
      },
      ...(category && { of: `category_id = '${category}'` }),
    })
  })
}

/** Adds branches until there are so many. */
export function growBranches(dataDir: string, branches: number): void {
  change(dataDir, (db) =>
    copyRows(db, ['branches'], {
      count: branches,
      changed: {
        id: "id || '-' || n",
        slug: "slug || '-' || n",
        name: "name || ' ' || n",
        position: 'position + n',
      },
      of: "id = 'kreuzberg'",
    }),
  )
}

export const ORDER_TABLES = ['orders', 'order_lines', 'order_taxes', 'order_status_changes'] as const

/** What is different in each copy of an order, besides its time. */
export const copyOfOrder: Record<string, string> = {
  id: `id || ${COPY}`,
  order_id: `order_id || ${COPY}`,
  code: "'X' || n",
  token_hash: `token_hash || ${COPY}`,
  idempotency_key: `'copy' || ${COPY}`,
  email: "'guest' || (n % 40000) || '@beispiel.example'",
  guest_key: "'guest-' || (n % 40000)",
  receipt_number: '1000 + n',
}

/** Does without the indexes of some tables meanwhile, because a million rows are put into an index fastest at once. */
function withoutIndexes(db: DatabaseSync, tables: readonly string[], work: () => void): void {
  const indexes = db
    .prepare("select name, tbl_name, sql from sqlite_schema where type = 'index' and sql is not null")
    .all() as { name: string; tbl_name: string; sql: string }[]
  const dropped = indexes.filter(({ tbl_name }) => tables.includes(tbl_name))
  for (const { name } of dropped) db.exec(`drop index ${name}`)
  work()
  for (const { sql } of dropped) db.exec(sql)
}

/** Copies the only order so many times, five minutes apart and the newest now; all of them are done. */
export function growOrders(dataDir: string, orders: number): void {
  change(dataDir, (db) => {
    db.exec(`insert into receipt_counter (id, last) values (1, ${1000 + orders})
      on conflict (id) do update set last = excluded.last`)
    // Most are older than guests are kept for: the next night would pseudonymise years of orders at once while they are measured.
    db.exec("update nightly_runs set night = '9999-12-31'")
    withoutIndexes(db, ORDER_TABLES, () =>
      copyRows(db, ORDER_TABLES, {
        count: orders,
        changed: {
          ...copyOfOrder,
          status: "'completed'",
          placed_at: `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || ((${orders} - n) * 5) || ' minutes')`,
          closed_at: 'placed_at',
        },
      }),
    )
  })
}
