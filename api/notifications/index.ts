// Owns: the outbox, the words and the sending of mails.
// Does not own: what happened; the room where it happened writes the mail in its own transaction.
// May be called by: content, accounts, orders, reservations, checkout, staff.
export { enqueueHouseMail, enqueueMail } from './enqueue-mail.ts'
