/** What the rules of the accounts say (domain/messages.ts). */
export const accountRulesMessages = {
  'E-mail or password is wrong': 'E-Mail oder Passwort stimmt nicht',
  'This password is easy to guess. Please choose another one':
    'Dieses Passwort ist leicht zu erraten. Bitte wähle ein anderes',
  'Please enter your current password to change this':
    'Bitte gib dein jetziges Passwort ein, um das zu ändern',
  'Please sign in again to change this': 'Bitte melde dich neu an, um das zu ändern',
  'Please enter a password': 'Bitte gib ein Passwort ein',
  'Please choose a password of at least 10 characters': 'Bitte wähle ein Passwort mit mindestens 10 Zeichen',
  'Please enter the password again': 'Bitte gib das Passwort noch einmal ein',
  'The two passwords are not the same': 'Die beiden Passwörter sind nicht gleich',
  'There is already an account with this e-mail address': 'Zu dieser E-Mail-Adresse gibt es schon ein Konto',
  'This password is wrong': 'Dieses Passwort stimmt nicht',
  'Please confirm that the account is to be deleted': 'Bitte bestätige, dass das Konto gelöscht werden soll',
  'New accounts cannot be opened at the moment': 'Zurzeit können keine neuen Konten eröffnet werden',
  'Not logged in': 'Nicht angemeldet',
  'Login provider not found': 'Diesen Anbieter gibt es hier nicht',
  'Chosen login provider is not supported for refreshing a token':
    'Bei diesem Anbieter lässt sich eine Anmeldung nicht erneuern',
  'Signing in with a social account is switched off': 'Die Anmeldung über andere Dienste ist ausgeschaltet',
  'A login with this provider is linked already. Please remove it first':
    'Eine Anmeldung über diesen Anbieter ist schon verknüpft. Bitte entferne sie zuerst',
  'This social account already belongs to another account':
    'Dieses Konto ist schon mit einem anderen verbunden',
  'This is the only way into the account. Please set a password first':
    'Das ist der einzige Zugang zum Konto. Bitte lege zuerst ein Passwort fest',
} as const satisfies Record<string, string>
