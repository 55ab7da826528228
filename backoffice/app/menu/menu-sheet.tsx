import type { AvailabilityRule } from '#contract/availability.ts'
import { rulesWords } from '#domain/menu/availability-words.ts'
import { useI18n } from '#ui/i18n.tsx'
import type {
  PrintedCategory,
  PrintedCombo,
  PrintedDish,
  PrintedMenu,
  PrintedNotice,
  PrintedPrice,
} from './printed-menu.ts'

export type PaperSize = 'a4' | 'a5'

type MenuSheetProps = { menu: PrintedMenu; restaurant: string; size: PaperSize; dir: 'ltr' | 'rtl' }

/** The menu as it is printed, in the language of the provider around it. */
export function MenuSheet({ menu, restaurant, size, dir }: MenuSheetProps) {
  const { t, language } = useI18n()
  return (
    <article className={`menu-sheet menu-sheet--${size}`} lang={language} dir={dir}>
      <h2 className="menu-sheet__restaurant">{restaurant}</h2>
      <div className="menu-sheet__columns">
        {menu.categories.map((category) => (
          <CategoryTable key={category.id} category={category} />
        ))}
        {menu.combos.length > 0 && <ComboTable combos={menu.combos} />}
      </div>
      {(menu.legend.length > 0 || menu.allergensUnknown) && (
        <footer className="menu-sheet__legend">
          <Legend title={t('Allergens')} notices={menu.legend.filter(({ kind }) => kind === 'allergen')} />
          <Legend title={t('Additives')} notices={menu.legend.filter(({ kind }) => kind === 'additive')} />
          {menu.allergensUnknown && (
            <p>
              <sup>?</sup> {t('Allergen information is missing – please ask us')}
            </p>
          )}
        </footer>
      )}
    </article>
  )
}

function CategoryTable({ category }: { category: PrintedCategory }) {
  const { t } = useI18n()
  const { columns } = category
  return (
    <section className="menu-part">
      <PartHead {...category} />
      <table className="menu-part__dishes">
        {columns.length > 1 && (
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{t('Dish')}</span>
              </th>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
        )}
        {category.dishes.map((dish) => (
          <DishRows key={dish.id} dish={dish} isGrid={columns.length > 0} />
        ))}
      </table>
    </section>
  )
}

function PartHead({ name, description, times }: Pick<PrintedCategory, 'name' | 'description' | 'times'>) {
  return (
    <header className="menu-part__head">
      <h3>{name}</h3>
      {description && <p>{description}</p>}
      <Times rules={times} />
    </header>
  )
}

function DishRows({ dish, isGrid }: { dish: PrintedDish; isGrid: boolean }) {
  const codes = [...dish.codes, ...(dish.allergensUnknown ? ['?'] : [])]
  return (
    <tbody>
      <tr>
        <th scope="row">
          {dish.name}
          {codes.length > 0 && <sup>{codes.join(', ')}</sup>}
        </th>
        {isGrid ? (
          dish.prices.map((price, at) => (
            <td key={price?.size ?? at}>
              <Price price={price} />
            </td>
          ))
        ) : (
          <td>
            <ul>
              {dish.prices.map((price) => (
                <li key={price?.size}>
                  <span className="menu-part__size">{price?.size}</span> <Price price={price} />
                </li>
              ))}
            </ul>
          </td>
        )}
      </tr>
      <TextRow {...dish} columns={isGrid ? dish.prices.length + 1 : 2} />
    </tbody>
  )
}

/** What is said of a dish, below its name and its prices. */
function TextRow({
  description,
  times,
  columns,
}: Pick<PrintedDish, 'description' | 'times'> & { columns: number }) {
  if (!description && times.length === 0) return null
  return (
    <tr>
      <td className="menu-part__text" colSpan={columns}>
        {description && <p>{description}</p>}
        <Times rules={times} />
      </td>
    </tr>
  )
}

function Price({ price }: { price: PrintedPrice | undefined }) {
  const { t, money } = useI18n()
  if (!price) return <span aria-hidden="true">–</span>
  return (
    <>
      <span className="menu-part__price">{money(price.price)}</span>
      {price.deposit > 0 && <small>{t('plus {deposit} deposit', { deposit: money(price.deposit) })}</small>}
    </>
  )
}

function ComboTable({ combos }: { combos: readonly PrintedCombo[] }) {
  const { t, money } = useI18n()
  return (
    <section className="menu-part">
      <PartHead name={t('Menus')} description="" times={[]} />
      <table className="menu-part__dishes">
        {combos.map((combo) => (
          <tbody key={combo.id}>
            <tr>
              <th scope="row">{combo.name}</th>
              <td className="menu-part__price">{money(combo.price)}</td>
            </tr>
            <TextRow {...combo} columns={2} />
          </tbody>
        ))}
      </table>
    </section>
  )
}

function Times({ rules }: { rules: readonly AvailabilityRule[] }) {
  const { t, language } = useI18n()
  const words = rules.length > 0 ? rulesWords(rules, { t, language }) : ''
  return words && <p className="menu-part__times">{words}</p>
}

function Legend({ title, notices }: { title: string; notices: readonly PrintedNotice[] }) {
  if (notices.length === 0) return null
  return (
    <p>
      <strong>{title}:</strong>{' '}
      {notices.map(({ code, name }, at) => (
        <span key={code}>
          <b>{code}</b> {name}
          {at < notices.length - 1 && ', '}
        </span>
      ))}
    </p>
  )
}
