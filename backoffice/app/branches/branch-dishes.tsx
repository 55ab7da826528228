import { useQueries } from '@tanstack/react-query'
import { type CSSProperties, memo, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { BranchDocument } from '#contract/branches.staff.ts'
import type { FieldErrors } from '#contract/errors.ts'
import { fold } from '#domain/text/fold.ts'
import { useI18n } from '#ui/i18n.tsx'
import { Card } from '../documents/card.tsx'
import { documentCalls, DOCUMENTS, type EntryOf } from '../documents/document-calls.ts'
import { PriceInput } from '../documents/price-input.tsx'
import { Reading } from '../documents/reading.tsx'
import { SearchField } from '../documents/search-field.tsx'
import { UnreadableText, useUnreadableRow, useUnreadableRows } from '../documents/unreadable-text.ts'
import { toggled, withBranchPrice } from './new-branch.ts'

type BranchDishesProps = {
  branch: BranchDocument
  /** What the server refuses of the branch as it stands. */
  errors: FieldErrors
  onChange: (branch: BranchDocument) => void
}

/** What the branch does not sell or sells for another price, by category. */
export function BranchDishes({ branch, errors, onChange }: BranchDishesProps) {
  const { t } = useI18n()
  const [search, setSearch] = useState('')
  const [onlyOwn, setOnlyOwn] = useState(false)
  const menu = useMenu()
  const unreadable = useUnreadableRows()
  const latest = useRef({ branch, onChange })
  useEffect(() => {
    latest.current = { branch, onChange }
  })
  const edit = useCallback((change: Edit) => latest.current.onChange(change(latest.current.branch)), [])
  const without = useMemo(() => new Set(branch.withoutProducts), [branch.withoutProducts])
  const prices = useMemo(() => Map.groupBy(branch.prices, ({ productId }) => productId), [branch.prices])
  const refused = useMemo(() => refusedPrices(branch.prices, errors), [branch.prices, errors])
  const isOwn = (id: string) => without.has(id) || branch.withoutCombos.includes(id) || prices.has(id)
  const isShown = ({ id, document: { name } }: { id: string; document: { name: string } }) =>
    unreadable.has(id) || (matches(name, search) && (!onlyOwn || isOwn(id)))
  const combos = menu?.combos.filter(isShown) ?? []
  const groups = menu?.categories.map((category) => ({
    category,
    products: menu.products.filter((one) => one.document.categoryId === category.id && isShown(one)),
  }))
  return (
    <Card
      title={t('What it sells')}
      hint={t('Every dish of the menu is sold at its price unless something else is said here.')}
    >
      <search className="branch-dishes__tools">
        <SearchField label={t('Search the menu')} value={search} onChange={setSearch} />
        <label className="switch-line">
          <input type="checkbox" checked={onlyOwn} onChange={(event) => setOnlyOwn(event.target.checked)} />
          {t('Only what differs')}
        </label>
      </search>
      {!groups ? (
        <Reading />
      ) : (
        groups.map(
          ({ category, products }) =>
            products.length > 0 && (
              <section key={category.id} className="branch-dishes" aria-label={category.document.name}>
                <h3>{category.document.name}</h3>
                <ul>
                  {products.map((product) => (
                    <DishRow
                      key={product.id}
                      product={product}
                      category={category}
                      isSold={!without.has(product.id)}
                      own={prices.get(product.id)}
                      refused={refused.get(product.id)}
                      edit={edit}
                      count={unreadable.count}
                    />
                  ))}
                </ul>
              </section>
            ),
        )
      )}
      {combos.length > 0 && (
        <section className="branch-dishes" aria-label={t('Combos')}>
          <h3>{t('Combos')}</h3>
          <ul>
            {combos.map(({ id, document: { name } }) => (
              <li key={id}>
                <Sold
                  name={name}
                  isSold={!branch.withoutCombos.includes(id)}
                  onChange={(isSold) =>
                    onChange({ ...branch, withoutCombos: toggled(branch.withoutCombos, id, !isSold) })
                  }
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {groups && combos.length === 0 && groups.every(({ products }) => products.length === 0) && (
        <p role="status">{t('Nothing in the menu matches')}</p>
      )}
    </Card>
  )
}

type RefusedPrice = { productId: string; sizeId: string; text: string | undefined }

/** What is refused about the prices of each dish. */
const refusedPrices = (
  prices: BranchDocument['prices'],
  errors: FieldErrors,
): ReadonlyMap<string, RefusedPrice[]> =>
  Map.groupBy(
    prices
      .map(({ productId, sizeId }, at) => ({ productId, sizeId, text: errors[`prices.${at}.price`]?.[0] }))
      .filter(({ text }) => text !== undefined),
    ({ productId }) => productId,
  )

type Edit = (branch: BranchDocument) => BranchDocument

type DishRowProps = {
  product: EntryOf<'product'>
  category: EntryOf<'category'>
  isSold: boolean
  /** Its prices at this branch alone. */
  own: BranchDocument['prices'] | undefined
  refused: readonly RefusedPrice[] | undefined
  edit: (change: Edit) => void
  count: ReturnType<typeof useUnreadableRows>['count']
}

/** The same row is not made anew: with 500 dishes every letter typed elsewhere would wait for all of them. */
const isSameRow = (a: DishRowProps, b: DishRowProps): boolean =>
  a.product === b.product &&
  a.category === b.category &&
  a.isSold === b.isSold &&
  a.refused === b.refused &&
  a.own?.length === b.own?.length &&
  (a.own ?? []).every((price, at) => price === b.own?.[at])

const DishRow = memo(function DishRow(props: DishRowProps) {
  const { product, category, isSold, own = [], refused, edit, count } = props
  const { money } = useI18n()
  const { id, document: dish } = product
  const addUnreadable = useUnreadableRow(id, count)
  return (
    <li>
      <Sold
        name={dish.name}
        isSold={isSold}
        onChange={(sold) =>
          edit((branch) => ({ ...branch, withoutProducts: toggled(branch.withoutProducts, id, !sold) }))
        }
      />
      {isSold && (
        <span
          className="branch-dishes__prices"
          style={{ '--sizes': category.document.sizes.length } as CSSProperties}
        >
          <UnreadableText value={addUnreadable}>
            {dish.sizes.map(({ sizeId, price: shared }) => {
              const at = category.document.sizes.findIndex((one) => one.id === sizeId)
              const size = category.document.sizes[at]?.name ?? ''
              const price = own.find((one) => one.sizeId === sizeId)
              return (
                <span
                  key={sizeId}
                  className="branch-dishes__price"
                  data-own={price !== undefined || undefined}
                  style={{ '--column': at + 1 } as CSSProperties}
                >
                  <span aria-hidden="true">
                    {size} {money(shared)}
                  </span>
                  <PriceInput
                    label={`${dish.name} ${size} ${money(shared)}`}
                    value={price?.price ?? null}
                    error={refused?.find((one) => one.sizeId === sizeId)?.text}
                    onChange={(amount) =>
                      edit((branch) => withBranchPrice(branch, { productId: id, sizeId }, amount))
                    }
                  />
                </span>
              )
            })}
          </UnreadableText>
        </span>
      )}
    </li>
  )
}, isSameRow)

type SoldProps = { name: string; isSold: boolean; onChange: (isSold: boolean) => void }

function Sold({ name, isSold, onChange }: SoldProps) {
  return (
    <label className="switch-line">
      <input type="checkbox" checked={isSold} onChange={(event) => onChange(event.target.checked)} />
      <span>{name}</span>
    </label>
  )
}

/** The menu that guests see; what is only drafted cannot differ yet. */
function useMenu() {
  return useQueries({
    queries: [
      { queryKey: [DOCUMENTS, 'category'], queryFn: () => documentCalls('category').list() },
      { queryKey: [DOCUMENTS, 'product'], queryFn: () => documentCalls('product').list() },
      { queryKey: [DOCUMENTS, 'combo'], queryFn: () => documentCalls('combo').list() },
    ],
    combine: ([{ data: categories }, { data: products }, { data: combos }]) =>
      categories && products && combos
        ? {
            categories: categories.filter(({ state }) => state !== 'new'),
            products: products.filter(({ state }) => state !== 'new'),
            combos: combos.filter(({ state }) => state !== 'new'),
          }
        : undefined,
  })
}

const matches = (name: string, search: string): boolean =>
  fold(search).some((wanted) => fold(name).some((form) => form.includes(wanted)))
