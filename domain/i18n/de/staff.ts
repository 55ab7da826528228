/** German of the staff itself: members, sign-in, mails to members, log of changes. */
export const staffMessages = {
  'Invitation to the team': 'Einladung ins Team',
  'One link leads to name, password and the back office.':
    'Ein Link führt zu Name, Passwort und dem Arbeitsbereich.',
  'Welcome to the team': 'Willkommen im Team',
  'This link opens the access to the back office:': 'Dieser Link öffnet den Zugang zum Arbeitsbereich:',
  'Join the team': 'Dem Team beitreten',
  'The link counts once and is valid until {time}.': 'Der Link gilt einmal und bis {time}.',
  'Nothing known about it? Then this mail can be ignored.':
    'Nichts davon bekannt? Dann kann diese E-Mail ignoriert werden.',
  'New password for the back office': 'Neues Passwort für den Arbeitsbereich',
  'The old password counts until a new one is set.': 'Das alte Passwort gilt, bis ein neues gesetzt ist.',
  'Hello {name}, this link sets a new password:': 'Hallo {name}, dieser Link setzt ein neues Passwort:',
  'Set a new password': 'Neues Passwort setzen',

  'That is more than your role may refund. Please ask a manager':
    'Das ist mehr, als diese Rolle erstatten darf. Bitte die Leitung fragen',
  'This is the last owner. Please make somebody else an owner first':
    'Das ist die letzte Inhaberin oder der letzte Inhaber. Bitte zuerst jemand anderem diese Rolle geben',
  'Please choose branches that exist': 'Bitte Filialen wählen, die es gibt',
  'Somebody with this e-mail address works here already':
    'Mit dieser E-Mail-Adresse arbeitet hier schon jemand',
  'This link is not valid any more': 'Dieser Link gilt nicht mehr',
  'This code is wrong': 'Dieser Code stimmt nicht',
  'This code was used already. Please wait for the next one':
    'Dieser Code wurde schon benutzt. Bitte auf den nächsten warten',
  'That took too long. Please sign in again': 'Das hat zu lange gedauert. Bitte neu anmelden',
  'This passkey was not accepted': 'Dieser Passkey wurde nicht angenommen',
  'There is no such invitation': 'Diese Einladung gibt es nicht',
  'There is no such member': 'Dieses Mitglied gibt es nicht',
} as const satisfies Record<string, string>
