import { guestMessages } from '../guests/guest-messages.ts'
import { messages } from '../messages.ts'

/**
 * Why a balance changes: a finished order earns; an open one holds points, which are spent or released;
 * one whose money the bank has taken back loses what it earned; a member of staff corrects; a deletion erases.
 */
export type PointKind = 'earned' | 'held' | 'released' | 'spent' | 'erased' | 'taken_back' | 'corrected'

/** How a change of the balance reads; `{code}` is the code of its order, `{reason}` why it was corrected. */
export const pointTexts: Record<PointKind, string> = {
  earned: messages.pointsEarned,
  held: messages.pointsHeld,
  released: messages.pointsReleased,
  spent: messages.pointsSpent,
  erased: messages.pointsErased,
  taken_back: messages.pointsTakenBack,
  corrected: guestMessages.pointsCorrected,
}
