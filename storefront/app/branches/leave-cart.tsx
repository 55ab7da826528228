import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useI18n } from '#ui/i18n.tsx'

type LeaveCartProps = {
  open: boolean
  /** The name of the branch the guest is going to. */
  branch: string
  onStay(): void
  onLeave(): void
}

/** Asks before a cart is emptied: another branch has other prices and may not have every dish. */
export function LeaveCart({ open, branch, onStay, onLeave }: LeaveCartProps) {
  const { t } = useI18n()
  return (
    <Dialog
      open={open}
      onClose={onStay}
      kind="small"
      title={t('Empty your cart?')}
      closeLabel={t('Close')}
      footer={
        <div className="select-branch__answers">
          <Button onClick={onLeave}>{t('Empty cart and continue')}</Button>
          <Button look="secondary" onClick={onStay}>
            {t('Keep my cart')}
          </Button>
        </div>
      }
    >
      <p className="select-branch__question">
        {t('Your cart belongs to another branch. At {branch} you start with an empty one.', { branch })}
      </p>
    </Dialog>
  )
}
