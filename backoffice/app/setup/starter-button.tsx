import type { SetUpStepId } from '#contract/publishing-set-up.ts'
import { USUAL_SPAN } from '#domain/setup/usual-week.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { useStarters } from './use-starters.ts'

/** Does what most restaurants do in a step by one press; nothing for steps that are different everywhere. */
export function StarterButton({ step }: { step: SetUpStepId }) {
  const { t } = useI18n()
  const { isBusy, openUsually, deliverAround, draftPages } = useStarters()
  if (step === 'hours')
    return (
      <Button look="secondary" busy={isBusy} onClick={() => void openUsually()}>
        {t('Every day from {start} to {end}', USUAL_SPAN)}
      </Button>
    )
  if (step === 'ways')
    return (
      <Button look="secondary" busy={isBusy} onClick={() => void deliverAround()}>
        {t('Deliver within 3 km')}
      </Button>
    )
  if (step === 'pages')
    return (
      <Button look="secondary" busy={isBusy} onClick={() => void draftPages()}>
        {t('Draft them from what is known')}
      </Button>
    )
  return null
}
