import { Link } from 'react-router'
import type { SettingKey } from '#contract/settings.ts'
import { useI18n } from '#ui/i18n.tsx'
import type { ControlProps } from './control-props.ts'
import { ListControl } from './list-control.tsx'
import { groupPath } from './setting-groups.ts'
import { choiceWords, unitWords } from '../documents/setting-words.ts'
import { shownNumber } from '../documents/shown-number.ts'

/** The field of a setting, made from its type. */
export function SettingControl(props: ControlProps) {
  const { definition, value, aria, onChange } = props
  const { t } = useI18n()
  switch (definition.type) {
    case 'flag':
      return (
        <input
          {...aria}
          type="checkbox"
          role="switch"
          aria-checked={value !== ''}
          className="switch"
          checked={value !== ''}
          onChange={(event) => onChange(event.target.checked ? '1' : '')}
        />
      )
    case 'number':
      return <NumberControl {...props} />
    case 'list':
      return <ListControl {...props} />
    case 'choice':
      return <ChoiceControl {...props} />
    case 'page':
      return <PageControl {...props} />
    case 'json':
      return (
        <Link className="button button--secondary" to={groupPath('look')}>
          {t('Choose with a preview')}
        </Link>
      )
    // A picture is no text: the row around shows it.
    case 'picture':
      return null
    case 'url':
    case 'text':
      return <TextControl {...props} />
  }
}

const inputModes: Partial<Record<SettingKey, 'tel' | 'email'>> = {
  PHONE: 'tel',
  WHATSAPP: 'tel',
  CONTACT_EMAIL: 'email',
}

function TextControl({ settingKey, definition, value, aria, onChange }: ControlProps) {
  if (definition.isLong)
    return (
      <textarea
        {...aria}
        className="field__input"
        rows={definition.group === 'code' ? 10 : 3}
        spellCheck={definition.group !== 'code'}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  return (
    <input
      {...aria}
      className="field__input"
      inputMode={definition.type === 'url' ? 'url' : inputModes[settingKey]}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

function NumberControl({ definition, value, aria, onChange }: ControlProps) {
  const { t, language } = useI18n()
  return (
    <span className="number-control">
      <input
        {...aria}
        className="field__input"
        inputMode="decimal"
        autoComplete="off"
        value={shownNumber(value, language)}
        onChange={(event) => onChange(event.target.value)}
      />
      {definition.unit && unitWords(t)[definition.unit]}
    </span>
  )
}

function ChoiceControl({ settingKey, definition, value, aria, onChange }: ControlProps) {
  const { t } = useI18n()
  const words = choiceWords(t)[settingKey]
  return (
    <select
      {...aria}
      className="field__input"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {definition.choices?.map((choice) => (
        <option key={choice} value={choice}>
          {words?.[choice] ?? choice}
        </option>
      ))}
    </select>
  )
}

function PageControl({ value, pages, aria, onChange }: ControlProps) {
  const { t } = useI18n()
  const left = pages.filter(({ id, state }) => state !== 'deleted' || id === value)
  const isGone = value !== '' && !left.some(({ id }) => id === value)
  return (
    <select
      {...aria}
      className="field__input"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{t('No page')}</option>
      {left.map(({ id, document }) => (
        <option key={id} value={id}>
          {document.name}
        </option>
      ))}
      {isGone && <option value={value}>{t('This does not exist any more')}</option>}
    </select>
  )
}
