import { useLocation } from 'react-router'
import { useSession } from '../account/session.ts'
import { startAtTable } from '../account/session-store.ts'
import { lazyOnInteraction } from '../loading/lazy-on-interaction.ts'

const TableNote = lazyOnInteraction(() =>
  import('../tables/table-note.tsx').then((module) => module.TableNote),
)

/** Where a guest at a table sees it, on every page; its script comes only to those who scanned a code. */
export function TablePlace() {
  const { user, signOut } = useSession()
  const hasCode = new URLSearchParams(useLocation().search).has('table')
  const table = user === undefined ? undefined : (user?.table ?? null)
  return (
    <TableNote wanted={hasCode || Boolean(table)} table={table} onSeated={startAtTable} onLeave={signOut} />
  )
}
