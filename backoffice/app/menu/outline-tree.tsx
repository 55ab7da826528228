import { useMemo, useState } from 'react'
import { type Key, ListLayout, Tree, useDragAndDrop, Virtualizer } from 'react-aria-components'
import { useI18n } from '#ui/i18n.tsx'
import type { OutlineMove } from './move.ts'
import type { Outline } from './outline.ts'
import { CategoryRow, ComboRow, CombosRow, ProductRow } from './outline-rows.tsx'
import { planMove } from './plan-move.ts'
import type { MenuActions } from './use-menu-actions.ts'

/** The row above the combos, which stand at the end of the outline. */
const COMBOS = 'combos'
const ROW = 56

type OutlineTreeProps = {
  outline: Outline
  actions: MenuActions
  /** Left out while only some of the menu is shown: a place among hidden rows means nothing. */
  onMove?: (move: OutlineMove) => void
}

/** Categories with their dishes, and the combos, in the order of the menu: sorted by drag, by touch and by keyboard. */
export function OutlineTree({ outline, actions, onMove }: OutlineTreeProps) {
  const { t } = useI18n()
  const [closed, setClosed] = useState<ReadonlySet<Key>>(new Set())
  const all = useMemo(() => [...outline.categories.map(({ entry }) => entry.id), COMBOS], [outline])
  const names = useMemo(() => namesIn(outline), [outline])
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !onMove,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': names.get(String(key)) ?? '' })),
    onMove({ keys, target }) {
      const drop = { key: String(target.key), position: target.dropPosition }
      const move = planMove(outline, [...keys].map(String), drop)
      if (move) onMove?.(move)
    },
    shouldAcceptItemDrop: ({ key }) => outline.categories.some(({ entry }) => entry.id === key),
  })
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ rowSize: ROW }}>
      <Tree
        className="outline"
        aria-label={t('Menu')}
        selectionMode="none"
        expandedKeys={all.filter((id) => !closed.has(id))}
        onExpandedChange={(open) => setClosed(new Set(all.filter((id) => !open.has(id))))}
        dragAndDropHooks={dragAndDropHooks}
      >
        {outline.categories.map(({ entry, products }) => (
          <CategoryRow
            key={entry.id}
            entry={entry}
            count={products.length}
            actions={actions}
            canMove={onMove !== undefined}
          >
            {products.map((product) => (
              <ProductRow key={product.id} entry={product} actions={actions} canMove={onMove !== undefined} />
            ))}
          </CategoryRow>
        ))}
        {outline.combos.length > 0 && (
          <CombosRow id={COMBOS} count={outline.combos.length}>
            {outline.combos.map((combo) => (
              <ComboRow key={combo.id} entry={combo} actions={actions} canMove={onMove !== undefined} />
            ))}
          </CombosRow>
        )}
      </Tree>
    </Virtualizer>
  )
}

const namesIn = ({ categories, combos }: Outline): ReadonlyMap<string, string> =>
  new Map(
    [...categories.flatMap(({ entry, products }) => [entry, ...products]), ...combos].map(
      ({ id, document }) => [id, document.name] as const,
    ),
  )
