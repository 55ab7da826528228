import { useDeferredValue, useEffect, useId, useState } from 'react'
import { type Choices, extraPrice } from '#domain/menu/chosen.ts'
import { filterExtras, hasExtrasFilter } from '#domain/menu/filter-extras.ts'
import { withExtra } from '#domain/menu/pick.ts'
import { useI18n } from '#ui/i18n.tsx'
import { ChoiceGroup } from './choice-group.tsx'
import { ChoiceRow } from './choice-row.tsx'
import type { ProductChoicesProps } from './product-choices-props.ts'
import { groupId } from './reveal.ts'

/** The extras that are offered in the chosen size, with their price in it (spec 3, ux.md U-13, U-19). */
export function ExtraChoices<T extends Choices>({
  base,
  product,
  size,
  choices,
  onChange,
}: ProductChoicesProps<T>) {
  const { t } = useI18n()
  const [query, setQuery] = useState('')
  const filterId = useId()
  const id = groupId(base, ['extraIds'])
  const isSearched = query !== ''
  // Below the title, so that what is found stands between field and footer, also above a keyboard.
  useEffect(() => {
    if (isSearched) document.getElementById(id)?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [isSearched, id])
  // A new size shows at once; what every extra costs in it follows.
  const priced = useDeferredValue(size)
  const offered = product.extras.filter((extra) => extraPrice(extra, priced?.id) !== undefined)
  if (offered.length === 0) return null
  const chosen = new Set(choices.extraIds.filter((pick) => pick.selected).map((pick) => pick.extraId))
  const shown = filterExtras(offered, query, chosen)
  const rule = chosen.size === 0 ? t('Optional') : t('{count} chosen', { count: chosen.size })
  return (
    <ChoiceGroup id={id} name={t('Extras')} rule={rule} isSearched={isSearched}>
      {priced && product.sizes.length > 1 && (
        <p className="extras__size">{t('Prices for {size}', { size: priced.name })}</p>
      )}
      {hasExtrasFilter(offered) && (
        <div className="extras-filter">
          <label className="visually-hidden" htmlFor={filterId}>
            {t('Search the extras')}
          </label>
          <input
            id={filterId}
            className="field__input"
            type="search"
            autoComplete="off"
            placeholder={t('Search the extras')}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          {isSearched && (
            <p className="extras-filter__count" role="status">
              {shown.length === 0
                ? t('No extra is called that')
                : t('{count} of {total} extras', { count: shown.length, total: offered.length })}
            </p>
          )}
        </div>
      )}
      <div className="extras">
        {shown.map((extra) => (
          <ChoiceRow
            key={extra.id}
            type="checkbox"
            name={id}
            checked={chosen.has(extra.id)}
            price={extraPrice(extra, priced?.id)}
            onChoose={(checked) => onChange(withExtra(choices, extra.id, checked))}
          >
            {extra.name}
          </ChoiceRow>
        ))}
      </div>
    </ChoiceGroup>
  )
}
