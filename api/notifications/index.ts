// Owns: the outbox, the texts and the sending of mails.
// Does not own: the events that mails report on; the module of an event writes the mail in its own transaction.
// May be called by: content, accounts, orders, reservations.
export { enqueueStaffMail, enqueueMail, queuedMail } from './enqueue-mail.ts'
export { fileChannel } from './file-channel.ts'
export type { MailSources } from './mail-sources.ts'
export type { MailKind } from './mails.ts'
export { type MailWorker, startMailWorker } from './mail-worker.ts'
export { mailsData } from './personal-data.ts'
export { notificationsStaffRoutes } from './notifications.staff.routes.ts'
export { outboxState, outboxWaiting } from './outbox.queries.ts'
export { smtpChannel } from './smtp-channel.ts'
export { createLiveHub } from './live/live-hub.ts'
export { MOST_LISTENERS } from './live/stream-limits.ts'
export { mountLive } from './live/mount-live.ts'
export { forgetLiveEvents } from './live/number-live-events.ts'
export { liveEvent, publishLiveEvent } from './live/publish-live-event.ts'
