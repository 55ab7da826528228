import type { importMessages } from './import-messages.ts'

export type QuestionKind = keyof typeof importMessages

/** Why a person must be asked about a line, with what fills the sentence. */
export type Question = { kind: QuestionKind; params: Readonly<Record<string, string | number>> }

/** A question about a line. */
export const question = (kind: QuestionKind, params: Question['params'] = {}): Question => ({ kind, params })
