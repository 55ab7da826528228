import type { Notice } from '#contract/menu.ts'
import { noticesOf } from '#domain/menu/notices.ts'
import { useI18n } from '#ui/i18n.tsx'
import { phoneLink } from '../../shop/phone-link.ts'
import { useShop } from '../../shop/use-shop.ts'
import type { Dish } from './dish.ts'
import type { Customisation } from './use-customisation.ts'

/** Allergens and additives by name for exactly what is chosen, always in sight (ux.md R-F1, R-F3, U-17). */
export function NoticeList({ customisation }: { customisation: Customisation }) {
  const { t } = useI18n()
  const { PHONE } = useShop().settings
  const { allergens, additives, allergensUnknown } = noticesOf(customisation.menu, customisation.item)
  const isEmptyCombo = customisation.item.kind === 'menuItem' && customisation.item.items.length === 0
  if (isEmptyCombo) {
    return <p className="notices">{t('Allergens and additives appear here as you choose.')}</p>
  }
  return (
    <>
      <dl className="notices">
        <div>
          <dt>{t('Allergens')}</dt>
          <dd>
            {allergens.length > 0
              ? namesOf(allergens)
              : !allergensUnknown &&
                t('None on record. If in doubt, please ask us: {phone}', { phone: PHONE })}
            {allergensUnknown && <strong> {t('Allergen information is missing – please call us')} </strong>}
            {allergensUnknown && PHONE !== '' && <a href={phoneLink(PHONE)}>{PHONE}</a>}
          </dd>
        </div>
        {additives.length > 0 && (
          <div>
            <dt>{t('Additives')}</dt>
            <dd>{namesOf(additives)}</dd>
          </div>
        )}
      </dl>
      <Explained notices={[...allergens, ...additives]} texts={customisation.dish.explained} />
    </>
  )
}

const namesOf = (notices: readonly Notice[]): string => notices.map(({ name }) => name).join(', ')

/** What each of them means, beside its code, for whoever asks (spec 3). */
function Explained({ notices, texts }: { notices: readonly Notice[]; texts: Dish['explained'] }) {
  const { t } = useI18n()
  const known = notices.filter(({ id }) => texts[id])
  if (known.length === 0) return null
  return (
    <details className="facts__more explained">
      <summary>{t('What this means')}</summary>
      <dl>
        {known.map(({ id, code, name }) => (
          <div key={id}>
            <dt>
              {code} · {name}
            </dt>
            <dd>{texts[id]}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
