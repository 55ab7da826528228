/** What is said on every page about signing in and out. */
export const sessionMessages = {
  'You are still signed in. Please check your connection and try again':
    'Du bist noch angemeldet. Prüfe deine Verbindung und versuche es noch einmal',
  'Checkout as Guest': 'Als Gast bestellen',
  Login: 'Anmelden',
  'Login or continue as guest?': 'Anmelden oder als Gast bestellen?',
  'Your cart comes along either way.': 'Dein Warenkorb kommt so oder so mit.',
} as const satisfies Record<string, string>
