/** The id of the button beside the order button with which the guest agrees to what has changed. */
export const AGREE = 'agree-to-changes'

/** The id of the order button. */
export const ORDER = 'order'

/** The id of the notice that somebody else is signed in than while the form was filled in. */
export const OTHER_SESSION = 'session-ended'
