import type { FieldErrors } from '#contract/errors.ts'
import type { VariantDocument } from '#contract/menu.staff.ts'
import { useI18n } from '#ui/i18n.tsx'
import type { EntryOf } from '../documents/document-calls.ts'
import { SelectField } from '../documents/select-field.tsx'
import { CountField } from './count-field.tsx'
import { kindOf, withKind, withLeast } from './variant-kinds.ts'

type VariantKindProps = {
  id: string
  variant: VariantDocument
  variants: readonly EntryOf<'variant'>[]
  errors: FieldErrors
  onChange: (variant: VariantDocument) => void
}

/** How many options guests take, how many of them are free, and when they are asked at all. */
export function VariantKind({ id, variant, variants, errors, onChange }: VariantKindProps) {
  const { t } = useI18n()
  const kind = kindOf(variant)
  const error = (field: string) => errors[field]?.[0]
  const others = variants.filter((one) => one.id !== id && one.state !== 'deleted')
  return (
    <div className="facts">
      <SelectField
        label={t('Guests take')}
        value={kind}
        options={[
          ['one', t('exactly one')],
          ['oneOrNone', t('one or none')],
          ['several', t('several')],
        ]}
        onChange={(kind) => onChange(withKind(variant, kind))}
      />
      <SelectField
        label={t('Guests are asked')}
        value={variant.dependsOn ?? ''}
        error={error('dependsOn')}
        options={[
          ['', t('always')],
          ...others.flatMap(({ document: { name, options } }) =>
            options.map(
              (option) =>
                [option.id, t('only with {option}', { option: `${name}: ${option.name}` })] as const,
            ),
          ),
        ]}
        onChange={(dependsOn) => onChange({ ...variant, dependsOn: dependsOn || null })}
      />
      {kind === 'several' && (
        <div className="choice-counts">
          <CountField
            label={t('At least')}
            value={variant.least ?? (variant.isRequired ? 1 : 0)}
            error={error('least')}
            onChange={(count) => onChange(withLeast(variant, count ?? 0))}
          />
          <CountField
            label={t('At most')}
            hint={t('Empty: as many as there are')}
            value={variant.most}
            error={error('most')}
            onChange={(most) => onChange({ ...variant, most })}
          />
          <CountField
            label={t('Free of charge')}
            hint={t('The dearest that were chosen are free: so nothing adds more than is written beside it.')}
            value={variant.free}
            error={error('free')}
            onChange={(count) => onChange({ ...variant, free: count ?? 0 })}
          />
          <CountField
            label={t('Each of them at most')}
            hint={t('From 2 on guests can take the same one several times.')}
            value={variant.maxEach}
            error={error('maxEach')}
            onChange={(count) => onChange({ ...variant, maxEach: count ?? 1 })}
          />
        </div>
      )}
    </div>
  )
}
