import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { saveMenuDrafts, type WrittenDocument } from '#contract/menu-drafts.ts'
import { useI18n } from '#ui/i18n.tsx'
import { DOCUMENTS, DRAFTS } from '../documents/document-calls.ts'
import { refusalOf } from '../documents/refused.ts'
import { showUndo } from '../documents/show-undo.ts'
import type { UsedIn } from '../documents/use-removal.ts'
import { staffApi } from '../http/staff-api.ts'
import { useSend } from '../http/use-send.ts'
import { type Edit, takenBack, writtenOf } from './bulk-edits.ts'

/** Why nothing was changed, and which documents it is about. */
export type BulkRefusal = { title: string | undefined; documents: UsedIn }

/** Drafts several dishes at once, all or none, and takes it back. */
export function useBulk() {
  const { t } = useI18n()
  const client = useQueryClient()
  const { isBusy, send } = useSend()
  const [refusal, setRefusal] = useState<BulkRefusal>()

  /** Answers the versions, or undefined when nothing was written, which is then said. */
  async function write(documents: WrittenDocument[]) {
    const answer = await send(async () => {
      try {
        return await staffApi(saveMenuDrafts, { body: { documents } })
      } catch (error) {
        const { drafts, usedIn } = refusalOf(error)
        if (drafts) {
          const title = t('Somebody else has changed these in the meantime. Nothing was changed.')
          setRefusal({ title, documents: drafts })
        } else if (usedIn) setRefusal({ title: undefined, documents: usedIn })
        else throw error
        return undefined
      }
    })
    await Promise.all([DOCUMENTS, DRAFTS].map((key) => client.invalidateQueries({ queryKey: [key] })))
    return answer
  }

  async function apply(edits: readonly Edit[], text: string): Promise<boolean> {
    const stands = await write(edits.map(writtenOf))
    if (!stands) return false
    const back = () => void write(edits.map((edit, at) => takenBack(edit, stands[at]?.version ?? null)))
    showUndo(text, t('Undo'), back)
    return true
  }

  return { isBusy, refusal, forgetRefusal: () => setRefusal(undefined), write, apply }
}

export type Bulk = ReturnType<typeof useBulk>
