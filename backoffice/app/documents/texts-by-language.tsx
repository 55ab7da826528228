import { type ComponentType, useState } from 'react'
import type { Language } from '#contract/content.ts'
import type { FieldErrors } from '#contract/errors.ts'
import { TextArea, TextField } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { missingTexts, readText, type Translated, writeText } from './translated.ts'

export type TextEditorProps = {
  label: string
  lang: string
  value: string
  error: string | undefined
  onChange: (text: string) => void
}

export type TextOfDocument = {
  field: string
  label: string
  isLong?: boolean
  /** What it is edited with, where that is no plain field. */
  Editor?: ComponentType<TextEditorProps>
}

type TextsProps<Document> = {
  document: Document
  languages: readonly Language[]
  texts: readonly TextOfDocument[]
  errors: FieldErrors
  onChange: (document: Document) => void
}

/** The texts of a document in every language of the restaurant, beside each other; a phone shows one at a time. */
export function TextsByLanguage<Document extends Translated>(props: TextsProps<Document>) {
  const { document, languages, texts, errors, onChange } = props
  const { t } = useI18n()
  const [shown, setShown] = useState<string>()
  const own = languages.find(({ isDefault }) => isDefault) ?? languages[0]
  const fields = texts.map(({ field }) => field)
  return (
    <div className="texts">
      {languages.length > 1 && (
        <div className="texts__languages" role="group" aria-label={t('Language')}>
          {languages.map(({ code, name }) => (
            <button
              key={code}
              type="button"
              aria-pressed={code === (shown ?? own?.code)}
              onClick={() => setShown(code)}
            >
              {name}
              <Missing count={code === own?.code ? 0 : missingTexts(document, code, fields)} />
            </button>
          ))}
        </div>
      )}
      <div className="texts__columns">
        {languages.map(({ code, name }) => {
          const language = code === own?.code ? undefined : code
          return (
            <fieldset key={code} data-shown={code === (shown ?? own?.code)}>
              <legend>
                {name} <Missing count={language ? missingTexts(document, language, fields) : 0} />
              </legend>
              {texts.map(({ field, label, isLong, Editor }) => {
                const Field = isLong ? TextArea : TextField
                const key = language ? `translations.${language}.${field}` : field
                if (Editor)
                  return (
                    <Editor
                      key={field}
                      label={label}
                      lang={code}
                      value={readText(document, language, field)}
                      error={errors[key]?.[0]}
                      onChange={(text) => onChange(writeText(document, language, field, text))}
                    />
                  )
                return (
                  <Field
                    key={field}
                    label={label}
                    lang={code}
                    value={readText(document, language, field)}
                    error={errors[key]?.[0]}
                    onChange={(event: { target: { value: string } }) =>
                      onChange(writeText(document, language, field, event.target.value))
                    }
                  />
                )
              })}
            </fieldset>
          )
        })}
      </div>
    </div>
  )
}

function Missing({ count }: { count: number }) {
  const { t } = useI18n()
  if (count === 0) return null
  return <span className="texts__missing">{t('{count} missing', { count })}</span>
}
