import { messages, type Message } from '../messages.ts'

/** Reasons for a pause that guests read in their own language; a typed one is shown as it was typed. */
export const pauseReasons: readonly Message[] = [messages.pauseBusy, messages.pauseOven, messages.pauseTeam]
