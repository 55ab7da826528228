import { MapPin, Pencil, Plus, Star, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { type Address, deleteAddress } from '#contract/delivery.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { AreaFacts, areaLabel } from '../location/area-facts.tsx'
import { browserApi } from '../http/browser-api.ts'
import { useAddressPlace } from './address-place.ts'
import { EmptyState } from './empty-state.tsx'

/** The saved addresses (spec 2), the default one first. */
export function AddressList({ addresses }: { addresses: readonly Address[] }) {
  const { t } = useI18n()
  const place = useAddressPlace()
  const [leaving, setLeaving] = useState<Address>()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <>
      <h1 tabIndex={-1} ref={heading}>
        {t('My Addresses')}
      </h1>
      {addresses.length === 0 ? (
        <EmptyState
          icon={<MapPin size={48} strokeWidth={1.5} aria-hidden="true" />}
          text={t("You haven't added an address yet. Click the button below to add one")}
        />
      ) : (
        <ul className="addresses">
          {addresses.map((address) => (
            <AddressCard key={address.id} address={address} onRemove={() => setLeaving(address)} />
          ))}
        </ul>
      )}
      <Link className="button button--primary addresses__add" to={`${place}/create`}>
        <Plus size={20} aria-hidden="true" />
        {t('Add an address')}
      </Link>
      <Dialog
        open={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        kind="small"
        title={t('Remove {name}?', { name: leaving?.name ?? '' })}
        closeLabel={t('Close')}
      >
        {leaving && (
          <RemoveAddress
            address={leaving}
            onEnd={(isRemoved) => {
              setLeaving(undefined)
              // The button that opened the question is gone with its card.
              if (isRemoved) setTimeout(() => heading.current?.focus())
            }}
          />
        )}
      </Dialog>
    </>
  )
}

function AddressCard({ address, onRemove }: { address: Address; onRemove: () => void }) {
  const { t } = useI18n()
  const place = useAddressPlace()
  const { name, area, zipcode } = address
  return (
    <li className={address.isDefault ? 'card address address--default' : 'card address'}>
      <h2 className="address__name">
        {name}
        {address.isDefault && (
          <span className="status status--default">
            <Star size={14} fill="currentColor" aria-hidden="true" />
            {t('Default address')}
          </span>
        )}
      </h2>
      <p className="address__text">
        {address.address}
        {address.extras && <span>{address.extras}</span>}
        {area ? <span>{areaLabel(area)}</span> : zipcode && <span>{zipcode}</span>}
      </p>
      {area ? (
        <AreaFacts area={area} />
      ) : (
        <p className="address__warning">{t('We do not deliver there at the moment')}</p>
      )}
      <div className="address__actions">
        <Link
          className="button button--secondary"
          to={`${place}/${address.id}/update`}
          aria-label={t('Edit {name}', { name })}
        >
          <Pencil size={18} aria-hidden="true" />
          {t('Edit')}
        </Link>
        <Button look="quiet" onClick={onRemove} aria-label={t('Remove {name}', { name })}>
          <Trash2 size={18} aria-hidden="true" />
          {t('Remove')}
        </Button>
      </div>
    </li>
  )
}

function RemoveAddress({ address, onEnd }: { address: Address; onEnd: (isRemoved: boolean) => void }) {
  const { t } = useI18n()
  const { revalidate } = useRevalidator()
  const isLocked = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const remove = async () => {
    if (isLocked.current) return
    isLocked.current = true
    setIsBusy(true)
    setHasFailed(false)
    try {
      await browserApi()(deleteAddress, { params: { id: address.id } })
    } catch (error) {
      // Gone is gone, also when another tab was faster.
      if (!(error instanceof Error && 'status' in error && error.status === 404)) {
        isLocked.current = false
        setIsBusy(false)
        setHasFailed(true)
        return
      }
    }
    await revalidate()
    onEnd(true)
  }
  return (
    <div className="question">
      <p>{[address.address, address.area && areaLabel(address.area)].filter(Boolean).join(', ')}</p>
      {hasFailed && (
        <p className="notice notice--wrong" role="alert">
          {t('That did not work. Please try again')}
        </p>
      )}
      <div className="question__ways">
        <Button busy={isBusy} onClick={() => void remove()}>
          {t('Remove')}
        </Button>
        <Button look="secondary" onClick={() => onEnd(false)}>
          {t('Keep')}
        </Button>
      </div>
    </div>
  )
}
