import type { Option, Variant } from '#contract/menu.ts'
import { childMenu, type Choices } from '#domain/menu/chosen.ts'
import { valuesOf } from '#domain/menu/option-values.ts'
import { withChild, withOption, withoutOption } from '#domain/menu/pick.ts'
import { useI18n } from '#ui/i18n.tsx'
import { ChoiceGroup } from './choice-group.tsx'
import { ChoiceRow } from './choice-row.tsx'
import { ExtraChoices } from './extra-choices.tsx'
import type { ProductChoicesProps } from './product-choices-props.ts'
import { groupId } from './reveal.ts'
import { SlotList } from './slot-list.tsx'

/** Everything that can be chosen of a product besides its size. */
export function ProductChoices<T extends Choices>(props: ProductChoicesProps<T>) {
  return (
    <>
      {props.product.variants.map((variant) => (
        <VariantGroup key={variant.id} {...props} variant={variant} />
      ))}
      <ExtraChoices {...props} />
    </>
  )
}

/** A variant; an option with a menu of its own opens that menu below itself (spec 4). */
function VariantGroup<T extends Choices>({
  base,
  product,
  choices,
  onChange,
  depth,
  variant,
}: ProductChoicesProps<T> & { variant: Variant }) {
  const { t } = useI18n()
  const id = groupId(base, ['optionIds', variant.id])
  const pick = choices.optionIds.find((one) => one.variantId === variant.id)
  const values = pick ? valuesOf(pick) : []
  const isSelect = variant.type === 'select'
  const choose = (option: Option) => onChange(withOption(product, choices, variant.id, option.id, depth))

  return (
    <ChoiceGroup
      id={id}
      name={variant.name}
      rule={useRule(variant)}
      isMissing={variant.required && values.length === 0}
    >
      {isSelect && !variant.required && (
        <ChoiceRow
          type="radio"
          name={id}
          checked={values.length === 0}
          onChoose={() => onChange(withoutOption(choices, variant.id))}
        >
          {t('As on the menu')}
        </ChoiceRow>
      )}
      {variant.options.map((option) => {
        const isChosen = values.includes(option.id)
        const combo = isChosen ? childMenu(option, depth) : undefined
        return (
          <div key={option.id} className="choices__item">
            <ChoiceRow
              type={isSelect ? 'radio' : 'checkbox'}
              name={id}
              checked={isChosen}
              isSoldOut={option.soldOut}
              price={option.price}
              onChoose={() => choose(option)}
            >
              {option.name}
            </ChoiceRow>
            {combo && (
              <SlotList
                base={groupId(id, ['menus', option.id])}
                combo={combo}
                items={pick?.menus?.find((child) => child.optionId === option.id)?.items ?? []}
                depth={depth + 1}
                renderChoices={(props) => <ProductChoices {...props} />}
                onChange={(items) => onChange(withChild(choices, variant.id, { optionId: option.id, items }))}
              />
            )}
          </div>
        )
      })}
    </ChoiceGroup>
  )
}

function useRule({ required, type, options }: Variant): string {
  const { t } = useI18n()
  if (type === 'select') return required ? t('Required · choose 1') : t('Optional')
  return required
    ? t('Required · choose 1 to {max}', { max: options.length })
    : t('Optional · up to {max}', { max: options.length })
}
