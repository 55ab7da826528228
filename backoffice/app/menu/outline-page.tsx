import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { ReadFailure, Reading } from '../documents/reading.tsx'
import { UsedInDialog } from '../documents/used-in-dialog.tsx'
import { buildOutline, narrowOutline, outlineFilters, withMove } from './outline.ts'
import { OutlineTools } from './outline-tools.tsx'
import { OutlineTree } from './outline-tree.tsx'
import { type MenuEntries, useMenu } from './use-menu.ts'
import { useMenuActions } from './use-menu-actions.ts'
import { useMoves } from './use-moves.ts'

/** A combo begins with dishes that are sold. */
const canAddCombo = ({ products }: MenuEntries): boolean =>
  products.some(({ state, document }) => state !== 'deleted' && document.sizes.length > 0)

/** The whole menu in one outline: found, ordered, added to and cleared out. */
export function OutlinePage() {
  const { t } = useI18n()
  const { menu, failure, refresh } = useMenu()
  const actions = useMenuActions()
  const { pending, move } = useMoves()
  const [params] = useSearchParams()
  const search = params.get('q') ?? ''
  const filter = outlineFilters.find((one) => one === params.get('show'))
  const outline = useMemo(() => menu && buildOutline(pending.reduce(withMove, menu)), [menu, pending])
  const shown = useMemo(() => outline && narrowOutline(outline, search, filter), [outline, search, filter])
  const isEmpty = outline && outline.categories.length + outline.combos.length === 0
  const isNarrowed = search.trim() !== '' || filter !== undefined
  return (
    <div className="work-page">
      <div className="work-page__head">
        <h1>{t('Menu')}</h1>
        <div className="work-page__actions">
          {menu && canAddCombo(menu) && (
            <Button look="secondary" busy={actions.isBusy} onClick={() => actions.addCombo(menu)}>
              <Plus size={20} aria-hidden="true" />
              {t('New combo')}
            </Button>
          )}
          <Button busy={actions.isBusy} onClick={actions.addCategory}>
            <Plus size={20} aria-hidden="true" />
            {t('New category')}
          </Button>
        </div>
      </div>
      {failure ? (
        <ReadFailure failure={failure} onRetry={refresh} />
      ) : !shown ? (
        <Reading />
      ) : isEmpty ? (
        <div className="work-page__empty">
          <h2>{t('Your menu begins with a category')}</h2>
          <p>
            {t(
              'For example ‘Pizza’ with the sizes small and large. Then add dishes with their prices. Guests see nothing until you publish.',
            )}
          </p>
        </div>
      ) : (
        <>
          <OutlineTools search={search} filter={filter} />
          {shown.categories.length + shown.combos.length === 0 ? (
            <p className="work-page__empty" role="status">
              {t('Nothing in the menu matches')}
            </p>
          ) : (
            <OutlineTree outline={shown} actions={actions} {...(!isNarrowed && { onMove: move })} />
          )}
        </>
      )}
      <UsedInDialog usedIn={actions.usedIn} onClose={actions.forgetUsedIn} />
    </div>
  )
}
