import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useI18n } from '#ui/i18n.tsx'
import { Card } from '../documents/card.tsx'
import { documentCalls, DOCUMENTS, type EntryOf } from '../documents/document-calls.ts'
import { ReadFailure, Reading } from '../documents/reading.tsx'
import { failureKindOf } from '../http/failure-kind.ts'
import { useScope } from '../restaurant/use-scope.ts'
import { useBranchList } from '../restaurant/use-branch-list.ts'
import './tables.css'
import { NewTablesForm } from './new-tables-form.tsx'
import { TableDialog } from './table-dialog.tsx'
import { TableList } from './table-list.tsx'
import { useTableActions } from './use-table-actions.ts'

/** The tables of each branch, whose printed codes let guests order from their seats. */
export function TablesPage() {
  const { t } = useI18n()
  const branches = useBranchList()
  const tables = useQuery({ queryKey: [DOCUMENTS, 'table'], queryFn: () => documentCalls('table').list() })
  const actions = useTableActions()
  const { mayChange } = useScope()
  const [edited, setEdited] = useState<EntryOf<'table'>>()
  const failed = [branches, tables].find(({ error, data }) => error && !data)
  return (
    <div className="work-page">
      <div className="work-page__head">
        <h1>{t('Tables')}</h1>
      </div>
      {failed ? (
        <ReadFailure
          failure={failureKindOf(failed.error)}
          onRetry={() => [branches, tables].forEach((one) => void one.refetch())}
        />
      ) : branches.data?.length === 0 ? (
        <NoPlace />
      ) : branches.data && tables.data ? (
        branches.data
          .filter(({ id }) => mayChange(id))
          .map(({ id, name }) => {
            const title = branches.data.length > 1 ? name : t('Tables of the restaurant')
            const own = tables.data
              .filter(({ document }) => document.branchId === id)
              .toSorted((a, b) => a.document.position - b.document.position)
            return (
              <Card
                key={id}
                title={title}
                hint={
                  own.length === 0
                    ? t(
                        'A guest scans the code of a table and orders from the seat. Make the tables, then print their codes.',
                      )
                    : t('Whoever knows a code can order there. A new code ends the printed one.')
                }
              >
                {own.length > 0 && (
                  <>
                    <Link
                      className="button button--secondary tables__print"
                      to={`/places/tables/codes?branch=${id}`}
                      target="_blank"
                    >
                      <Printer size={20} aria-hidden="true" />
                      {t('Print the codes')}
                    </Link>
                    <TableList name={title} tables={own} actions={actions} onEdit={setEdited} />
                  </>
                )}
                <NewTablesForm
                  names={own.map(({ document }) => document.name)}
                  isBusy={actions.isBusy}
                  onAdd={(range) =>
                    actions.add(
                      range,
                      id,
                      tables.data.map(({ document }) => document),
                    )
                  }
                />
              </Card>
            )
          })
      ) : (
        <Reading />
      )}
      {edited && <TableDialog key={edited.id} entry={edited} onClose={() => setEdited(undefined)} />}
    </div>
  )
}

/** What tables need first: they stand in a branch, also where there is only one. */
function NoPlace() {
  const { t } = useI18n()
  const { isWhole } = useScope()
  return (
    <div className="work-page__empty">
      <h2>{t('Guests order from their seats')}</h2>
      <p>
        {t(
          'Each table gets a printed code that guests scan. Tables stand in a place: save the restaurant as one first. Guests notice nothing of it.',
        )}
      </p>
      {isWhole && (
        <Link className="button" to="/places/branches/new">
          {t('Begin with the place you have')}
        </Link>
      )}
    </div>
  )
}
