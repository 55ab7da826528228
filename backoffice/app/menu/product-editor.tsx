import { useI18n } from '#ui/i18n.tsx'
import { AvailabilityField } from '../documents/availability-field.tsx'
import { Card } from '../documents/card.tsx'
import { EditorFrame } from '../documents/editor-frame.tsx'
import { NoticesMatrix } from '../documents/notices-matrix.tsx'
import { TextsByLanguage } from '../documents/texts-by-language.tsx'
import { useSaver } from '../documents/use-saver.ts'
import { PictureField } from '../media/picture-field.tsx'
import { ChosenList } from './chosen-list.tsx'
import type { EditorProps } from './menu-editor.tsx'
import { PriceGrid } from './price-grid.tsx'
import { ProductFacts } from './product-facts.tsx'
import { choosable, nameIn } from './surroundings.ts'
import { UsedInCard } from './used-in-card.tsx'

const SHOWN =
  /^(name|description|foodInfo|poster|slug|categoryId|sizes\.\d+\.(price|deposit)|variants\.\d+|availability\.\d+\.until|translations\.[\w-]+\.\w+)$/

/** Everything about one dish on one screen; each change is drafted by itself. */
export function ProductEditor({ entry, around, languages }: EditorProps<'product'>) {
  const { t } = useI18n()
  const editing = useSaver('product', entry)
  const { document: dish, change, fields } = editing
  const category = around.categories.find(({ id }) => id === dish.categoryId)?.document
  const texts = [
    { field: 'name', label: t('Name') },
    { field: 'description', label: t('Description'), isLong: true },
    { field: 'foodInfo', label: t('Food information'), isLong: true },
  ]
  return (
    <EditorFrame
      title={dish.name || t('New dish')}
      editing={editing}
      nameOf={nameIn(around)}
      isShown={(field) => SHOWN.test(field)}
    >
      <Card title={t('Texts')}>
        <TextsByLanguage
          document={dish}
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
          value={dish.poster}
          languages={languages}
          error={fields['poster']?.[0]}
          onChange={(poster) => change({ ...dish, poster })}
        />
      </Card>
      <Card title={t('Prices')} hint={t('A size without a price is not sold.')}>
        <PriceGrid
          category={category}
          rows={dish.sizes}
          errors={fields}
          onChange={(sizes) => change({ ...dish, sizes })}
        />
      </Card>
      <Card title={t('Classification')}>
        <ProductFacts dish={dish} categories={around.categories} errors={fields} onChange={change} />
      </Card>
      <Card title={t('Allergens and additives')}>
        <label className="switch-line">
          <input
            type="checkbox"
            checked={dish.allergensUnknown}
            onChange={(event) => change({ ...dish, allergensUnknown: event.target.checked })}
          />
          {t('Not known yet: guests are asked to ask you')}
        </label>
        {!dish.allergensUnknown && (
          <NoticesMatrix
            notices={around.notices}
            allergens={dish.allergens}
            additives={dish.additives}
            onChange={(chosen) => change({ ...dish, ...chosen })}
          />
        )}
      </Card>
      <Card
        title={t('Choices')}
        hint={t('What a guest is asked, in this order. Choices are shared by dishes.')}
      >
        <ChosenList
          label={t('Choices')}
          all={choosable(around, 'variant')}
          chosen={dish.variants}
          errorAt={(at) => fields[`variants.${at}`]?.[0]}
          addLabel={t('Add a choice')}
          onChange={(variants) => change({ ...dish, variants })}
        />
      </Card>
      <Card title={t('Extras')}>
        <ChosenList
          label={t('Extras')}
          all={choosable(around, 'extra')}
          chosen={dish.extras}
          addLabel={t('Add an extra')}
          onChange={(extras) => change({ ...dish, extras })}
        />
      </Card>
      <AvailabilityField
        rules={dish.availability}
        within={category?.availability}
        errors={fields}
        onChange={(availability) => change({ ...dish, availability })}
      />
      <UsedInCard kind="product" entry={entry} around={around} />
    </EditorFrame>
  )
}
