import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useI18n } from '#ui/i18n.tsx'
import { showToast } from '#ui/toasts.ts'
import { DOCUMENTS, DRAFTS } from '../documents/document-calls.ts'
import type { OutlineMove } from './move.ts'
import { saveMove, saveMoveInto } from './save-move.ts'
import { menuKeys, readOrder } from './use-menu.ts'

const SHOWN_MS = 10_000

/** Moves that are shown at once and saved one after the other. */
export function useMoves(): { pending: readonly OutlineMove[]; move(move: OutlineMove): void } {
  const { t } = useI18n()
  const client = useQueryClient()
  const [pending, setPending] = useState<readonly OutlineMove[]>([])
  const { mutate } = useMutation({
    scope: { id: DOCUMENTS },
    async mutationFn(move: OutlineMove) {
      const { into } = move
      if (into === undefined) {
        client.setQueryData(menuKeys.order, await saveMove(move, await readOrder()))
      } else {
        await saveMoveInto({ ...move, into })
        await client.invalidateQueries({ queryKey: [DOCUMENTS] })
      }
      void client.invalidateQueries({ queryKey: [DRAFTS] })
    },
    onError: () =>
      showToast({ tone: 'error', text: t('The new order could not be saved'), duration: SHOWN_MS }),
    onSettled: (_order, _error, move) => setPending((moves) => moves.filter((one) => one !== move)),
  })
  const move = (move: OutlineMove) => {
    setPending((moves) => [...moves, move])
    mutate(move)
  }
  return { pending, move }
}
