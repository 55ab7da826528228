import { useState } from 'react'
import type { Reservation } from '#contract/reservations.staff.ts'
import { MAX_ANSWER_LENGTH } from '#contract/text-lengths.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextArea } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { useLengthIssue } from '../http/use-length-issue.ts'

export type Question = { reservation: Reservation; status: 'confirmed' | 'declined' }

type AnswerDialogProps = {
  question: Question | undefined
  isBusy: boolean
  onClose: () => void
  onAnswer: (text: string) => void
}

/** The answer to a request for a table, with an optional personal message. */
export function AnswerDialog({ question, isBusy, onClose, onAnswer }: AnswerDialogProps) {
  const { t } = useI18n()
  return (
    <Dialog
      open={question !== undefined}
      onClose={onClose}
      kind="small"
      title={
        question?.status === 'declined'
          ? t('Decline: {name}', { name: question.reservation.name })
          : t('Confirm: {name}', { name: question?.reservation.name ?? '' })
      }
      closeLabel={t('Close')}
    >
      {question && <AnswerForm question={question} isBusy={isBusy} onAnswer={onAnswer} />}
    </Dialog>
  )
}

function AnswerForm({
  question,
  isBusy,
  onAnswer,
}: Pick<AnswerDialogProps, 'isBusy' | 'onAnswer'> & { question: Question }) {
  const { t } = useI18n()
  const [text, setText] = useState('')
  const tooLong = useLengthIssue()(text, MAX_ANSWER_LENGTH)
  return (
    <form
      className="answer-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (!tooLong) onAnswer(text.trim())
      }}
    >
      <TextArea
        label={t('A word to the guest')}
        mark={t('(optional)')}
        hint={t('It goes out by mail together with your answer.')}
        value={text}
        error={tooLong}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" size="large" busy={isBusy} unavailable={tooLong !== undefined}>
        {question.status === 'confirmed' ? t('Confirm and send mail') : t('Decline and send mail')}
      </Button>
    </form>
  )
}
