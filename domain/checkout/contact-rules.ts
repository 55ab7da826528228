import { MAX_EMAIL_LENGTH, MAX_EMAIL_LOCAL_LENGTH, MAX_PHONE_DIGITS, MIN_PHONE_DIGITS } from '../limits.ts'

const LOCAL = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u

/** Whether a text looks like an e-mail address: at most 254 characters, 64 before the @ (spec 5). */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@')
  const local = text.slice(0, at)
  const labels = text.slice(at + 1).split('.')
  if (at < 1 || text.length > MAX_EMAIL_LENGTH || local.length > MAX_EMAIL_LOCAL_LENGTH) return false
  return LOCAL.test(local) && labels.length > 1 && labels.every((label) => LABEL.test(label))
}

/** Whether a text may be a phone number: 6 to 15 digits, a plus only at the start, and the usual signs between. */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return /^\+?[\d\s()/.-]+$/.test(text.trim()) && digits >= MIN_PHONE_DIGITS && digits <= MAX_PHONE_DIGITS
}
