import { chosenSize } from '#domain/menu/chosen.ts'
import { useI18n } from '#ui/i18n.tsx'
import { ProductChoices } from './product-choices.tsx'
import { SizeCards } from './size-cards.tsx'
import { SlotList } from './slot-list.tsx'
import type { Customisation } from './use-customisation.ts'

/** Everything that can be chosen of a dish. */
export function DishChoices({ customisation, base }: { customisation: Customisation; base: string }) {
  const { t } = useI18n()
  const { dish, item, setItem } = customisation
  return (
    <div className="dish-choices">
      {customisation.changed === 'sinceAdded' && (
        <p className="dish-choices__changed" role="status">
          {t('This dish has changed since you added it. Please check your choices.')}
        </p>
      )}
      {dish.kind === 'product' && item.kind === 'productItem' && (
        <>
          <SizeCards base={base} product={dish.product} item={item} onChange={setItem} />
          <ProductChoices
            base={base}
            product={dish.product}
            size={chosenSize(dish.product, item)}
            choices={item}
            onChange={setItem}
            depth={0}
          />
        </>
      )}
      {dish.kind === 'combo' && item.kind === 'menuItem' && (
        <SlotList
          base={base}
          combo={dish.combo}
          items={item.items}
          onChange={(items) => setItem({ ...item, items })}
          depth={0}
          renderChoices={(props) => <ProductChoices {...props} />}
        />
      )}
    </div>
  )
}
