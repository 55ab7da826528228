import { useI18n } from '#ui/i18n.tsx'
import { Card } from '../documents/card.tsx'
import { EditorFrame } from '../documents/editor-frame.tsx'
import { SelectField } from '../documents/select-field.tsx'
import { useSaver } from '../documents/use-saver.ts'
import type { EditorProps } from './menu-editor.tsx'
import { OptionList } from './option-list.tsx'
import { SharedName } from './shared-name.tsx'
import { nameIn } from './surroundings.ts'
import { UsedInCard } from './used-in-card.tsx'

const SHOWN = /^(name|options\.\d+\.(name|price)|translations\.[\w-]+\.\w+)$/

/** A question about dishes, shared by all that ask it, with its answers. */
export function VariantEditor({ entry, around, languages }: EditorProps<'variant'>) {
  const { t } = useI18n()
  const editing = useSaver('variant', entry)
  const { document: variant, change, fields } = editing
  const dishes = around.products.filter(({ document }) => document.variants.includes(entry.id))
  return (
    <EditorFrame
      title={variant.name || t('Choice')}
      back={{ to: '/menu/shared', name: t('Choices and extras') }}
      editing={editing}
      nameOf={nameIn(around)}
      isShown={(field) => SHOWN.test(field)}
    >
      <SharedName editing={editing} languages={languages} dishes={dishes.length} />
      <Card title={t('Kind of choice')}>
        <div className="facts">
          <SelectField
            label={t('Guests take')}
            value={variant.type}
            options={[
              ['select', t('one of them')],
              ['checkbox', t('any of them')],
            ]}
            onChange={(type) => change({ ...variant, type })}
          />
          <label className="switch-line">
            <input
              type="checkbox"
              checked={variant.isRequired}
              onChange={(event) => change({ ...variant, isRequired: event.target.checked })}
            />
            {t('Has to be chosen')}
          </label>
        </div>
      </Card>
      <Card title={t('Options')}>
        <OptionList
          options={variant.options}
          combos={around.combos}
          notices={around.notices}
          languages={languages}
          errors={fields}
          onChange={(options) => change({ ...variant, options })}
        />
      </Card>
      <UsedInCard kind="variant" entry={entry} around={around} back="/menu/shared" />
    </EditorFrame>
  )
}
