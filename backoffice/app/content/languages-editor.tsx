import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { IconButton } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { randomId } from '#ui/random-id.ts'
import { Card } from '../documents/card.tsx'
import type { EntryOf } from '../documents/document-calls.ts'
import { EditorFrame } from '../documents/editor-frame.tsx'
import { SelectField } from '../documents/select-field.tsx'
import { useSaver } from '../documents/use-saver.ts'
import { languageChoices, ownName } from './language-choices.ts'
import { useTexts } from './use-texts.ts'

const SHOWN = /^languages\.\d+\.name$/

/** The languages in their order, the restaurant's own, and how many texts have no translation. */
export function LanguagesEditor({ entry }: { entry: EntryOf<'languages'> }) {
  const { t, language } = useI18n()
  const editing = useSaver('languages', entry)
  const { document: shop, change, fields } = editing
  const { languages, initial } = shop
  const { texts } = useTexts(languages.map(({ code }) => code))
  const choices = languageChoices(
    languages.map(({ code }) => code),
    language,
  )

  function swap(at: number, to: number): void {
    const moved = [...languages]
    ;[moved[at], moved[to]] = [moved[to]!, moved[at]!]
    change({ ...shop, languages: moved })
  }

  function missing(code: string): number {
    const found = texts?.find((one) => one.code === code)
    if (!found) return 0
    const documents = code === initial ? 0 : found.documents.reduce((sum, { count }) => sum + count, 0)
    return documents + found.screens.filter(({ text }) => text === '').length
  }

  return (
    <EditorFrame
      title={t('Languages')}
      back={{ to: '/pages', name: t('Pages') }}
      editing={editing}
      nameOf={(id) => languages.find((one) => one.id === id)?.name}
      isShown={(field) => SHOWN.test(field)}
    >
      <Card
        title={t('Languages of the shop')}
        hint={t(
          'Guests choose among them. In your own language you write the menu; a text without a translation is shown in it.',
        )}
      >
        <ol className="page-list">
          {languages.map(({ id, code, name, isRtl }, at) => (
            <li key={id} className="language-row">
              <TextField
                label={t('Name that its speakers use')}
                lang={code}
                dir={isRtl ? 'rtl' : 'ltr'}
                value={name}
                error={fields[`languages.${at}.name`]?.[0]}
                onChange={(event) =>
                  change({
                    ...shop,
                    languages: languages.with(at, { ...languages[at]!, name: event.target.value }),
                  })
                }
              />
              <label className="page-flag">
                <input
                  type="radio"
                  name="initial-language"
                  checked={code === initial}
                  onChange={() => change({ ...shop, initial: code })}
                />
                {t('Your own language')}
              </label>
              <Link className="language-row__texts" to={`/languages/${code}`}>
                {t('Texts')} ({code.toUpperCase()})
                {missing(code) > 0 && (
                  <span className="texts__missing">{t('{count} missing', { count: missing(code) })}</span>
                )}
              </Link>
              <span className="page-row__tools">
                {at > 0 && (
                  <IconButton
                    label={t('Move {name} up', { name })}
                    icon={<ArrowUp size={18} aria-hidden="true" />}
                    onClick={() => swap(at, at - 1)}
                  />
                )}
                {at < languages.length - 1 && (
                  <IconButton
                    label={t('Move {name} down', { name })}
                    icon={<ArrowDown size={18} aria-hidden="true" />}
                    onClick={() => swap(at, at + 1)}
                  />
                )}
                {code !== initial && (
                  <IconButton
                    label={t('Remove {name}', { name })}
                    icon={<Trash2 size={18} aria-hidden="true" />}
                    onClick={() => change({ ...shop, languages: languages.toSpliced(at, 1) })}
                  />
                )}
              </span>
            </li>
          ))}
        </ol>
        <SelectField
          label={t('Add a language')}
          value=""
          options={[['', t('Choose')], ...choices.map(({ code, name }) => [code, name] as const)]}
          onChange={(code) => {
            const chosen = choices.find((one) => one.code === code)
            if (!chosen) return
            const added = { id: randomId(), code, name: ownName(code), isRtl: chosen.isRtl }
            change({ ...shop, languages: [...languages, added] })
          }}
        />
      </Card>
    </EditorFrame>
  )
}
