import type { Order } from '#contract/orders.ts'
import { useI18n } from '#ui/i18n.tsx'

/** The allergens and additives of every dish of the order, once more at hand when it arrives (ux.md R-F1). */
export function OrderAllergens({ items }: { items: Order['items'] }) {
  const { t } = useI18n()
  const list = (notices: readonly { name: string }[]) => notices.map(({ name }) => name).join(', ')
  const dishes = [
    ...new Map(items.map((item) => [JSON.stringify([item.name, item.allergens, item.additives]), item])),
  ]
  return (
    <section className="order-part" aria-labelledby="allergens-title">
      <h2 id="allergens-title">{t('Allergens and additives')}</h2>
      <dl className="order-part__list">
        {dishes.map(([key, item]) => (
          <div key={key}>
            <dt>{item.name}</dt>
            <dd>
              {item.allergens.length > 0
                ? t('Contains: {list}', { list: list(item.allergens) })
                : !item.allergensUnknown && t('No allergens that must be declared')}
              {item.allergensUnknown && (
                <strong> {t('Allergen information is missing – please call us')}</strong>
              )}
              {item.additives.length > 0 && (
                <>
                  <br />
                  {t('Additives: {list}', { list: list(item.additives) })}
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
