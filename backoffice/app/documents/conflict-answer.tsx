import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { Comparison } from './comparison.tsx'
import type { Editing } from './use-saver.ts'

type ConflictAnswerProps<Document> = {
  editing: Pick<Editing<Document>, 'conflict' | 'resolve'>
  nameOf: (id: string) => string | undefined
}

/** What somebody has to decide about the change of a colleague; when it is put off, the way back to it. */
export function ConflictAnswer<Document extends object>({ editing, nameOf }: ConflictAnswerProps<Document>) {
  const { t } = useI18n()
  const { conflict, resolve } = editing
  // The version of the colleague's document whose comparison was closed without a decision.
  const [putOff, setPutOff] = useState<string>()
  if (!conflict) return null
  if (conflict.theirs.version === putOff)
    return (
      <Button look="secondary" onClick={() => setPutOff(undefined)}>
        {t('Compare now')}
      </Button>
    )
  return (
    <Comparison
      conflict={conflict}
      nameOf={nameOf}
      onResolve={resolve}
      onClose={() => setPutOff(conflict.theirs.version)}
    />
  )
}
