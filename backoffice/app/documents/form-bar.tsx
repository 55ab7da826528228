import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { focusFirstError } from '../http/focus-first-error.ts'
import { FormLine } from './save-line.tsx'
import type { Editing } from './use-saver.ts'

type FormBarProps<Document> = {
  editing: Pick<Editing<Document>, 'status' | 'state' | 'fields' | 'discard'>
  /** What follows when what was typed is forgotten. */
  onDiscard?: (() => void) | undefined
}

/** The end of the form of a document that acts at once: where what was typed is, and the buttons to save or forget it. */
export function FormBar<Document>({ editing, onDiscard }: FormBarProps<Document>) {
  const { t } = useI18n()
  const { status, state, fields, discard } = editing
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (status === 'invalid') focusFirstError(bar.current?.closest('form'))
  }, [status, fields])
  const isSaved = status === 'saved'
  return (
    <div ref={bar} className="form-bar">
      {!(isSaved && state === 'new') && <FormLine status={status} />}
      {!isSaved && (
        <Button
          look="quiet"
          onClick={() => {
            discard()
            onDiscard?.()
          }}
        >
          {t('Discard')}
        </Button>
      )}
      <Button type="submit" busy={status === 'saving'} unavailable={isSaved}>
        {status === 'gone' ? t('Create it anew') : t('Save')}
      </Button>
    </div>
  )
}
