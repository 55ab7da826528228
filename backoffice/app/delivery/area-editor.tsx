import { useState } from 'react'
import type { AreaDocument } from '#contract/delivery.staff.ts'
import { TextField } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { Card } from '../documents/card.tsx'
import { FormFrame } from '../documents/form-frame.tsx'
import { SelectField } from '../documents/select-field.tsx'
import { type SavedEntry, useSaver } from '../documents/use-saver.ts'
import { useScope } from '../restaurant/use-scope.ts'
import { AreaCosts } from './area-costs.tsx'
import { areaShape, boxAround } from './area-features.ts'
import { AreaMap } from './area-map.tsx'
import { AreaOverlaps } from './area-overlaps.tsx'
import { CircleFields } from './circle-fields.tsx'
import { CodeChips } from './code-chips.tsx'
import { ShapeFields } from './shape-fields.tsx'
import { type AreaEntries, centerOf, choosesBranch } from './use-areas.ts'
import { useCodeShapes } from './use-code-shapes.ts'
import { useDrawing } from './use-drawing.ts'

/** Where the map begins while nobody has said where the restaurant is: the middle of Germany. */
const SOMEWHERE = { lat: 51.16, lng: 10.45 }
const SHOWN =
  /^(name|branchId|radius|shape|zipcodes(\.\d+)?|minimumOrder|deliveryPrice|freeDeliveryThreshold|feeSteps\.\d+\.\w+)$/

type AreaEditorProps = {
  entry: SavedEntry<'area'>
  entries: AreaEntries
  onDone: () => void
}

/** One area: where it lies, on the map and beside it, and what delivering there costs. */
export function AreaEditor({ entry, entries, onDone }: AreaEditorProps) {
  const { t } = useI18n()
  const isNew = entry.version === undefined
  const { isWhole } = useScope()
  const editing = useSaver('area', entry, {
    onSaved: onDone,
    ...(isNew && { keptAs: 'new' }),
  })
  const { document: area, change, fields } = editing
  const set = (part: Partial<AreaDocument>) => change({ ...area, ...part })
  const { branches, shop } = entries
  const center = centerOf(entries, area.branchId)
  const codes = useCodeShapes(center, area.zipcodes.length > 0)
  const { drawing, act } = useDrawing(area.shape, (shape) => set({ shape }))
  const [isDrawing, setIsDrawing] = useState(area.shape !== null)
  const others = { ...area, shape: drawing ? null : area.shape }
  const geometry = areaShape(others, center, codes)
  const whole = areaShape(entry.document, center, codes) ?? geometry
  return (
    <FormFrame
      title={isNew ? t('New area') : area.name || t('Delivery area')}
      back={{ to: '/places/areas', name: t('Delivery areas') }}
      editing={editing}
      nameOf={(id) => branches.find((one) => one.id === id)?.document.name}
      isShown={(field) => SHOWN.test(field)}
      {...(isNew && { onDiscard: onDone })}
    >
      <div className="areas">
        <div className="areas__map">
          <AreaMap
            center={center ?? SOMEWHERE}
            restaurant={center}
            features={
              geometry
                ? [{ type: 'Feature', properties: { id: '', name: '', isChosen: true }, geometry }]
                : []
            }
            box={whole && boxAround([whole])}
            {...(isDrawing && drawing && { drawing, onDraw: act })}
          />
        </div>
        <div className="areas__list">
          <Card title={t('Name')}>
            <div className="facts">
              <TextField
                label={t('Name')}
                hint={t('Guests read it when they choose where to deliver')}
                value={area.name}
                error={fields['name']?.[0]}
                onChange={(event) => set({ name: event.target.value })}
              />
              {choosesBranch(entries) && (
                <SelectField
                  label={t('Branch')}
                  value={area.branchId ?? ''}
                  options={[
                    ...(isWhole ? [['', t('All branches without areas of their own')] as const] : []),
                    ...branches.map(({ id, document }) => [id, document.name] as const),
                  ]}
                  error={fields['branchId']?.[0]}
                  onChange={(id) => set({ branchId: id === '' ? null : id })}
                />
              )}
            </div>
          </Card>
          <Card
            title={t('Where it lies')}
            hint={t(
              'One of the three is enough. Where an area names the postal code of an address, that alone decides.',
            )}
          >
            <CircleFields
              radius={area.radius}
              hasCenter={center !== undefined}
              error={fields['radius']?.[0]}
              onChange={(radius) => set({ radius })}
            />
            <CodeChips
              codes={area.zipcodes}
              country={shop.country}
              errors={fields}
              onChange={(zipcodes) => set({ zipcodes })}
            />
            <ShapeFields
              drawing={drawing}
              isDrawing={isDrawing}
              country={shop.country}
              error={fields['shape']?.[0]}
              onAction={act}
              onDrawing={setIsDrawing}
              onClear={() => set({ shape: null })}
            />
          </Card>
          <AreaCosts area={area} errors={fields} onChange={set} />
          <AreaOverlaps id={entry.id} area={area} entries={entries} />
        </div>
      </div>
    </FormFrame>
  )
}
