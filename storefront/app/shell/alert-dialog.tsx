import { useSyncExternalStore } from 'react'
import { alertStore, closeAlert } from '#ui/alerts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useI18n } from '#ui/i18n.tsx'

/** Where `showAlert` appears (spec 8). */
export function AlertDialog() {
  const { t } = useI18n()
  const alert = useSyncExternalStore(alertStore.subscribe, alertStore.read, alertStore.readOnServer)
  return (
    <Dialog
      open={alert !== undefined}
      onClose={closeAlert}
      kind="small"
      title={alert?.kind === 'error' ? t('Error') : t('Success')}
      closeLabel={t('Close')}
      footer={
        <Button size="large" className="alert__ok" onClick={closeAlert}>
          {t('Ok')}
        </Button>
      }
    >
      <p className="alert__text" role={alert?.kind === 'error' ? 'alert' : 'status'}>
        {alert?.text}
      </p>
    </Dialog>
  )
}
