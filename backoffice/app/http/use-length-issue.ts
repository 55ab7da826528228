import { useI18n } from '#ui/i18n.tsx'

/** Says under a field that its text is longer than `max` characters; undefined while it is not. The server counts trimmed. */
export function useLengthIssue(): (typed: string, max: number) => string | undefined {
  const { t } = useI18n()
  return (typed, max) =>
    typed.trim().length > max ? t('At most {max} characters are possible', { max }) : undefined
}
