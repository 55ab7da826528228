import { useI18n } from '#ui/i18n.tsx'

/** Shown while the first data is on its way. */
export function Waiting() {
  const { t } = useI18n()
  return (
    <main className="waiting">
      <title>Tischlein</title>
      <p role="status">{t('Loading …')}</p>
    </main>
  )
}
