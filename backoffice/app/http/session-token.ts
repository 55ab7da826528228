const KEY = 'tischlein.staff'

/** The token of the signed-in member, kept on this device until sign-out: a kitchen's tablet restarts at night. */
export const sessionToken = {
  read: (): string | undefined => localStorage.getItem(KEY) ?? undefined,
  keep: (token: string): void => localStorage.setItem(KEY, token),
  forget: (): void => localStorage.removeItem(KEY),
}
