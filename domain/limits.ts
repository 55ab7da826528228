import { cents } from './money.ts'

/** The longest time, in minutes, that an order is promised in. */
export const MAX_PROMISED_MINUTES = 600

/** Quantity of one cart line (spec 5, 9). */
export const MIN_QUANTITY = 1
export const MAX_QUANTITY = 6

/** Lines of one cart. */
export const MAX_CART_LINES = 50

/** Levels of child menus below a cart line. */
export const MAX_MENU_DEPTH = 2

/** Pictures of a category's gallery, and how many of them stand before its poster (spec 9). */
export const GALLERY_SIZE = 8
export const GALLERY_BEFORE = 4

/** Characters of a short description (spec 9). */
export const SHORT_TEXT_LENGTH = 70

/** An extras list longer than this gets a name filter (ux.md 1.4). */
export const EXTRAS_WITHOUT_FILTER = 8

/** The choices of how many guests come (spec 5). */
export const GUEST_CHOICES = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10+'] as const

/** Minutes between two times that are offered for a reservation, and days ahead that can be reserved, today included. */
export const RESERVATION_STEP_MINUTES = 30
export const RESERVATION_DAYS = 180

/** Lengths of an e-mail address and of the part before the @ (spec 5). */
export const MAX_EMAIL_LENGTH = 254
export const MAX_EMAIL_LOCAL_LENGTH = 64

/** Characters of a new password. */
export const MIN_PASSWORD_LENGTH = 10

/** How long after signing in the current password is not asked for again. */
export const FRESH_SIGN_IN_MINUTES = 15

/** Days after its last use, and after its sign-in, at which a session ends: a stolen one must not work for ever. */
export const SESSION_IDLE_DAYS = 30
export const MAX_SESSION_DAYS = 180

/** Sessions of one account that are listed. */
export const MAX_LISTED_SESSIONS = 50

/** How long a mailed one-time password can be used (design.md 3). */
export const ONE_TIME_PASSWORD_MINUTES = 60

/** Digits of a phone number. */
export const MIN_PHONE_DIGITS = 6
export const MAX_PHONE_DIGITS = 15

/** The highest tip that is taken without asking back. */
export const MAX_TIP = cents(100_000)

/** What points must leave of the goods to pay, and how far above the goods a balance blocks them: one euro (spec 5). */
export const POINTS_MARGIN = cents(100)

/** Addresses of one account. */
export const MAX_ADDRESSES = 50

/** Rows of one page of the transaction history, and of one's own orders. */
export const TRANSACTIONS_PER_PAGE = 20
export const ORDERS_PER_PAGE = 30

/** Days that a device remembers a guest who has asked for it. */
export const KNOWN_GUEST_DAYS = 180

/** Minutes of one time window (ux.md 1.9). */
export const TIME_WINDOW_MINUTES = 15

/** Milliseconds (spec 9). */
export const TOAST_MS = 3000
export const CART_NOTIFICATION_MS = 4000
/** A loader appears only when something takes this long (ux.md 1.12), and never stays longer than the limit. */
export const LOADER_DELAY_MS = 400
export const LOADER_LIMIT_MS = 20_000

/** Slides of the category slider by viewport width, widest first, and how far its arrows move (spec 9). */
export const SLIDER_WIDTHS = [
  { minWidth: 1200, slides: 7 },
  { minWidth: 991, slides: 5 },
  { minWidth: 400, slides: 3 },
  { minWidth: 0, slides: 2 },
] as const
export const SLIDER_STEP = 2

/** How long a guest has to pay; Stripe's pages live for at least half an hour. */
export const PAYMENT_MINUTES = 35

/** How long the link of an invitation to the staff counts. */
export const INVITATION_DAYS = 7
