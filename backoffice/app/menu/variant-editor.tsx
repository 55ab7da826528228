import { useI18n } from '#ui/i18n.tsx'
import { Card } from '../documents/card.tsx'
import { EditorFrame } from '../documents/editor-frame.tsx'
import { useSaver } from '../documents/use-saver.ts'
import type { EditorProps } from './menu-editor.tsx'
import { OptionList } from './option-list.tsx'
import { SharedName } from './shared-name.tsx'
import { nameIn } from './surroundings.ts'
import { UsedInCard } from './used-in-card.tsx'
import { VariantKind } from './variant-kind.tsx'
import { VariantPreview } from './variant-preview.tsx'

const SHOWN =
  /^(name|least|most|free|maxEach|dependsOn|options\.\d+\.(name|price)|translations\.[\w-]+\.\w+)$/

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
        <VariantKind
          id={entry.id}
          variant={variant}
          variants={around.variants}
          errors={fields}
          onChange={change}
        />
        <VariantPreview
          variant={variant}
          condition={variant.dependsOn ? nameIn(around)(variant.dependsOn) : undefined}
        />
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
