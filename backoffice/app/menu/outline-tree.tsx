import { useMemo, useState } from 'react'
import { type Key, ListLayout, Tree, useDragAndDrop, Virtualizer } from 'react-aria-components'
import { useI18n } from '#ui/i18n.tsx'
import { COMBOS } from './bulk-choice.ts'
import type { OutlineMove } from './move.ts'
import type { Outline } from './outline.ts'
import { CategoryRow, ComboRow, CombosRow, OutlineActions, ProductRow } from './outline-rows.tsx'
import { planMove } from './plan-move.ts'
import type { MenuActions } from './use-menu-actions.ts'
import { useReturn } from './use-return.ts'

const ROW = 56

type OutlineTreeProps = {
  outline: Outline
  /** Left out for who can only read the menu. */
  actions: MenuActions | undefined
  /** Left out while only some of the menu is shown: a place among hidden rows means nothing. */
  onMove?: (move: OutlineMove) => void
  soldOut: ReadonlySet<string>
  /** The rows that are ticked, while several are chosen. */
  chosen?: ReadonlySet<string>
  onChoose?: (rows: ReadonlySet<string>) => void
}

/** Categories with their dishes, and the combos, in the order of the menu: sorted by drag, by touch and by keyboard. */
export function OutlineTree(props: OutlineTreeProps) {
  const { outline, actions, soldOut, chosen, onMove, onChoose } = props
  const { t } = useI18n()
  const [closed, setClosed] = useState<ReadonlySet<Key>>(new Set())
  const all = useMemo(() => [...outline.categories.map(({ entry }) => entry.id), COMBOS], [outline])
  const names = useMemo(() => namesIn(outline), [outline])
  const everything = () => [...all, ...names.keys()]
  const tree = useReturn(rowsIn(outline), ROW)
  const isChoosing = chosen !== undefined
  const canMove = onMove !== undefined
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
  // The same rows stay the same elements, so that a tick does not build all of them anew.
  const rows = useMemo(() => {
    const row = { isChoosing, canMove }
    return (
      <>
        {outline.categories.map(({ entry, products }) => (
          <CategoryRow key={entry.id} entry={entry} count={products.length} {...row}>
            {products.map((product) => (
              <ProductRow key={product.id} entry={product} isSoldOut={soldOut.has(product.id)} {...row} />
            ))}
          </CategoryRow>
        ))}
        {outline.combos.length > 0 && (
          <CombosRow id={COMBOS} count={outline.combos.length} isChoosing={isChoosing}>
            {outline.combos.map((combo) => (
              <ComboRow key={combo.id} entry={combo} isSoldOut={soldOut.has(combo.id)} {...row} />
            ))}
          </CombosRow>
        )}
      </>
    )
  }, [outline, soldOut, isChoosing, canMove])
  return (
    <OutlineActions value={actions}>
      <Virtualizer layout={ListLayout} layoutOptions={{ rowSize: ROW }}>
        <Tree
          ref={tree}
          className="outline"
          aria-label={t('Menu')}
          selectionMode={chosen ? 'multiple' : 'none'}
          selectedKeys={chosen ?? []}
          onSelectionChange={(keys) =>
            onChoose?.(new Set(keys === 'all' ? everything() : [...keys].map(String)))
          }
          expandedKeys={all.filter((id) => !closed.has(id))}
          onExpandedChange={(open) => setClosed(new Set(all.filter((id) => !open.has(id))))}
          dragAndDropHooks={dragAndDropHooks}
        >
          {rows}
        </Tree>
      </Virtualizer>
    </OutlineActions>
  )
}

/** The rows in their order, while all categories are open. */
const rowsIn = ({ categories, combos }: Outline): string[] => [
  ...categories.flatMap(({ entry, products }) => [entry.id, ...products.map(({ id }) => id)]),
  COMBOS,
  ...combos.map(({ id }) => id),
]

const namesIn = ({ categories, combos }: Outline): ReadonlyMap<string, string> =>
  new Map(
    [...categories.flatMap(({ entry, products }) => [entry, ...products]), ...combos].map(
      ({ id, document }) => [id, document.name] as const,
    ),
  )
