/** What is said about signing out, on every page. */
export const sessionWords = {
  'You are still signed in. Please check your connection and try again':
    'Du bist noch angemeldet. Prüfe deine Verbindung und versuche es noch einmal',
} as const satisfies Record<string, string>
