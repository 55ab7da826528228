import { useI18n } from '#ui/i18n.tsx'
import { Card } from '../documents/card.tsx'
import { EditorFrame } from '../documents/editor-frame.tsx'
import { NoticesMatrix } from '../documents/notices-matrix.tsx'
import { PriceInput } from '../documents/price-input.tsx'
import { useSaver } from '../documents/use-saver.ts'
import type { EditorProps } from './menu-editor.tsx'
import { SharedName } from './shared-name.tsx'
import { nameIn, pricedSizes } from './surroundings.ts'
import { UsedInCard } from './used-in-card.tsx'

const SHOWN = /^(name|prices\.\d+\.price|translations\.[\w-]+\.\w+)$/

/** An addition to dishes, shared by all that offer it, with its price in every size. */
export function ExtraEditor({ entry, around, languages }: EditorProps<'extra'>) {
  const { t } = useI18n()
  const editing = useSaver('extra', entry)
  const { document: extra, change, fields } = editing
  const dishes = around.products.filter(({ document }) => document.extras.includes(entry.id))
  const sizes = pricedSizes(around.categories, dishes, extra)
  return (
    <EditorFrame
      title={extra.name || t('Extra')}
      back={{ to: '/menu/shared', name: t('Choices and extras') }}
      editing={editing}
      nameOf={nameIn(around)}
      isShown={(field) => SHOWN.test(field)}
    >
      <SharedName editing={editing} languages={languages} dishes={dishes.length} />
      <Card title={t('Prices')} hint={t('It is offered in the sizes that have a price.')}>
        <table className="price-grid">
          <tbody>
            {sizes.map(({ id, name }) => {
              const at = extra.prices.findIndex(({ sizeId }) => sizeId === id)
              const others = extra.prices.filter(({ sizeId }) => sizeId !== id)
              return (
                <tr key={id}>
                  <th scope="row">{name}</th>
                  <td>
                    <PriceInput
                      label={name}
                      value={extra.prices[at]?.price ?? null}
                      error={fields[`prices.${at}.price`]?.[0]}
                      onChange={(price) =>
                        change({
                          ...extra,
                          prices: price === null ? others : [...others, { sizeId: id, price }],
                        })
                      }
                    />
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </Card>
      <Card title={t('Allergens and additives')}>
        <NoticesMatrix
          notices={around.notices}
          allergens={extra.allergens}
          additives={extra.additives}
          onChange={(chosen) => change({ ...extra, ...chosen })}
        />
      </Card>
      <UsedInCard kind="extra" entry={entry} around={around} back="/menu/shared" />
    </EditorFrame>
  )
}
