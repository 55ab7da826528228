import { ArrowRight, Circle, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { SetUpStep } from '#contract/publishing-set-up.ts'
import { useI18n } from '#ui/i18n.tsx'
import { StarterButton } from './starter-button.tsx'
import { type StepText, stepTexts } from './step-texts.ts'
import { TestOrderLink } from './test-order-link.tsx'

/** How far the set-up is, its next step, and all steps with whether they are done. */
export function StepList({ steps }: { steps: readonly SetUpStep[] }) {
  const { t } = useI18n()
  const texts = stepTexts(t)
  const done = steps.filter(({ isDone }) => isDone).length
  const next = steps.find(({ isDone }) => !isDone)
  const progress = t('{done} of {all} done', { done, all: steps.length })
  return (
    <>
      <div className="set-up__progress">
        <progress value={done} max={steps.length} aria-label={progress} />
        <p>{progress}</p>
      </div>
      {next && (
        <section className="edit-card set-up__next" aria-labelledby="set-up-next">
          <p className="set-up__label">{t('The next step')}</p>
          <h2 id="set-up-next">{texts[next.id].name}</h2>
          <p>{texts[next.id].why}</p>
          <div className="set-up__actions">
            <StepLink id={next.id} text={texts[next.id]} className="button">
              {next.id === 'order' ? t('Place a test order') : t('Do it now')}
              <ArrowRight size={20} aria-hidden="true" />
            </StepLink>
            <StarterButton step={next.id} />
          </div>
        </section>
      )}
      <ol className="set-up__steps">
        {steps.map(({ id, isDone }) => (
          <li key={id} className="set-up__step" data-done={isDone}>
            {isDone ? <CircleCheck size={22} aria-hidden="true" /> : <Circle size={22} aria-hidden="true" />}
            <div>
              <StepLink id={id} text={texts[id]}>
                {texts[id].name}
              </StepLink>
              {!isDone && <small>{texts[id].why}</small>}
            </div>
            <span>{isDone ? t('Done') : t('Still open')}</span>
          </li>
        ))}
      </ol>
    </>
  )
}

type StepLinkProps = {
  id: SetUpStep['id']
  text: StepText
  className?: string
  children: ReactNode
}

/** Leads to the screen of a step; a test order is placed in a window of its own, where guests are. */
function StepLink({ id, text, className, children }: StepLinkProps) {
  return id === 'order' ? (
    <TestOrderLink className={className}>{children}</TestOrderLink>
  ) : (
    <Link className={className} to={text.to}>
      {children}
    </Link>
  )
}
