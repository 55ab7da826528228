import type { Language } from '#contract/content.ts'
import { TextField } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { Card } from '../documents/card.tsx'
import type { EntryOf } from '../documents/document-calls.ts'
import { EditorFrame } from '../documents/editor-frame.tsx'
import { TextsByLanguage } from '../documents/texts-by-language.tsx'
import { useSaver } from '../documents/use-saver.ts'
import { PageText } from './page-text.tsx'

const SHOWN = /^(name|text|slug|translations\.[\w-]+\.\w+)$/

/** A page beside the menu: its text in every language, its address and where guests find it. */
export function PageEditor({ entry, languages }: { entry: EntryOf<'page'>; languages: readonly Language[] }) {
  const { t } = useI18n()
  const editing = useSaver('page', entry)
  const { document: page, change, fields } = editing
  const places = [
    ['onHeader', t('Link in the header')],
    ['onFooter', t('Link in the footer')],
    ['isPopup', t('Opens as a window over the page that guests are on')],
  ] as const
  return (
    <EditorFrame
      title={page.name || t('New page')}
      back={{ to: '/pages', name: t('Pages') }}
      editing={editing}
      nameOf={() => undefined}
      isShown={(field) => SHOWN.test(field)}
    >
      <Card title={t('Texts')}>
        <TextsByLanguage
          document={page}
          languages={languages}
          texts={[
            { field: 'name', label: t('Name') },
            { field: 'text', label: t('Text'), Editor: PageText },
          ]}
          errors={fields}
          onChange={change}
        />
      </Card>
      <Card title={t('Where guests find it')}>
        {places.map(([flag, label]) => (
          <label key={flag} className="page-flag">
            <input
              type="checkbox"
              checked={page[flag]}
              onChange={(event) => change({ ...page, [flag]: event.target.checked })}
            />
            {label}
          </label>
        ))}
        <TextField
          label={t('Address of the page')}
          hint={t('Small letters, digits and hyphens; empty: made from the name')}
          value={page.slug}
          error={fields['slug']?.[0]}
          onChange={(event) => change({ ...page, slug: event.target.value })}
        />
      </Card>
    </EditorFrame>
  )
}
