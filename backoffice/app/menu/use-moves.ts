import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useI18n } from '#ui/i18n.tsx'
import { showToast } from '#ui/toasts.ts'
import { DOCUMENTS, DRAFTS } from '../documents/document-calls.ts'
import { refusalOf } from '../documents/refused.ts'
import { showUndo } from '../documents/show-undo.ts'
import type { UsedIn } from '../documents/use-removal.ts'
import { refusalText } from '../http/failure-kind.ts'
import type { OutlineMove } from './move.ts'
import type { Moved } from './move-to-category.ts'
import { type MovedDishes, saveMove, saveMoveInto, takeMoveBack } from './save-move.ts'
import { menuKeys, readOrder } from './use-menu.ts'

const SHOWN_MS = 10_000

type Moves = {
  pending: readonly OutlineMove[]
  move(move: OutlineMove): void
  /** The combos that need the dishes where they are; undefined while there is nothing to say. */
  usedIn: UsedIn | undefined
  forgetUsedIn(): void
}

/** Moves that are shown at once and saved one after the other; a dish that got another category has the way back. */
export function useMoves(): Moves {
  const { t } = useI18n()
  const client = useQueryClient()
  const [pending, setPending] = useState<readonly OutlineMove[]>([])
  const [usedIn, setUsedIn] = useState<UsedIn>()
  const fail = (text = t('The new order could not be saved')) =>
    showToast({ tone: 'error', text, duration: SHOWN_MS })
  const refresh = () =>
    Promise.all([DOCUMENTS, DRAFTS].map((key) => client.invalidateQueries({ queryKey: [key] })))
  /** How each dish was moved last, so that one that is dragged back has all its prices again. */
  const earlier = useRef(new Map<string, Moved>())
  const { mutate: takeBack } = useMutation({
    scope: { id: DOCUMENTS },
    mutationFn: (into: MovedDishes) => takeMoveBack(into),
    onError: (error) => fail(refusalText(error)),
    onSettled: refresh,
  })
  const offerBack = (into: MovedDishes) => {
    const { dishes } = into
    for (const { id, moved } of dishes) earlier.current.set(id, moved)
    const text = t('{count, plural, one {# dish is changed} other {# dishes are changed}}', {
      count: dishes.length,
    })
    showUndo(text, t('Undo'), () => takeBack(into))
  }
  const { mutate } = useMutation({
    scope: { id: DOCUMENTS },
    async mutationFn(move: OutlineMove) {
      const { into } = move
      if (into === undefined) {
        client.setQueryData(menuKeys.order, await saveMove(move, await readOrder()))
      } else {
        const moved = await saveMoveInto({ ...move, into }, earlier.current)
        if (moved?.dishes.length) offerBack(moved)
        await client.invalidateQueries({ queryKey: [DOCUMENTS] })
      }
      void client.invalidateQueries({ queryKey: [DRAFTS] })
    },
    onError(error) {
      const refusal = refusalOf(error)
      if (refusal.usedIn) setUsedIn(refusal.usedIn)
      else fail()
    },
    onSettled: (_order, _error, move) => setPending((moves) => moves.filter((one) => one !== move)),
  })
  const move = (move: OutlineMove) => {
    setPending((moves) => [...moves, move])
    mutate(move)
  }
  return { pending, move, usedIn, forgetUsedIn: () => setUsedIn(undefined) }
}
