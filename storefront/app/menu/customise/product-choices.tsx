import { useId } from 'react'
import type { Option, Variant } from '#contract/menu.ts'
import { askedVariants, leastOf, limitsOf, mostOf } from '#domain/menu/choice-limits.ts'
import { childMenu, type Choices, chosenOptions } from '#domain/menu/chosen.ts'
import { withChild, withOption, withOptionCount, withoutOption } from '#domain/menu/pick.ts'
import { choiceRule } from '#domain/menu/choice-rule.ts'
import { useI18n } from '#ui/i18n.tsx'
import { ChoiceGroup } from './choice-group.tsx'
import { ChoiceRow } from './choice-row.tsx'
import { CountedRow } from './counted-row.tsx'
import { ExtraChoices } from './extra-choices.tsx'
import type { ProductChoicesProps } from './product-choices-props.ts'
import { groupId } from './reveal.ts'
import { SlotList } from './slot-list.tsx'

/** Everything that can be chosen of a product besides its size. */
export function ProductChoices<T extends Choices>(props: ProductChoicesProps<T>) {
  return (
    <>
      {askedVariants(props.product.variants, props.choices.optionIds).map((variant) => (
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
  const countId = useId()
  const id = groupId(base, ['optionIds', variant.id])
  const pick = choices.optionIds.find((one) => one.variantId === variant.id)
  const chosen = chosenOptions(product, choices, depth).filter((one) => one.variant.id === variant.id)
  const total = chosen.reduce((all, { qty }) => all + qty, 0)
  const isSelect = variant.type === 'select'
  const { min, max } = limitsOf(variant)
  const isCounted = !isSelect && (min > 1 || max < variant.options.length || variant.maxEach !== undefined)
  const isFull = !isSelect && total >= max

  function row(option: Option) {
    const { qty = 0, free = 0 } = chosen.find((one) => one.option.id === option.id) ?? {}
    const most = mostOf(variant, option)
    const isFree = qty > 0 && free === qty
    if (most > 1) {
      return (
        <CountedRow
          option={option}
          count={qty}
          most={Math.min(most, qty + max - total)}
          describedBy={countId}
          isFree={isFree}
          onCount={(count) =>
            onChange(withOptionCount(product, choices, variant.id, option.id, count, depth))
          }
        />
      )
    }
    return (
      <ChoiceRow
        type={isSelect ? 'radio' : 'checkbox'}
        name={id}
        checked={qty > 0}
        isSoldOut={option.soldOut}
        blockedBy={isFull && qty === 0 ? countId : undefined}
        price={option.price}
        isFree={isFree}
        onChoose={() => onChange(withOption(product, choices, variant.id, option.id, depth))}
      >
        {option.name}
      </ChoiceRow>
    )
  }

  return (
    <ChoiceGroup
      id={id}
      name={variant.name}
      rule={choiceRule(variant, t)}
      isMissing={total < leastOf(variant)}
    >
      {isCounted && (
        <p id={countId} className="choices__count" role="status">
          {t('{chosen} of {total} chosen', { chosen: total, total: max })}
          {isFull && ` · ${t('That is the most')}`}
        </p>
      )}
      {isSelect && min === 0 && (
        <ChoiceRow
          type="radio"
          name={id}
          checked={total === 0}
          onChoose={() => onChange(withoutOption(product, choices, variant.id, depth))}
        >
          {t('As on the menu')}
        </ChoiceRow>
      )}
      {variant.options.map((option) => {
        const child = chosen.find((one) => one.option.id === option.id) && childMenu(option, depth)
        return (
          <div key={option.id} className="choices__item">
            {row(option)}
            {child && (
              <SlotList
                base={groupId(id, ['menus', option.id])}
                combo={child}
                items={pick?.menus?.find(({ optionId }) => optionId === option.id)?.items ?? []}
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
