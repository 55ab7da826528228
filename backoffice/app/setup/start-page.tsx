import { useQuery } from '@tanstack/react-query'
import { PartyPopper } from 'lucide-react'
import { Link } from 'react-router'
import { getSetUp } from '#contract/publishing-set-up.ts'
import { useI18n } from '#ui/i18n.tsx'
import { DRAFTS } from '../documents/document-calls.ts'
import { ReadFailure, Reading } from '../documents/reading.tsx'
import { failureKindOf } from '../http/failure-kind.ts'
import { staffApi } from '../http/staff-api.ts'
import { DemoCard } from './demo-card.tsx'
import { StepList } from './step-list.tsx'
import { TestOrderLink } from './test-order-link.tsx'
import './start.css'

/** The way from an empty shop to its first order. */
export function StartPage() {
  const { t } = useI18n()
  const { data, error, refetch } = useQuery({
    // Everything that is saved or published makes it be read anew.
    queryKey: [DRAFTS, 'set-up'],
    queryFn: () => staffApi(getSetUp, {}),
    staleTime: 0,
  })
  return (
    <div className="work-page">
      <div className="work-page__head">
        <h1>{t('Set up the shop')}</h1>
      </div>
      {error && !data ? (
        <ReadFailure failure={failureKindOf(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <Reading />
      ) : data.every(({ isDone }) => isDone) ? (
        <AllDone />
      ) : (
        <StepList steps={data} />
      )}
      <DemoCard />
    </div>
  )
}

function AllDone() {
  const { t } = useI18n()
  return (
    <div className="work-page__empty">
      <PartyPopper size={40} aria-hidden="true" />
      <h2>{t('The shop is set up')}</h2>
      <p>{t('Everything is there, and the first order went through. This screen is not needed any more.')}</p>
      <div className="set-up__actions">
        <Link className="button" to="/">
          {t('To the orders')}
        </Link>
        <TestOrderLink className="button button--secondary">{t('Place a test order')}</TestOrderLink>
      </div>
    </div>
  )
}
