import { useDeferredValue, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { TextArea, TextField } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { Card } from '../documents/card.tsx'
import { documentPath } from '../documents/document-path.ts'
import { EditorFrame } from '../documents/editor-frame.tsx'
import { SelectField } from '../documents/select-field.tsx'
import { useDocumentKinds } from '../documents/use-document-kinds.ts'
import { type SavedEntry, useSaver } from '../documents/use-saver.ts'
import { filterTexts, ownText, type ScreenText, type Shown, writeOwnText } from './own-texts.ts'
import { ownName } from './language-choices.ts'
import type { Untranslated } from './use-texts.ts'

const PAGE = 40

type TranslationEditorProps = {
  entry: SavedEntry<'translation'>
  screens: readonly ScreenText[]
  documents: readonly Untranslated[]
}

/** The texts of the screens in one language, and where menu and pages have no translation. */
export function TranslationEditor({ entry, screens, documents }: TranslationEditorProps) {
  const { t } = useI18n()
  const editing = useSaver('translation', entry)
  const { document: own, change, fields } = editing
  const [query, setQuery] = useState('')
  const [shown, setShown] = useState<Shown>(screens.some(({ text }) => text === '') ? 'missing' : 'all')
  const [count, setCount] = useState(PAGE)
  const found = filterTexts(screens, own, useDeferredValue(query), shown)
  return (
    <EditorFrame
      title={t('Texts in {language}', { language: ownName(entry.id) })}
      back={{ to: '/languages', name: t('Languages') }}
      editing={editing}
      nameOf={() => undefined}
      isShown={() => false}
    >
      {documents.length > 0 && <MissingDocuments documents={documents} />}
      <Card
        title={t('Texts of the screens')}
        hint={t(
          'What you write here stands instead of our words. Parts in braces, like {name}, stay as they are.',
          {
            name: '{name}',
          },
        )}
      >
        <div className="texts-filter">
          <TextField
            label={t('Search the texts')}
            type="search"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          <SelectField
            label={t('Show')}
            value={shown}
            options={[
              ['all', t('all texts')],
              ['missing', t('without a translation')],
              ['own', t('in your own words')],
            ]}
            onChange={setShown}
          />
        </div>
        <p role="status">{t('{count, plural, one {# text} other {# texts}}', { count: found.length })}</p>
        <ul className="screen-texts">
          {found.slice(0, count).map(({ source, text }) => (
            <li key={source}>
              <TextArea
                label={source}
                lang={entry.id}
                rows={1}
                placeholder={text}
                value={ownText(own, source)}
                onChange={(event: { target: { value: string } }) =>
                  change(writeOwnText(own, source, event.target.value))
                }
              />
            </li>
          ))}
        </ul>
        {found.length > count && (
          <Button look="secondary" onClick={() => setCount(count + PAGE)}>
            {t('Show more')}
          </Button>
        )}
        {Object.keys(fields).length > 0 && <p className="field__error">{t('That did not work')}</p>}
      </Card>
    </EditorFrame>
  )
}

/** Where a translation is missing, with the way to write it. */
function MissingDocuments({ documents }: { documents: readonly Untranslated[] }) {
  const { t } = useI18n()
  const kinds = useDocumentKinds()
  const total = documents.reduce((sum, { count }) => sum + count, 0)
  return (
    <Card title={t('Menu and pages')}>
      <details className="missing-texts">
        <summary>
          {t('{count, plural, one {# text has no translation} other {# texts have no translation}}', {
            count: total,
          })}
        </summary>
        <ul>
          {documents.map(({ kind, id, name, count }) => (
            <li key={`${kind} ${id}`}>
              <Link to={documentPath(kind, id) ?? '/menu'}>{name}</Link>{' '}
              <small>
                {kinds[kind]} · {t('{count} missing', { count })}
              </small>
            </li>
          ))}
        </ul>
      </details>
    </Card>
  )
}
