import type { QuoteLine } from '#contract/checkout.ts'
import { useI18n } from '#ui/i18n.tsx'
import { useShop } from '../shop/use-shop.ts'

/** The allergens and additives of exactly what was chosen (ux.md R-F1). */
export function LineNotices({
  details,
}: {
  details: Pick<QuoteLine, 'allergens' | 'additives' | 'allergensUnknown'>
}) {
  const { t } = useI18n()
  const page = useShop().legal.ALLERGEN_PAGE
  const list = (notices: readonly { name: string }[]) => notices.map(({ name }) => name).join(', ')
  return (
    <>
      <p>
        {details.allergens.length > 0
          ? t('Contains: {list}', { list: list(details.allergens) })
          : !details.allergensUnknown && t('No allergens that must be declared')}
        {details.allergensUnknown && (
          <strong> {t('Allergen information is missing – please call us')}</strong>
        )}
      </p>
      {details.additives.length > 0 && <p>{t('Additives: {list}', { list: list(details.additives) })}</p>}
      {page && (
        <p>
          <a href={`/pages/${page.slug}`} target="_blank" rel="noopener">
            {page.name}
            <span className="visually-hidden"> ({t('opens in a new tab')})</span>
          </a>
        </p>
      )}
    </>
  )
}
