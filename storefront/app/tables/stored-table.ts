import { useSyncExternalStore } from 'react'

/** The table the guest sits at, as the session of this tab remembers it (spec 4). */
export type StoredTable = { id: string; name: string }

/** Flushing the cart removes it (spec 4); then the guest orders again at the table on purpose. */
const TABLE_KEY = 'table'

const listeners = new Set<() => void>()

function change(write: () => void): void {
  try {
    write()
  } catch {
    // Without a session storage the table has to be chosen on each page.
  }
  for (const listener of listeners) listener()
}

export const storeTable = ({ id, name }: StoredTable): void =>
  change(() => sessionStorage.setItem(TABLE_KEY, JSON.stringify({ id, name })))

export const forgetTable = (): void => change(() => sessionStorage.removeItem(TABLE_KEY))

/** The id of the stored table; empty when none is stored. */
export function storedTableId(): string {
  try {
    return (JSON.parse(sessionStorage.getItem(TABLE_KEY) ?? '{}') as Partial<StoredTable>).id ?? ''
  } catch {
    return ''
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The id of the stored table, wherever it is changed. */
export const useStoredTableId = (): string => useSyncExternalStore(subscribe, storedTableId, () => '')
