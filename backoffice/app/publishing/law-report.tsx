import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, Printer } from 'lucide-react'
import { Link } from 'react-router'
import { checkLaw, type LawFinding } from '#contract/publishing.staff.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { DRAFTS } from '../documents/document-calls.ts'
import { documentPath } from '../documents/document-path.ts'
import { ReadFailure, Reading } from '../documents/reading.tsx'
import { useDocumentName } from '../documents/use-document-name.ts'
import { failureKindOf } from '../http/failure-kind.ts'
import { staffApi } from '../http/staff-api.ts'

/** What the law asks about in everything that is drafted, as a report with its date that can be printed. */
export function LawReport() {
  const { t, date } = useI18n()
  const { data, error, refetch } = useQuery({
    queryKey: [DRAFTS, 'law'],
    queryFn: () => staffApi(checkLaw, {}),
  })
  const red = data?.findings.filter(({ level }) => level === 'red') ?? []
  const amber = data?.findings.filter(({ level }) => level === 'amber') ?? []
  return (
    <section className="report" aria-labelledby="law-report">
      <div className="report__head">
        <h2 id="law-report">{t('Law check')}</h2>
        {data && (
          <Button look="quiet" className="report__print" onClick={() => print()}>
            <Printer size={18} aria-hidden="true" />
            {t('Print')}
          </Button>
        )}
      </div>
      {!data &&
        (error ? <ReadFailure failure={failureKindOf(error)} onRetry={() => void refetch()} /> : <Reading />)}
      {data && (
        <>
          <p className="report__hint">
            {t('As of {moment}. It looks for what is forgotten and is no legal advice.', {
              moment: date(data.checkedAt, { dateStyle: 'medium', timeStyle: 'short' }),
            })}
          </p>
          {data.findings.length === 0 && (
            <p className="report__clean">
              <CircleCheck size={20} aria-hidden="true" />
              {t('Nothing was found')}
            </p>
          )}
          <Findings
            title={t('Stays a draft until it is mended')}
            findings={red.filter(({ isBlocking }) => isBlocking)}
          />
          <Findings
            title={t('It is so in the shop already; please mend it')}
            findings={red.filter(({ isBlocking }) => !isBlocking)}
          />
          <Findings title={t('Please look at it')} findings={amber} />
        </>
      )}
    </section>
  )
}

/** Findings of one level, those about the same thing together. */
function Findings({ title, findings }: { title: string; findings: readonly LawFinding[] }) {
  const { t } = useI18n()
  const { kindOf, nameOf } = useDocumentName()
  if (findings.length === 0) return null
  const rules = Map.groupBy(findings, ({ rule }) => rule)
  return (
    <>
      <h3>{title}</h3>
      <ul className="report__findings" data-level={findings[0]?.level}>
        {[...rules].map(([rule, ofRule]) => (
          <li key={rule}>
            <p>
              <CircleAlert size={18} aria-hidden="true" />
              {t(ofRule[0]!.text)}
            </p>
            <details open={ofRule.length <= FEW}>
              <summary>
                {t('{count, plural, one {# place} other {# places}}', { count: ofRule.length })}
              </summary>
              <ul>
                {ofRule.map((finding) => {
                  const { kind, id } = finding.mendAt ?? finding
                  return (
                    <li key={`${finding.kind} ${finding.id} ${finding.field}`}>
                      <Link to={documentPath(kind, id) ?? '/menu'}>{nameOf(finding)}</Link>{' '}
                      <small>{kindOf(finding)}</small>
                    </li>
                  )
                })}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </>
  )
}

const FEW = 3
