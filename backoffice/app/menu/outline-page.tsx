import { ListChecks, Printer } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { ReadFailure, Reading } from '../documents/reading.tsx'
import { SharedNote } from '../documents/shared-note.tsx'
import { useFocusAfter } from '../documents/use-focus-after.ts'
import { UsedInDialog } from '../documents/used-in-dialog.tsx'
import { useScope } from '../restaurant/use-scope.ts'
import { BulkBar, type SoldOutForm } from './bulk-bar.tsx'
import { chosenDishes, nextChoice } from './bulk-choice.ts'
import { ExportMenu } from './export-menu.tsx'
import { FirstCategory, FirstDish } from './first-steps.tsx'
import { NewMenu } from './new-menu.tsx'
import { buildOutline, narrowOutline, outlineFilters, withMove } from './outline.ts'
import { OutlineTools } from './outline-tools.tsx'
import { OutlineTree } from './outline-tree.tsx'
import { useMenu } from './use-menu.ts'
import { useMenuActions } from './use-menu-actions.ts'
import { useMoves } from './use-moves.ts'

type OutlinePageProps = {
  /** The dishes and combos that are sold out now. */
  soldOut: ReadonlySet<string>
  soldOutForm: SoldOutForm
  /** Whether this member may have everything that guests see as one file. */
  canExportAll: boolean
}

/** The whole menu in one outline: found, ordered, changed together, added to and cleared out. */
export function OutlinePage({ soldOut, soldOutForm, canExportAll }: OutlinePageProps) {
  const { t } = useI18n()
  const { menu, failure, refresh } = useMenu()
  const actions = useMenuActions()
  const { isWhole } = useScope()
  const { pending, move, ...moves } = useMoves()
  const [choice, setChoice] = useState<ReadonlySet<string>>()
  const { place, pressed } = useFocusAfter<HTMLButtonElement>(choice)
  const [params] = useSearchParams()
  const search = params.get('q') ?? ''
  const filter = outlineFilters.find((one) => one === params.get('show'))
  const outline = useMemo(() => menu && buildOutline(pending.reduce(withMove, menu)), [menu, pending])
  const shown = useMemo(
    () => outline && narrowOutline(outline, search, filter, soldOut),
    [outline, search, filter, soldOut],
  )
  const isNarrowed = search.trim() !== '' || filter !== undefined
  return (
    <div className="work-page">
      <div className="work-page__head">
        <h1>{t('Menu')}</h1>
        <div className="work-page__actions">
          {menu && menu.products.length > 0 && !choice && (
            <Link className="button button--secondary" to="/menu/print">
              <Printer size={20} aria-hidden="true" />
              {t('Print')}
            </Link>
          )}
          {menu && menu.products.length > 0 && !choice && (
            <ExportMenu menu={menu} canExportAll={canExportAll} />
          )}
          {menu && menu.products.length > 0 && !choice && isWhole && (
            <Button ref={place} look="secondary" onClick={() => setChoice(new Set())}>
              <ListChecks size={20} aria-hidden="true" />
              {t('Choose several')}
            </Button>
          )}
          {menu && menu.categories.length > 0 && !choice && isWhole && (
            <NewMenu menu={menu} actions={actions} />
          )}
        </div>
      </div>
      {failure ? (
        <ReadFailure failure={failure} onRetry={refresh} />
      ) : !menu || !shown ? (
        <Reading />
      ) : menu.categories.length + menu.combos.length === 0 && isWhole ? (
        <FirstCategory actions={actions} />
      ) : (
        <>
          {!isWhole && <SharedNote />}
          <OutlineTools search={search} filter={filter} />
          {shown.categories.length + shown.combos.length === 0 ? (
            <p className="work-page__empty" role="status">
              {t('Nothing in the menu matches')}
            </p>
          ) : (
            <OutlineTree
              outline={shown}
              soldOut={soldOut}
              actions={isWhole ? actions : undefined}
              {...(choice && {
                chosen: choice,
                onChoose: (rows: ReadonlySet<string>) => setChoice(nextChoice(shown, choice, rows)),
              })}
              {...(!isNarrowed && !choice && isWhole && { onMove: move })}
            />
          )}
          {choice && (
            <BulkBar
              chosen={chosenDishes(shown, choice)}
              categories={menu.categories}
              soldOutForm={soldOutForm}
              onEnd={() => {
                setChoice(undefined)
                pressed()
              }}
            />
          )}
          {menu.products.length === 0 && isWhole && (
            <FirstDish category={menu.categories[0]} actions={actions} />
          )}
        </>
      )}
      <UsedInDialog usedIn={actions.usedIn} onClose={actions.forgetUsedIn} />
      <UsedInDialog usedIn={moves.usedIn} onClose={moves.forgetUsedIn} />
    </div>
  )
}
