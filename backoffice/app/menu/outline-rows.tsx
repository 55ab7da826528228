import { Check, ChevronRight, ImageOff } from 'lucide-react'
import { createContext, type ReactNode, use } from 'react'
import { Button, Checkbox, TreeItem, TreeItemContent } from 'react-aria-components'
import { useI18n } from '#ui/i18n.tsx'
import { DragHandle } from '../documents/drag-handle.tsx'
import type { EntryOf } from '../documents/document-calls.ts'
import { documentPath } from '../documents/document-path.ts'
import { StateBadge } from '../documents/state-badge.tsx'
import { RowMenu } from './row-menu.tsx'
import { usePriceText } from './use-price-text.ts'
import type { MenuActions } from './use-menu-actions.ts'

type RowProps<Kind extends 'category' | 'product' | 'combo'> = {
  entry: EntryOf<Kind>
  canMove: boolean
  /** Several rows are chosen: a press ticks a row and leads nowhere. */
  isChoosing: boolean
}

/** What can be done with rows. Only those in sight read it, so that 500 others stay as they are when it changes. */
export const OutlineActions = createContext<MenuActions | undefined>(undefined)

function WithActions({ children }: { children: (actions: MenuActions) => ReactNode }) {
  const actions = use(OutlineActions)
  return actions && children(actions)
}

/** A category with its dishes below it. */
export function CategoryRow(props: RowProps<'category'> & { count: number; children: ReactNode }) {
  const { entry, canMove, isChoosing, count, children } = props
  const { t } = useI18n()
  const { name } = entry.document
  return (
    <TreeItem
      id={entry.id}
      className="outline__row outline__row--category"
      textValue={name}
      href={isChoosing ? undefined : documentPath('category', entry.id)}
      hasChildItems={count > 0}
    >
      <TreeItemContent>
        {isChoosing ? <Tick /> : <Handle canMove={canMove && entry.state !== 'deleted'} name={name} />}
        <Chevron isShown={count > 0} name={name} />
        <span className="outline__name">{name}</span>
        <StateBadge state={entry.state} />
        <span className="outline__count">
          {t('{count, plural, one {# dish} other {# dishes}}', { count })}
        </span>
        {!isChoosing && (
          <WithActions>
            {(actions) => (
              <RowMenu
                name={name}
                isDeleted={entry.state === 'deleted'}
                onAdd={() => actions.addProduct(entry.id)}
                onRemove={() => actions.remove('category', entry)}
                onRestore={() => actions.restore('category', entry)}
              />
            )}
          </WithActions>
        )}
      </TreeItemContent>
      {children}
    </TreeItem>
  )
}

/** A dish with what is to be known of it at a glance. */
export function ProductRow(props: RowProps<'product'> & { isSoldOut: boolean }) {
  const { entry, canMove, isChoosing, isSoldOut } = props
  const { t } = useI18n()
  const price = usePriceText()
  const { name, poster, allergensUnknown, sizes } = entry.document
  return (
    <TreeItem
      id={entry.id}
      className="outline__row"
      textValue={name}
      href={isChoosing ? undefined : documentPath('product', entry.id)}
    >
      <TreeItemContent>
        {isChoosing ? <Tick /> : <Handle canMove={canMove && entry.state !== 'deleted'} name={name} />}
        <Thumb url={poster?.square} />
        <span className="outline__name">{name}</span>
        {allergensUnknown && <span className="outline__hint">{t('Allergens unknown')}</span>}
        {isSoldOut && <span className="state-badge">{t('Sold out')}</span>}
        <StateBadge state={entry.state} />
        <span className="outline__price">{price(sizes.map((size) => size.price))}</span>
        {!isChoosing && (
          <WithActions>
            {(actions) => (
              <RowMenu
                name={name}
                isDeleted={entry.state === 'deleted'}
                onCopy={() => actions.copy(entry)}
                onRemove={() => actions.remove('product', entry)}
                onRestore={() => actions.restore('product', entry)}
              />
            )}
          </WithActions>
        )}
      </TreeItemContent>
    </TreeItem>
  )
}

/** The heading of the combos. */
export function CombosRow(props: { id: string; count: number; isChoosing: boolean; children: ReactNode }) {
  const { id, count, isChoosing, children } = props
  const { t } = useI18n()
  return (
    <TreeItem id={id} className="outline__row outline__row--category" textValue={t('Combos')}>
      <TreeItemContent>
        {isChoosing ? <Tick /> : <span className="drag-handle" />}
        <Chevron isShown name={t('Combos')} />
        <span className="outline__name">{t('Combos')}</span>
        <span className="outline__count">{count}</span>
      </TreeItemContent>
      {children}
    </TreeItem>
  )
}

/** A combo with its price. */
export function ComboRow(props: RowProps<'combo'> & { isSoldOut: boolean }) {
  const { entry, canMove, isChoosing, isSoldOut } = props
  const { t } = useI18n()
  const price = usePriceText()
  const { name, poster } = entry.document
  return (
    <TreeItem
      id={entry.id}
      className="outline__row"
      textValue={name}
      href={isChoosing ? undefined : documentPath('combo', entry.id)}
    >
      <TreeItemContent>
        {isChoosing ? <Tick /> : <Handle canMove={canMove && entry.state !== 'deleted'} name={name} />}
        <Thumb url={poster?.square} />
        <span className="outline__name">{name}</span>
        {isSoldOut && <span className="state-badge">{t('Sold out')}</span>}
        <StateBadge state={entry.state} />
        <span className="outline__price">{price([entry.document.price])}</span>
        {!isChoosing && (
          <WithActions>
            {(actions) => (
              <RowMenu
                name={name}
                isDeleted={entry.state === 'deleted'}
                onRemove={() => actions.remove('combo', entry)}
                onRestore={() => actions.restore('combo', entry)}
              />
            )}
          </WithActions>
        )}
      </TreeItemContent>
    </TreeItem>
  )
}

/** Ticks the row; what it is called follows from the row. */
function Tick() {
  return (
    <Checkbox slot="selection" className="outline__tick">
      <Check size={16} strokeWidth={3} aria-hidden="true" />
    </Checkbox>
  )
}

function Handle({ canMove, name }: { canMove: boolean; name: string }) {
  return canMove ? <DragHandle name={name} /> : <span className="drag-handle" />
}

function Chevron({ isShown, name }: { isShown: boolean; name: string }) {
  const { t } = useI18n()
  if (!isShown) return <span className="outline__chevron" />
  return (
    <Button slot="chevron" className="outline__chevron" aria-label={t('Dishes of {name}', { name })}>
      <ChevronRight size={20} aria-hidden="true" />
    </Button>
  )
}

function Thumb({ url }: { url: string | undefined }) {
  return url ? (
    <img className="outline__thumb" src={url} alt="" width={40} height={40} loading="lazy" />
  ) : (
    <span className="outline__thumb outline__thumb--none">
      <ImageOff size={18} aria-hidden="true" />
    </span>
  )
}
