import { GALLERY_SIZE } from '#domain/limits.ts'
import { TextField } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { AvailabilityField } from '../documents/availability-field.tsx'
import { Card } from '../documents/card.tsx'
import { EditorFrame } from '../documents/editor-frame.tsx'
import { TextsByLanguage } from '../documents/texts-by-language.tsx'
import { useSaver } from '../documents/use-saver.ts'
import { PictureField, PicturesField } from '../media/picture-field.tsx'
import type { EditorProps } from './menu-editor.tsx'
import { SizeList } from './size-list.tsx'
import { nameIn } from './surroundings.ts'
import { UsedInCard } from './used-in-card.tsx'

const SHOWN =
  /^(name|description|poster|gallery|slug|sizes\.\d+\.(?:name|content(?:\.value)?)|availability\.\d+\.until|translations\.[\w-]+\.\w+)$/

/** A category of the menu with the sizes in which its dishes are sold. */
export function CategoryEditor({ entry, around, languages }: EditorProps<'category'>) {
  const { t } = useI18n()
  const editing = useSaver('category', entry)
  const { document: category, change, fields } = editing
  const texts = [
    { field: 'name', label: t('Name') },
    { field: 'description', label: t('Description'), isLong: true },
  ]
  return (
    <EditorFrame
      title={category.name || t('New category')}
      editing={editing}
      nameOf={nameIn(around)}
      isShown={(field) => SHOWN.test(field)}
    >
      <Card title={t('Texts')}>
        <TextsByLanguage
          document={category}
          languages={languages}
          texts={texts}
          errors={fields}
          onChange={change}
        />
      </Card>
      <Card title={t('Picture')}>
        <PictureField
          label={t('Picture')}
          value={category.poster}
          languages={languages}
          error={fields['poster']?.[0]}
          onChange={(poster) => change({ ...category, poster })}
        />
      </Card>
      <Card
        title={t('Gallery')}
        hint={t('Small pictures on both sides of the picture, at the head of the page of the category.')}
      >
        <PicturesField
          label={t('Gallery')}
          shape="square"
          max={GALLERY_SIZE}
          value={category.gallery}
          languages={languages}
          error={fields['gallery']?.[0]}
          onChange={(gallery) => change({ ...category, gallery })}
        />
      </Card>
      <Card
        title={t('Sizes')}
        hint={t(
          'Every dish of this category can have a price in each of them, and the first one is offered first. Only what is prepacked, such as a bottle or can, needs its content: from it follows the price per litre or kilogram.',
        )}
      >
        <SizeList
          sizes={category.sizes}
          languages={languages}
          errors={fields}
          onChange={(sizes) => change({ ...category, sizes })}
        />
      </Card>
      <Card title={t('Classification')}>
        <TextField
          label={t('Address of the page')}
          hint={t('Small letters, digits and hyphens; empty: made from the name')}
          value={category.slug}
          error={fields['slug']?.[0]}
          onChange={(event) => change({ ...category, slug: event.target.value })}
        />
      </Card>
      <AvailabilityField
        rules={category.availability}
        errors={fields}
        onChange={(availability) => change({ ...category, availability })}
      />
      <UsedInCard kind="category" entry={entry} around={around} />
    </EditorFrame>
  )
}
