import { Plus, Store } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { ReadFailure, Reading } from '../documents/reading.tsx'
import { UsedInDialog } from '../documents/used-in-dialog.tsx'
import { useScope } from '../restaurant/use-scope.ts'
import './branches.css'
import { type BranchEntries, useBranches } from './use-branches.ts'
import { useBranchActions } from './use-branch-actions.ts'

/** The branches of the restaurant, and whether guests choose one. */
export function BranchesPage() {
  const { t } = useI18n()
  const navigate = useNavigate()
  const { entries, failure, refresh } = useBranches()
  const { isWhole } = useScope()
  const isEmpty = entries?.branches.length === 0
  return (
    <div className="work-page">
      <div className="work-page__head">
        <h1>{t('Branches')}</h1>
        {entries && !isEmpty && isWhole && (
          <Button onClick={() => void navigate('/places/branches/new')}>
            <Plus size={20} aria-hidden="true" />
            {t('New branch')}
          </Button>
        )}
      </div>
      {failure ? (
        <ReadFailure failure={failure} onRetry={refresh} />
      ) : !entries ? (
        <Reading />
      ) : isEmpty ? (
        <div className="work-page__empty">
          <Store size={36} strokeWidth={1.6} aria-hidden="true" />
          <h2>{t('One restaurant, one place')}</h2>
          <p>
            {t(
              'Branches are for several places under one name: guests choose theirs first, and each has its own address, hours, delivery areas, prices and orders. The menu stays one. With a single place leave it like this.',
            )}
          </p>
          <Button onClick={() => void navigate('/places/branches/new')}>
            <Plus size={20} aria-hidden="true" />
            {t('Begin with the place you have')}
          </Button>
        </div>
      ) : (
        <BranchList entries={entries} />
      )}
    </div>
  )
}

function BranchList({ entries: { branches, settings } }: { entries: BranchEntries }) {
  const { t } = useI18n()
  const { isWhole } = useScope()
  const { remove, refused, usedIn, forgetUsedIn } = useBranchActions()
  const isOff = !settings.get('HAS_BRANCH')
  return (
    <>
      {isOff && (
        <p className="branches__note">
          {branches.length < 2
            ? t('Add the second place now. Guests see none of it until they are to choose a branch.')
            : t('Guests do not choose a branch yet: everything is ordered at the first one.')}{' '}
          <Link to="/settings">{t('Let guests choose')}</Link>
        </p>
      )}
      {refused && (
        <p className="editor__refused" role="alert">
          {refused}
        </p>
      )}
      <ul className="branches">
        {branches.map((entry) => {
          const { id, document: branch } = entry
          const changes = branch.withoutProducts.length + branch.withoutCombos.length + branch.prices.length
          return (
            <li key={id} className="branch-row">
              <Link to={`/places/branches/${id}`}>
                <strong>{branch.name}</strong>
                <span>{branch.settings['ADDRESS'] || settings.get('ADDRESS') || t('No address yet')}</span>
                <span>
                  /b/{branch.slug}
                  {changes > 0 &&
                    ` · ${t('{count, plural, one {# dish differs} other {# dishes differ}}', { count: changes })}`}
                </span>
              </Link>
              {isWhole && (
                <Button look="quiet" onClick={() => remove(entry)}>
                  {t('Remove')}
                  <span className="visually-hidden"> {branch.name}</span>
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      <UsedInDialog usedIn={usedIn} onClose={forgetUsedIn} />
    </>
  )
}
