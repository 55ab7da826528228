/** The table the guest sits at, as the session of this tab remembers it (spec 4). */
export type StoredTable = { id: string; name: string }

/** Flushing the cart removes it (spec 4); the token of the table stays, so that it can be stored again. */
const TABLE_KEY = 'table'

export function storeTable({ id, name }: StoredTable): void {
  try {
    sessionStorage.setItem(TABLE_KEY, JSON.stringify({ id, name }))
  } catch {
    // Without a session storage the token alone says where the guest sits.
  }
}

export function forgetTable(): void {
  try {
    sessionStorage.removeItem(TABLE_KEY)
  } catch {
    // Nothing was stored then.
  }
}
