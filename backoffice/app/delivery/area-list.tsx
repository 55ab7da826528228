import { Layers } from 'lucide-react'
import { GridList, GridListItem, useDragAndDrop } from 'react-aria-components'
import { useI18n } from '#ui/i18n.tsx'
import { DragHandle } from '../documents/drag-handle.tsx'
import type { EntryOf } from '../documents/document-calls.ts'
import { AreaMenu } from './area-menu.tsx'
import { amountOr, extentWords } from './area-texts.ts'
import { orderAfter } from '../documents/position-changes.ts'
import type { AreaActions } from './use-area-actions.ts'

type AreaListProps = {
  areas: readonly EntryOf<'area'>[]
  /** With how many others each area overlaps. */
  overlaps: ReadonlyMap<string, number>
  /** Without them the areas are there to be read. */
  actions?: AreaActions
  onOpen?: (id: string) => void
  /** The area that is pointed at, to be seen on the map too. */
  onPoint: (id: string | undefined) => void
}

/** The areas with their figures, in the order of the restaurant: sorted by drag, by touch and by keyboard. */
export function AreaList({ areas, overlaps, actions, onOpen, onPoint }: AreaListProps) {
  const i18n = useI18n()
  const { t, money } = i18n
  const ids = areas.map(({ id }) => id)
  const nameOf = (id: string) => areas.find((one) => one.id === id)?.document.name ?? ''
  const isSortable = areas.length > 1 && actions !== undefined
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': nameOf(String(key)) })),
    onReorder({ keys, target: { key, dropPosition } }) {
      const place = dropPosition === 'before' ? 'before' : 'after'
      actions?.order(areas, orderAfter(ids, new Set([...keys].map(String)), String(key), place))
    },
  })
  return (
    <GridList
      // A list begins to be sorted, or ends, only as another one.
      key={String(isSortable)}
      className="area-list"
      aria-label={t('Delivery areas')}
      selectionMode="none"
      {...(isSortable && { dragAndDropHooks })}
      {...(onOpen && { onAction: (key) => onOpen(String(key)) })}
    >
      {areas.map((entry) => {
        const { id, document: area } = entry
        const count = overlaps.get(id) ?? 0
        return (
          <GridListItem
            key={id}
            id={id}
            textValue={area.name}
            className="area-row"
            onHoverStart={() => onPoint(id)}
            onHoverEnd={() => onPoint(undefined)}
          >
            {isSortable && <DragHandle name={area.name} />}
            <span className="area-row__what">
              <span className="area-row__name">{area.name}</span>
              <span className="area-row__where">{extentWords(area, i18n) || t('Lies nowhere yet')}</span>
            </span>
            <span className="area-row__figures">
              <span>
                <small>{t('from order')}</small> {amountOr(area.minimumOrder, t('any'), i18n)}
              </span>
              <span>
                <span className="visually-hidden">{t('fee')} </span>
                {amountOr(area.deliveryPrice, t('free'), i18n)}
                {area.feeSteps.length > 0 && <abbr title={t('Fee steps')}> *</abbr>}
              </span>
              {area.freeDeliveryThreshold > 0 && area.deliveryPrice > 0 && (
                <span>
                  <small>{t('free from')}</small> {money(area.freeDeliveryThreshold)}
                </span>
              )}
            </span>
            {count > 0 && (
              <span
                className="area-row__overlaps"
                title={t('{count, plural, one {Overlaps with # other} other {Overlaps with # others}}', {
                  count,
                })}
              >
                <Layers size={16} aria-hidden="true" />
                {count}
                <span className="visually-hidden">
                  {t('{count, plural, one {Overlaps with # other} other {Overlaps with # others}}', {
                    count,
                  })}
                </span>
              </span>
            )}
            {actions && <AreaMenu entry={entry} actions={actions} onOpen={() => onOpen?.(id)} />}
          </GridListItem>
        )
      })}
    </GridList>
  )
}
