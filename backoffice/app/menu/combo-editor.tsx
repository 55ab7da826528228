import { Link } from 'react-router'
import { TextField } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { AvailabilityField } from '../documents/availability-field.tsx'
import { Card } from '../documents/card.tsx'
import { documentPath } from '../documents/document-path.ts'
import { EditorFrame } from '../documents/editor-frame.tsx'
import { TextsByLanguage } from '../documents/texts-by-language.tsx'
import { useSaver } from '../documents/use-saver.ts'
import { PictureField } from '../media/picture-field.tsx'
import { ComboPrice } from './combo-price.tsx'
import type { EditorProps } from './menu-editor.tsx'
import { SlotList } from './slot-list.tsx'
import { nameIn, singlePriceIn } from './surroundings.ts'
import { UsedInCard } from './used-in-card.tsx'

const SHOWN =
  /^(name|description|poster|slug|price|discount|slots\.\d+\.(name|sizeId|products.*)|availability\.\d+\.until|translations\.[\w-]+\.\w+)$/

/** A combo: several dishes at one price, each chosen in a slot. */
export function ComboEditor({ entry, around, languages }: EditorProps<'combo'>) {
  const { t } = useI18n()
  const editing = useSaver('combo', entry)
  const { document: combo, change, fields } = editing
  const priceOf = singlePriceIn(around)
  const opening = around.variants.filter(({ document }) =>
    document.options.some(({ comboId }) => comboId === entry.id),
  )
  const texts = [
    { field: 'name', label: t('Name') },
    { field: 'description', label: t('Description'), isLong: true },
  ]
  return (
    <EditorFrame
      title={combo.name || t('New combo')}
      editing={editing}
      nameOf={nameIn(around)}
      isShown={(field) => SHOWN.test(field)}
    >
      <Card title={t('Texts')}>
        <TextsByLanguage
          document={combo}
          languages={languages}
          texts={texts}
          errors={fields}
          onChange={change}
        />
      </Card>
      <Card title={t('Picture')}>
        <PictureField
          label={t('Picture')}
          shape="square"
          value={combo.poster}
          languages={languages}
          error={fields['poster']?.[0]}
          onChange={(poster) => change({ ...combo, poster })}
        />
      </Card>
      <Card
        title={t('Courses')}
        hint={t('A guest takes one dish of each course. VAT and deposit follow the dishes taken.')}
      >
        <SlotList
          slots={combo.slots}
          around={around}
          languages={languages}
          priceOf={priceOf}
          errors={fields}
          onChange={(slots) => change({ ...combo, slots })}
        />
      </Card>
      <Card
        title={t('Price')}
        hint={!combo.isListed && t('Guests pay the surcharge of the option that opens it, not this price.')}
      >
        <ComboPrice combo={combo} priceOf={priceOf} errors={fields} onChange={change} />
      </Card>
      <Card title={t('Classification')}>
        <label className="switch-line">
          <input
            type="checkbox"
            checked={combo.isListed}
            onChange={(event) => change({ ...combo, isListed: event.target.checked })}
          />
          {t('Stands on the menu; otherwise only an option of a choice opens it')}
        </label>
        {opening.length > 0 ? (
          <p className="edit-card__hint">
            {t('Opened by options of')}{' '}
            {opening.map(({ id, document: { name } }, at) => (
              <span key={id}>
                {at > 0 && ', '}
                <Link to={documentPath('variant', id) ?? '/menu'}>{name}</Link>
              </span>
            ))}
          </p>
        ) : (
          !combo.isListed && (
            <p className="combo-worth__wrong">{t('No option opens it yet: guests cannot find it.')}</p>
          )
        )}
        <TextField
          label={t('Address of the page')}
          hint={t('Small letters, digits and hyphens; empty: made from the name')}
          value={combo.slug}
          error={fields['slug']?.[0]}
          onChange={(event) => change({ ...combo, slug: event.target.value })}
        />
      </Card>
      <AvailabilityField
        rules={combo.availability}
        errors={fields}
        onChange={(availability) => change({ ...combo, availability })}
      />
      <UsedInCard kind="combo" entry={entry} around={around} />
    </EditorFrame>
  )
}
