import { useQueries } from '@tanstack/react-query'
import { type CSSProperties, useState } from 'react'
import type { BranchDocument } from '#contract/branches.staff.ts'
import { fold } from '#domain/text/fold.ts'
import { useI18n } from '#ui/i18n.tsx'
import { Card } from '../documents/card.tsx'
import { documentCalls, DOCUMENTS, type EntryOf } from '../documents/document-calls.ts'
import { PriceInput } from '../documents/price-input.tsx'
import { Reading } from '../documents/reading.tsx'
import { SearchField } from '../documents/search-field.tsx'
import { toggled, withBranchPrice } from './new-branch.ts'

type BranchDishesProps = { branch: BranchDocument; onChange: (branch: BranchDocument) => void }

/** What the branch does not sell or sells for another price, by category. */
export function BranchDishes({ branch, onChange }: BranchDishesProps) {
  const { t } = useI18n()
  const [search, setSearch] = useState('')
  const [onlyOwn, setOnlyOwn] = useState(false)
  const menu = useMenu()
  const isOwn = (id: string) =>
    branch.withoutProducts.includes(id) ||
    branch.withoutCombos.includes(id) ||
    branch.prices.some(({ productId }) => productId === id)
  const isShown = ({ id, document: { name } }: { id: string; document: { name: string } }) =>
    matches(name, search) && (!onlyOwn || isOwn(id))
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
                      branch={branch}
                      onChange={onChange}
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

type DishRowProps = BranchDishesProps & { product: EntryOf<'product'>; category: EntryOf<'category'> }

function DishRow({ product: { id, document: dish }, category, branch, onChange }: DishRowProps) {
  const { money } = useI18n()
  const isSold = !branch.withoutProducts.includes(id)
  return (
    <li>
      <Sold
        name={dish.name}
        isSold={isSold}
        onChange={(sold) =>
          onChange({ ...branch, withoutProducts: toggled(branch.withoutProducts, id, !sold) })
        }
      />
      {isSold && (
        <span
          className="branch-dishes__prices"
          style={{ '--sizes': category.document.sizes.length } as CSSProperties}
        >
          {dish.sizes.map(({ sizeId, price }) => {
            const at = category.document.sizes.findIndex((one) => one.id === sizeId)
            const size = category.document.sizes[at]?.name ?? ''
            const own = branch.prices.find((one) => one.productId === id && one.sizeId === sizeId)
            return (
              <span
                key={sizeId}
                className="branch-dishes__price"
                data-own={own !== undefined || undefined}
                style={{ '--column': at + 1 } as CSSProperties}
              >
                <span aria-hidden="true">
                  {size} {money(price)}
                </span>
                <PriceInput
                  label={`${dish.name} ${size} ${money(price)}`}
                  value={own?.price ?? null}
                  onChange={(amount) => onChange(withBranchPrice(branch, { productId: id, sizeId }, amount))}
                />
              </span>
            )
          })}
        </span>
      )}
    </li>
  )
}

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
