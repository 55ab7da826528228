import type { VariantDocument } from '#contract/menu.staff.ts'
import { mostOf } from '#domain/menu/choice-limits.ts'
import { choiceRule } from '#domain/menu/choice-rule.ts'
import { useI18n } from '#ui/i18n.tsx'
import { asGuestsSee } from './variant-kinds.ts'

type VariantPreviewProps = {
  variant: VariantDocument
  /** The option without which guests are not asked, with its question. */
  condition: string | undefined
}

/** A choice as it stands in the sheet of a dish. */
export function VariantPreview({ variant, condition }: VariantPreviewProps) {
  const { t, money } = useI18n()
  const asked = asGuestsSee(variant)
  return (
    <figure className="choice-preview">
      <figcaption>
        {condition ? t('Guests who took {option} see', { option: condition }) : t('Guests see')}
      </figcaption>
      <p className="choice-preview__head">
        <strong>{variant.name}</strong> <span>{choiceRule(asked, t)}</span>
      </p>
      <ul>
        {asked.options.map((option) => (
          <li key={option.id}>
            {mostOf(asked, option) > 1 ? null : (
              <span
                className={`choice-preview__mark choice-preview__mark--${asked.type}`}
                aria-hidden="true"
              />
            )}
            <span className="choice-preview__name">{option.name}</span>
            {option.price > 0 && <span className="price">{money(option.price, { sign: true })}</span>}
            {mostOf(asked, option) > 1 && (
              <span className="choice-preview__stepper" aria-hidden="true">
                − 0 +
              </span>
            )}
          </li>
        ))}
      </ul>
    </figure>
  )
}
