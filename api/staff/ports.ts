import type { Ctx } from '../context.ts'

/** The mails to members of staff; `path` is the target of the link, relative to the shop. */
export type MemberMail =
  | { kind: 'staff_invited'; path: string; validUntil: string }
  | { kind: 'staff_new_password'; name: string; path: string; validUntil: string }
  | { kind: 'staff_passkey_added'; name: string; passkey: string; path: string }

/** What this module needs of others, which may call it themselves; passed in where the app is composed. */
export type StaffPorts = {
  /** Writes a mail into the outbox, in the transaction of the call. */
  enqueueMail(ctx: Ctx, mail: MemberMail, to: { email: string; language?: string }): Promise<void>
  /** What the restaurant is called. */
  shopName(ctx: Ctx): Promise<string>
}
