import type { BranchDocument } from '#contract/branches.staff.ts'
import type { PlaceDetails } from '#contract/delivery.ts'
import type { FieldErrors } from '#contract/errors.ts'
import { addressLine } from '#domain/delivery/address-line.ts'
import { TextField } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { Card } from '../documents/card.tsx'
import { FormFrame } from '../documents/form-frame.tsx'
import { SelectField } from '../documents/select-field.tsx'
import { type SavedEntry, useSaver } from '../documents/use-saver.ts'
import { AddressSearch } from '../location/address-search.tsx'
import { coordinatesText } from '../location/coordinates-text.ts'
import { BranchDishes } from './branch-dishes.tsx'
import './branches.css'
import { withSetting } from './new-branch.ts'

const SHOWN = /^(name|slug|settings\.(ADDRESS|PHONE|CONTACT_EMAIL|RESTAURANT_COORDINATES|ALLOW_\w+))$/
const NONE: FieldErrors = {}

type BranchEditorProps = {
  entry: SavedEntry<'branch'>
  /** The values of the whole restaurant. */
  settings: ReadonlyMap<string, string>
  onDone: () => void
}

/** One branch: how it is reached, and what it does differently from the whole restaurant. */
export function BranchEditor({ entry, settings, onDone }: BranchEditorProps) {
  const { t } = useI18n()
  const isNew = entry.version === undefined
  const editing = useSaver('branch', entry, {
    onSaved: onDone,
    // The first branch has the name of the restaurant: it can be saved as it is.
    isBegun: isNew && entry.document.name !== '',
    ...(isNew && { keptAs: 'new' }),
  })
  const { document: branch, change, fields } = editing
  // Prices are named by their places in what was sent, which move with the next one.
  const isRefused = editing.status === 'invalid'
  const set = (part: Partial<BranchDocument>) => change({ ...branch, ...part })
  const choose = (place: PlaceDetails) => {
    const placed = withSetting(branch, 'ADDRESS', addressLine(place))
    change(withSetting(placed, 'RESTAURANT_COORDINATES', coordinatesText(place)))
  }
  const texts = [
    ['ADDRESS', t('Address')],
    ['RESTAURANT_COORDINATES', t('Coordinates')],
    ['PHONE', t('Phone')],
    ['CONTACT_EMAIL', t('E-mail')],
  ] as const
  const ways = [
    ['ALLOW_DELIVERY', t('Delivery')],
    ['ALLOW_TAKEAWAY', t('Takeaway')],
    ['ALLOW_CURBSIDE', t('Curbside')],
  ] as const
  return (
    <FormFrame
      title={isNew ? t('New branch') : branch.name || t('Branch')}
      back={{ to: '/places/branches', name: t('Branches') }}
      editing={editing}
      nameOf={() => undefined}
      isShown={(field) => SHOWN.test(field)}
      {...(isNew && { onDiscard: onDone })}
    >
      <Card title={t('Name')}>
        <div className="facts">
          <TextField
            label={t('Name')}
            hint={t('For example the part of the town: guests choose by it')}
            value={branch.name}
            error={fields['name']?.[0]}
            onChange={(event) => set({ name: event.target.value })}
          />
          <TextField
            label={t('Address of the page')}
            hint={t('Small letters, digits and hyphens; empty: made from the name')}
            value={branch.slug}
            error={fields['slug']?.[0]}
            onChange={(event) => set({ slug: event.target.value })}
          />
        </div>
      </Card>
      <Card
        title={t('Where it is and how it is reached')}
        hint={t('What is left empty is as in the whole restaurant.')}
      >
        <AddressSearch label={t('Find the address')} onPlace={choose} />
        <div className="facts">
          {texts.map(([key, label]) => (
            <TextField
              key={key}
              label={label}
              placeholder={settings.get(key) ?? ''}
              value={branch.settings[key] ?? ''}
              error={fields[`settings.${key}`]?.[0]}
              onChange={(event) => change(withSetting(branch, key, event.target.value || undefined))}
            />
          ))}
        </div>
      </Card>
      <Card title={t('How guests get their food')}>
        <div className="facts">
          {ways.map(([key, label]) => {
            const shared = settings.get(key) ? t('yes') : t('no')
            const own = branch.settings[key]
            return (
              <SelectField
                key={key}
                label={label}
                value={own === undefined ? 'shared' : own === '' ? 'off' : 'on'}
                options={[
                  ['shared', t('as in the whole restaurant ({value})', { value: shared })],
                  ['on', t('yes')],
                  ['off', t('no')],
                ]}
                error={fields[`settings.${key}`]?.[0]}
                onChange={(value) =>
                  change(withSetting(branch, key, { shared: undefined, on: '1', off: '' }[value]))
                }
              />
            )
          })}
        </div>
      </Card>
      <BranchDishes branch={branch} errors={isRefused ? fields : NONE} onChange={change} />
    </FormFrame>
  )
}
