import type { ProductItem } from '#contract/cart.ts'
import type { Product } from '#contract/menu.ts'
import { withSize } from '#domain/menu/pick.ts'
import { useI18n } from '#ui/i18n.tsx'
import { ChoiceGroup } from './choice-group.tsx'
import { groupId } from './reveal.ts'
import { useUnitPriceText } from './unit-price-text.ts'

type SizeCardsProps = {
  base: string
  product: Product
  item: ProductItem
  onChange: (item: ProductItem) => void
}

/** The sizes side by side, each with its whole price; only shown when there is something to choose (spec 5). */
export function SizeCards({ base, product, item, onChange }: SizeCardsProps) {
  const { t, money } = useI18n()
  const unitPriceText = useUnitPriceText()
  if (product.sizes.length < 2) return null
  const id = groupId(base, ['sizeId'])
  return (
    <ChoiceGroup
      id={id}
      name={t('Size')}
      rule={t('Required · choose 1')}
      isMissing={item.sizeId === undefined}
    >
      <div className="sizes">
        {product.sizes.map((size) => (
          <label key={size.id} className="size">
            <input
              className="visually-hidden"
              type="radio"
              name={id}
              checked={item.sizeId === size.id}
              disabled={size.soldOut}
              onChange={() => onChange(withSize(product, item, size.id))}
            />
            <SizeName name={size.name} />
            <span className="size__price price">
              {size.soldOut ? t('Sold out today') : money(size.price)}
            </span>
            {size.content && <small className="size__unit">{unitPriceText(size, size.name)}</small>}
          </label>
        ))}
      </div>
    </ChoiceGroup>
  )
}

/** "Large, Ø 40 cm" in two lines: what it is called, and how large that is. */
function SizeName({ name }: { name: string }) {
  const [word, ...rest] = name.split(', ')
  return (
    <span className="size__name">
      {word}
      {rest.length > 0 && <small>{rest.join(', ')}</small>}
    </span>
  )
}
