import { TextField } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { Card } from '../documents/card.tsx'
import { choiceNames } from '../documents/change-words.ts'
import { EditorFrame } from '../documents/editor-frame.tsx'
import { TextsByLanguage } from '../documents/texts-by-language.tsx'
import { useSaver } from '../documents/use-saver.ts'
import type { EditorProps } from './menu-editor.tsx'
import { nameIn } from './surroundings.ts'
import { UsedInCard } from './used-in-card.tsx'

const SHOWN = /^(name|description|code|translations\.[\w-]+\.\w+)$/

/** An allergen or an additive: its code, its words and where it is named. */
export function NoticeEditor({ entry, around, languages }: EditorProps<'notice'>) {
  const { t } = useI18n()
  const editing = useSaver('notice', entry)
  const { document: notice, change, fields } = editing
  const texts = [
    { field: 'name', label: t('Name') },
    { field: 'description', label: t('Description'), isLong: true },
  ]
  return (
    <EditorFrame
      title={`${notice.code} ${notice.name}`}
      back={{ to: '/menu/notices', name: t('Allergens and additives') }}
      editing={editing}
      nameOf={nameIn(around)}
      isShown={(field) => SHOWN.test(field)}
    >
      <Card title={choiceNames(t)[notice.kind] ?? notice.kind}>
        <div className="facts">
          <TextField
            label={t('Code')}
            hint={t('Stands beside each dish that has it, for example A1 or 12')}
            value={notice.code}
            autoCapitalize="characters"
            error={fields['code']?.[0]}
            onChange={(event) => change({ ...notice, code: event.target.value })}
          />
        </div>
      </Card>
      <Card title={t('Texts')} hint={t('The law asks for the words: guests read them with every dish.')}>
        <TextsByLanguage
          document={notice}
          languages={languages}
          texts={texts}
          errors={fields}
          onChange={change}
        />
      </Card>
      <UsedInCard kind="notice" entry={entry} around={around} back="/menu/notices" />
    </EditorFrame>
  )
}
