export type SettingGroup =
  | 'shop'
  | 'contact'
  | 'ordering'
  | 'delivery'
  | 'payment'
  | 'accounts'
  | 'legal'
  | 'social'
  | 'look'
  | 'code'

export type SettingDefinition = {
  /** `flag` is empty or `1`; `picture` takes its value from uploaded media. */
  type: 'text' | 'flag' | 'number' | 'url' | 'picture' | 'page' | 'list' | 'choice' | 'json'
  default: string
  /** The screen of the back office that shows it. */
  group: SettingGroup
  label: string
  public: boolean
  choices?: readonly string[]
  /** What a number counts. */
  unit?: 'minutes' | 'days' | 'percent' | 'amount'
  /** A text of several lines. */
  isLong?: boolean
}

const setting = (
  type: SettingDefinition['type'],
  group: SettingGroup,
  label: string,
  initial = '',
  more: Partial<SettingDefinition> = {},
): SettingDefinition => ({ type, default: initial, group, label, public: true, ...more })

/**
 * THE registry of settings (spec 9): every key, its type, default, group and label, in the order of the screens. Adding a
 * setting is one line here; the compiler then asks for its help.
 */
export const settings = {
  SITE_TITLE: setting('text', 'shop', 'Name of the restaurant', 'Tischlein'),
  TAGLINE: setting('text', 'shop', 'One line about the restaurant'),
  ADDRESS_FORM: setting('choice', 'shop', 'How guests are addressed in German', 'du', {
    choices: ['du', 'sie'],
  }),
  IS_ACTIVE: setting('flag', 'shop', 'The restaurant takes orders', '1'),
  RESERVATION_ENABLED: setting('flag', 'shop', 'Table reservations'),
  HAS_BRANCH: setting('flag', 'shop', 'Several branches'),
  PHONE: setting('text', 'contact', 'Phone'),
  ADDRESS: setting('text', 'contact', 'Address', '', { isLong: true }),
  CONTACT_EMAIL: setting('text', 'contact', 'E-mail'),
  RESTAURANT_COORDINATES: setting('text', 'contact', 'Place on the map'),
  MAP_URL: setting('url', 'contact', 'Map of another service'),
  COUNTRY: setting('text', 'contact', 'Country code', 'de'),
  FEDERAL_STATE: setting('choice', 'contact', 'Federal state, for its holidays', '', {
    public: false,
    choices: ['', ...'BW BY BE BB HB HH HE MV NI NW RP SL SN ST SH TH'.split(' ')],
  }),
  TIME_ZONE: setting('text', 'contact', 'Time zone', 'Europe/Berlin'),
  ALLOW_DELIVERY: setting('flag', 'ordering', 'Delivery', '1'),
  ALLOW_TAKEAWAY: setting('flag', 'ordering', 'Takeaway', '1'),
  ALLOW_CURBSIDE: setting('flag', 'ordering', 'Curbside'),
  PREPARATION_MINUTES: setting('number', 'ordering', 'Time to prepare an order', '20', { unit: 'minutes' }),
  PREORDER_DAYS: setting('number', 'ordering', 'Ordering ahead', '7', { unit: 'days' }),
  ALLOW_ISSUE_INVOICE: setting('flag', 'ordering', 'Invoice on request'),
  CART_REMINDER: setting('flag', 'ordering', 'Keep the cart on the guest’s device'),
  DELIVERY_MINUTES: setting('number', 'delivery', 'Time on the road', '20', { unit: 'minutes' }),
  SURCHARGE_BELOW_MINIMUM: setting(
    'flag',
    'delivery',
    'Below the minimum order, guests may pay the difference',
  ),
  ADDRESS_FIRST: setting('flag', 'delivery', 'Ask for the address first'),
  USES_NEW_ADDRESS_SYSTEM: setting('flag', 'delivery', 'Addresses on a map'),
  GEOCODER: setting('choice', 'delivery', 'Who searches addresses', 'local', {
    choices: ['local', 'photon', 'nominatim', 'google'],
  }),
  PAY_CASH: setting('flag', 'payment', 'Cash at the door', '1'),
  PAY_CARD_AT_DOOR: setting('flag', 'payment', 'Card at the door', '1'),
  PAY_AT_TABLE: setting('flag', 'payment', 'Pay at the table', '1'),
  ALLOW_TIP: setting('flag', 'payment', 'Tip', '1'),
  TIP_PERCENTS: setting('list', 'payment', 'Suggested tips', '5,10,15', { unit: 'percent' }),
  PRICES_INCLUDE_TAX: setting('flag', 'payment', 'Prices include VAT', '1'),
  ALLOW_GUEST_CHECKOUT: setting('flag', 'accounts', 'Order without an account', '1'),
  ALLOW_REGISTRATION: setting('flag', 'accounts', 'Guests may register'),
  ALLOW_SOCIAL_LOGIN: setting('flag', 'accounts', 'Sign in with a social account'),
  LOYALTY_SYSTEM: setting('flag', 'accounts', 'Loyalty points'),
  LOYALTY_EARN_PERCENT: setting('number', 'accounts', 'Back as points', '5', {
    unit: 'percent',
  }),
  IMPRINT: setting('page', 'legal', 'Imprint'),
  PRIVACY_POLICY: setting('page', 'legal', 'Privacy notice'),
  TERMS_AND_CONDITIONS: setting('page', 'legal', 'Terms and conditions'),
  ACCESSIBILITY_PAGE: setting('page', 'legal', 'Accessibility statement'),
  DELIVERY_PAYMENT_PAGE: setting('page', 'legal', 'Delivery and payment'),
  ALLERGEN_PAGE: setting('page', 'legal', 'Allergens and additives'),
  LEGAL_NAME: setting('text', 'legal', 'Legal name on receipts'),
  VAT_ID: setting('text', 'legal', 'VAT identification number'),
  REQUIRE_ALLERGEN_INFO: setting('flag', 'legal', 'Sell nothing without allergen information'),
  ALLOW_ALCOHOL_DELIVERY: setting('flag', 'legal', 'Deliver alcohol', '1'),
  REUSABLE_PACKAGING: setting('choice', 'legal', 'Reusable packaging', 'off', {
    choices: ['off', 'offer', 'own_container'],
  }),
  REUSABLE_DEPOSIT: setting('number', 'legal', 'Deposit for reusable packaging, for each order', '5', {
    unit: 'amount',
  }),
  IMAGE_NOTICE: setting('flag', 'legal', 'Mark pictures as serving suggestions'),
  FACEBOOK: setting('url', 'social', 'Facebook'),
  INSTAGRAM: setting('url', 'social', 'Instagram'),
  TIKTOK: setting('url', 'social', 'TikTok'),
  WHATSAPP: setting('text', 'social', 'WhatsApp number'),
  TRIPADVISOR: setting('url', 'social', 'Tripadvisor'),
  PINTEREST: setting('url', 'social', 'Pinterest'),
  LINKEDIN: setting('url', 'social', 'LinkedIn'),
  TWITTER: setting('url', 'social', 'Twitter'),
  APP_STORE_URL: setting('url', 'social', 'App Store address'),
  PLAY_STORE_URL: setting('url', 'social', 'Play Store address'),
  LOGO: setting('picture', 'look', 'Logo'),
  DISPLAY_BRAND_LOGO: setting('flag', 'look', 'Show the logo in the header', '1'),
  THEME_COLORS: setting('json', 'look', 'Colours'),
  FONT_SETTINGS: setting('text', 'look', 'Font of the headings'),
  DEFAULT_FONT: setting('text', 'look', 'Font of the text'),
  HERO_IMAGE: setting('picture', 'look', 'Picture at the top of the home page'),
  BACKGROUND_IMAGE: setting('picture', 'look', 'Background'),
  BREADCRUMB_BACKGROUND: setting('picture', 'look', 'Background of the page titles'),
  FOOTER_LOGO: setting('picture', 'look', 'Logo in the footer'),
  SPLASH_LOGO: setting('picture', 'look', 'Logo on the splash screen'),
  FAVICON: setting('picture', 'look', 'Icon of the browser tab'),
  LOGIN_IMAGES: setting('picture', 'look', 'Pictures of the login page'),
  REGISTER_IMAGES: setting('picture', 'look', 'Pictures of the register page'),
  FORGOT_IMAGES: setting('picture', 'look', 'Pictures of the reset page'),
  HIDE_CATEGORY_IMAGES: setting('flag', 'look', 'Hide category pictures'),
  LOADER_ANIMATION: setting('choice', 'look', 'Loader', 'pizza', {
    choices: ['pizza', 'burger', 'infinite', 'logo'],
  }),
  CUSTOM_HEADER_CODE: setting('text', 'code', 'Code for the page head', '', { isLong: true }),
} as const satisfies Record<string, SettingDefinition>

export type SettingKey = keyof typeof settings
