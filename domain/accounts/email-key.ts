/** The form in which e-mail addresses are compared: capitals and the way an umlaut is composed do not matter. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}
