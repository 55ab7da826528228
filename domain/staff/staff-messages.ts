/** What the rules say to members of staff about themselves and each other. */
export const staffMessages = {
  refundOverLimit: 'That is more than your role may refund. Please ask a manager',
  lastOwner: 'This is the last owner. Please make somebody else an owner first',
  branchUnknown: 'Please choose branches that exist',
  memberExists: 'Somebody with this e-mail address works here already',
  linkOver: 'This link is not valid any more',
  codeWrong: 'This code is wrong',
  passkeyRefused: 'This passkey was not accepted. Please sign in with the password',
  passkeyNotAdded: 'This passkey was not accepted. Please try again',
  passkeyKnown: 'This passkey is there already',
  factorNeeded: 'Please set up the second step first',
  stepOver: 'That took too long. Please sign in again',
} as const

export type StaffMessage = (typeof staffMessages)[keyof typeof staffMessages]
