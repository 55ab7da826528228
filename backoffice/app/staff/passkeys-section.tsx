import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Passkey } from '#contract/staff-second-factor.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { RemovePasskey } from './remove-passkey.tsx'
import { useSecondFactor } from './use-second-factor.ts'

/** The passkeys of the member: which there are, when each was used last; more are added, and lost ones removed. */
export function PasskeysSection() {
  const { t } = useI18n()
  const { data, readAgain } = useSecondFactor()
  const [isAdding, setAdding] = useState(false)
  const [removed, setRemoved] = useState<Passkey>()
  if (!data) return null
  return (
    <section className="entry">
      <h2>{t('Passkeys')}</h2>
      <p>
        {t('A passkey signs in with the finger, face or code of a device, without password and second step.')}
      </p>
      {data.passkeys.length > 0 && (
        <ul className="rows">
          {data.passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setRemoved(passkey)} />
          ))}
        </ul>
      )}
      <div className="entry__actions">
        <Button look="secondary" onClick={() => setAdding(true)}>
          <Plus size={20} aria-hidden="true" />
          {t('Add a passkey')}
        </Button>
      </div>
      <Dialog
        open={isAdding}
        onClose={() => setAdding(false)}
        title={t('Add a passkey')}
        closeLabel={t('Close')}
        kind="small"
      >
        {isAdding && <AddPasskey onAdded={readAgain} onClose={() => setAdding(false)} />}
      </Dialog>
      <Dialog
        open={removed !== undefined}
        onClose={() => setRemoved(undefined)}
        title={t('Remove the passkey “{name}”', { name: removed?.name ?? '' })}
        closeLabel={t('Close')}
        kind="small"
      >
        {removed && (
          <RemovePasskey passkey={removed} onRemoved={readAgain} onClose={() => setRemoved(undefined)} />
        )}
      </Dialog>
    </section>
  )
}

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { t, date } = useI18n()
  const { name, createdAt, lastUsedAt } = passkey
  const at = { dateStyle: 'medium', timeStyle: 'short' } as const
  return (
    <li className="row">
      <div className="row__main">
        <strong>{name}</strong>
        <span className="row__more">
          {t('Added {date}', { date: date(createdAt, at) })} ·{' '}
          {lastUsedAt ? t('last used {date}', { date: date(lastUsedAt, at) }) : t('not used yet')}
        </span>
      </div>
      <span className="row__actions">
        <Button look="quiet" onClick={onRemove} aria-label={t('Remove the passkey “{name}”', { name })}>
          {t('Remove')}
        </Button>
      </span>
    </li>
  )
}
