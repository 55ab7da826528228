import { useMemo, useState, useSyncExternalStore } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { NoticeDocument } from '#contract/menu.staff.ts'
import { useI18n } from '#ui/i18n.tsx'
import { ReadFailure, Reading } from '../documents/reading.tsx'
import { SharedFields } from '../documents/shared-fields.tsx'
import { SelectField } from '../documents/select-field.tsx'
import { useScope } from '../restaurant/use-scope.ts'
import { AllergenList } from './allergen-list.tsx'
import { columnsOf, type MatrixGroup, matrixGroups } from './allergen-rows.ts'
import { AllergenTable } from './allergen-table.tsx'
import { buildOutline } from './outline.ts'
import { useSurroundings } from './surroundings.ts'
import { useMenu } from './use-menu.ts'

type Kind = NoticeDocument['kind']

/** What is in every dish, category by category: one screen to decide about all of them. */
export function AllergensPage() {
  const { t } = useI18n()
  const { menu, ...read } = useMenu()
  const { around, ...others } = useSurroundings()
  const isNarrow = useIsNarrow()
  const { isWhole } = useScope()
  const [params, setParams] = useSearchParams()
  const set = (name: string, value: string) =>
    setParams(
      (params) => {
        params.set(name, value)
        return params
      },
      { replace: true, preventScrollReset: true },
    )
  const failure = read.failure ?? others.failure
  const groups = menu ? matrixGroups(buildOutline(menu)) : []
  const group =
    groups.find(({ id }) => id === params.get('category')) ?? groups.find(({ open }) => open > 0) ?? groups[0]
  const isOpenOnly = params.get('show') === 'open'
  const kind: Kind = params.get('kind') === 'additive' ? 'additive' : 'allergen'
  const open = groups.reduce((count, one) => count + one.open, 0)
  const hasNotices = around?.notices.some(({ state }) => state !== 'deleted')
  return (
    <div className="work-page work-page--wide">
      <div className="work-page__head">
        <h1>{t('Allergens of all dishes')}</h1>
        {group && (
          <p role="status">
            {open === 0
              ? t('All dishes are decided')
              : t('{count, plural, one {# dish is undecided} other {# dishes are undecided}}', {
                  count: open,
                })}
          </p>
        )}
      </div>
      {failure ? (
        <ReadFailure
          failure={failure}
          onRetry={() => {
            read.refresh()
            others.refresh()
          }}
        />
      ) : !menu || !around ? (
        <Reading />
      ) : !group || !hasNotices ? (
        <Nothing hasDishes={group !== undefined} />
      ) : (
        <>
          <div className="matrix-tools">
            <SelectField
              label={t('Category')}
              value={group.id}
              options={groups.map(({ id, name, open }) => [
                id,
                open > 0 ? `${name} · ${t('{count} undecided', { count: open })}` : name,
              ])}
              onChange={(id) => set('category', id)}
            />
            <SelectField
              label={t('Show')}
              value={isOpenOnly ? 'open' : 'all'}
              options={[
                ['all', t('All dishes')],
                ['open', t('Only undecided ones')],
              ]}
              onChange={(value) => set('show', value)}
            />
            {!isNarrow && (
              <SelectField
                label={t('Columns')}
                value={kind}
                options={[
                  ['allergen', t('Allergens')],
                  ['additive', t('Additives')],
                ]}
                onChange={(value) => set('kind', value)}
              />
            )}
          </div>
          <SharedFields>
            {isWhole && (
              <p className="edit-card__hint">
                {t(
                  'A tick saves by itself. Take the tick of ‘undecided’ away once a dish is complete: until then guests are asked to call.',
                )}
              </p>
            )}
            <Dishes
              key={`${group.id} ${isOpenOnly}`}
              group={group}
              isOpenOnly={isOpenOnly}
              notices={around.notices}
              kind={kind}
              isNarrow={isNarrow}
            />
          </SharedFields>
        </>
      )}
    </div>
  )
}

type DishesProps = {
  group: MatrixGroup
  isOpenOnly: boolean
  notices: NonNullable<ReturnType<typeof useSurroundings>['around']>['notices']
  kind: Kind
  isNarrow: boolean
}

/** The dishes as they were when the list was opened: one that is decided stays in sight. */
function Dishes({ group, isOpenOnly, notices, kind, isNarrow }: DishesProps) {
  const { t } = useI18n()
  const [ids] = useState(
    () =>
      new Set(
        group.dishes.filter(({ document }) => !isOpenOnly || document.allergensUnknown).map(({ id }) => id),
      ),
  )
  const dishes = group.dishes.filter(({ id }) => ids.has(id))
  const columns = useMemo(() => columnsOf(notices, kind), [notices, kind])
  if (dishes.length === 0)
    return (
      <p className="work-page__empty" role="status">
        {t('All dishes of {name} are decided', { name: group.name })}
      </p>
    )
  if (isNarrow) return <AllergenList dishes={dishes} notices={notices} />
  return <AllergenTable label={group.name} dishes={dishes} columns={columns} />
}

/** What has to be there first. */
function Nothing({ hasDishes }: { hasDishes: boolean }) {
  const { t } = useI18n()
  return (
    <div className="work-page__empty">
      <h2>
        {hasDishes ? t('First the allergens, then the dishes') : t('Here each dish gets its allergens')}
      </h2>
      <p>
        {hasDishes
          ? t('With their codes and words taken over, each dish only needs its ticks here.')
          : t(
              'As soon as there are dishes on the menu, they stand here in rows with a column for each allergen.',
            )}
      </p>
      <Link className="button" to={hasDishes ? '/menu/notices' : '/menu'}>
        {hasDishes ? t('Allergens and additives') : t('Menu')}
      </Link>
    </div>
  )
}

/** Where the styles change to a phone's. */
const NARROW = '(max-width: 700px)'

function subscribe(listener: () => void): () => void {
  const query = matchMedia(NARROW)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the window is as narrow as a phone, for what is another thing there and not only arranged otherwise. */
const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(NARROW).matches,
    () => false,
  )
