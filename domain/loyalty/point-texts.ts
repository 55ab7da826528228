import { messages, type Message } from '../messages.ts'

/** Why a balance changes: a finished order earns; an open one holds points, which are spent or released; a deletion erases. */
export type PointKind = 'earned' | 'held' | 'released' | 'spent' | 'erased'

/** How a change of the balance reads; `{code}` is the code of its order. */
export const pointTexts: Record<PointKind, Message> = {
  earned: messages.pointsEarned,
  held: messages.pointsHeld,
  released: messages.pointsReleased,
  spent: messages.pointsSpent,
  erased: messages.pointsErased,
}
