import { Check, SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SlotPick } from '#contract/cart.ts'
import type { Product, Slot } from '#contract/menu.ts'
import { slotSize } from '#domain/menu/chosen.ts'
import { useI18n } from '#ui/i18n.tsx'
import type { ProductChoicesProps } from './product-choices-props.ts'
import { SlotTiles } from './slot-tiles.tsx'

type SlotPartProps = {
  base: string
  /** Parts of the same group close each other. */
  group: string
  number: number
  slot: Slot
  pick: SlotPick | undefined
  startsOpen: boolean
  depth: number
  onChoose: (productId: string, moveOn: boolean) => void
  onConfigure: (pick: SlotPick) => void
  renderChoices: (props: ProductChoicesProps<SlotPick>) => ReactNode
}

/** One slot of a combo: closed it shows the pick, open it shows the dishes to choose from; what was picked can be adapted below. */
export function SlotPart(props: SlotPartProps) {
  const { base, group, number, slot, pick, startsOpen, depth, onChoose, onConfigure, renderChoices } = props
  const { t } = useI18n()
  const product = slot.products.find((one) => one.id === pick?.productId)
  const isOnly = slot.products.length === 1
  return (
    <div className="slot">
      <details id={base} className="slot__part" name={group} open={startsOpen}>
        <summary className="slot__summary">
          <span className={product ? 'slot__mark slot__mark--done' : 'slot__mark'} aria-hidden="true">
            {product ? <Check size={16} strokeWidth={3} /> : number}
          </span>
          <span className="slot__words">
            <h3 className="slot__name">{slot.name}</h3>
            <span className="slot__chosen">{product?.name ?? t('Required · choose 1')}</span>
          </span>
          <span className="slot__change">{!product ? t('Choose') : !isOnly && t('Change')}</span>
        </summary>
        <div className="slot__body">
          <SlotTiles base={base} slot={slot} chosenId={product?.id} depth={depth} onChoose={onChoose} />
        </div>
      </details>
      {product && pick && canConfigure(product) && (
        <details className="slot__configure" key={product.id}>
          <summary>
            <SlidersHorizontal size={18} aria-hidden="true" />
            {t('Customise {name}', { name: product.name })}
          </summary>
          <div className="slot__choices">
            {renderChoices({
              base,
              product,
              size: slotSize(slot, product),
              choices: pick,
              onChange: onConfigure,
              depth,
            })}
          </div>
        </details>
      )}
    </div>
  )
}

const canConfigure = (product: Product): boolean => product.variants.length > 0 || product.extras.length > 0
