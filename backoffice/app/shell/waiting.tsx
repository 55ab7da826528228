import { useWords } from '#ui/i18n.tsx'

/** Shown while the first data is on its way. */
export function Waiting() {
  const { t } = useWords()
  return (
    <main className="waiting">
      <title>Tischlein</title>
      <p role="status">{t('Loading …')}</p>
    </main>
  )
}
