/** German of signing in, of the pages of an account, and of one's own orders. */
export const accountWords = {
  'Log in': 'Anmelden',
} as const satisfies Record<string, string>
