export type SettingGroup =
  | 'brand'
  | 'contact'
  | 'ordering'
  | 'payment'
  | 'legal'
  | 'social'
  | 'design'
  | 'accounts'

export type SettingDefinition = {
  /** `flag` is empty or `1`; `picture` takes its value from uploaded media. */
  type: 'text' | 'flag' | 'number' | 'url' | 'picture' | 'page' | 'list' | 'choice' | 'json'
  default: string
  group: SettingGroup
  label: string
  public: boolean
  choices?: readonly string[]
}

const setting = (
  type: SettingDefinition['type'],
  group: SettingGroup,
  label: string,
  initial = '',
  more: Partial<SettingDefinition> = {},
): SettingDefinition => ({ type, default: initial, group, label, public: true, ...more })

/** THE registry of settings (spec 9): every key, its type, default, group and label. Adding a setting is one line here. */
export const settings = {
  SITE_TITLE: setting('text', 'brand', 'Name of the restaurant', 'Tischlein'),
  LOGO: setting('picture', 'brand', 'Logo'),
  FOOTER_LOGO: setting('picture', 'brand', 'Logo in the footer'),
  SPLASH_LOGO: setting('picture', 'brand', 'Logo on the splash screen'),
  FAVICON: setting('picture', 'brand', 'Favicon'),
  DISPLAY_BRAND_LOGO: setting('flag', 'brand', 'Show the logo in the header', '1'),
  HERO_IMAGE: setting('picture', 'brand', 'Picture at the top of the home page'),
  TAGLINE: setting('text', 'brand', 'One line about the restaurant'),
  ADDRESS_FORM: setting('choice', 'brand', 'How guests are addressed in German', 'du', {
    choices: ['du', 'sie'],
  }),
  PHONE: setting('text', 'contact', 'Phone'),
  ADDRESS: setting('text', 'contact', 'Address'),
  CONTACT_EMAIL: setting('text', 'contact', 'E-mail'),
  MAP_URL: setting('url', 'contact', 'Address of the embedded map'),
  RESTAURANT_COORDINATES: setting('text', 'contact', 'Coordinates (lat,lng)'),
  COUNTRY: setting('text', 'contact', 'Country code', 'de'),
  TIME_ZONE: setting('text', 'contact', 'Time zone', 'Europe/Berlin'),
  IS_ACTIVE: setting('flag', 'ordering', 'The restaurant takes orders', '1'),
  ALLOW_DELIVERY: setting('flag', 'ordering', 'Delivery', '1'),
  ALLOW_TAKEAWAY: setting('flag', 'ordering', 'Takeaway', '1'),
  ALLOW_CURBSIDE: setting('flag', 'ordering', 'Curbside'),
  ALLOW_GUEST_CHECKOUT: setting('flag', 'ordering', 'Order without an account', '1'),
  ALLOW_TIP: setting('flag', 'ordering', 'Tip', '1'),
  TIP_PERCENTS: setting('list', 'ordering', 'Tip percents', '5,10,15'),
  ALLOW_ISSUE_INVOICE: setting('flag', 'ordering', 'Invoice on request'),
  CART_REMINDER: setting('flag', 'ordering', 'Keep the cart on the guest’s device'),
  PREPARATION_MINUTES: setting('number', 'ordering', 'Minutes until a dish is ready', '20'),
  DELIVERY_MINUTES: setting('number', 'ordering', 'Minutes on the road', '20'),
  PREORDER_DAYS: setting('number', 'ordering', 'Days ahead that can be ordered for', '7'),
  RESERVATION_ENABLED: setting('flag', 'ordering', 'Table reservations'),
  HAS_BRANCH: setting('flag', 'ordering', 'Several branches'),
  USES_NEW_ADDRESS_SYSTEM: setting('flag', 'ordering', 'Addresses on a map'),
  GEOCODER: setting('choice', 'ordering', 'Who searches addresses', 'local', {
    choices: ['local', 'photon', 'nominatim', 'google'],
  }),
  ADDRESS_FIRST: setting('flag', 'ordering', 'Ask for the address first'),
  SURCHARGE_BELOW_MINIMUM: setting(
    'flag',
    'ordering',
    'Below the minimum order, guests may pay the difference',
  ),
  PRICES_INCLUDE_TAX: setting('flag', 'payment', 'Prices include VAT', '1'),
  PAY_CASH: setting('flag', 'payment', 'Cash at the door', '1'),
  PAY_CARD_AT_DOOR: setting('flag', 'payment', 'Card at the door', '1'),
  PAY_AT_TABLE: setting('flag', 'payment', 'Pay at the table', '1'),
  LOYALTY_SYSTEM: setting('flag', 'accounts', 'Loyalty points'),
  LOYALTY_EARN_PERCENT: setting('number', 'accounts', 'Percent of the goods that come back as points', '5'),
  ALLOW_REGISTRATION: setting('flag', 'accounts', 'Guests may register'),
  ALLOW_SOCIAL_LOGIN: setting('flag', 'accounts', 'Sign in with a social account'),
  TERMS_AND_CONDITIONS: setting('page', 'legal', 'Terms and conditions'),
  PRIVACY_POLICY: setting('page', 'legal', 'Privacy notice'),
  IMPRINT: setting('page', 'legal', 'Imprint'),
  ACCESSIBILITY_PAGE: setting('page', 'legal', 'Accessibility statement'),
  DELIVERY_PAYMENT_PAGE: setting('page', 'legal', 'Delivery and payment'),
  ALLERGEN_PAGE: setting('page', 'legal', 'Allergens and additives'),
  REUSABLE_PACKAGING: setting('choice', 'legal', 'Reusable packaging', 'off', {
    choices: ['off', 'offer', 'own_container'],
  }),
  REUSABLE_DEPOSIT: setting('number', 'legal', 'Deposit for reusable packaging, for each order', '5'),
  REQUIRE_ALLERGEN_INFO: setting('flag', 'legal', 'Sell nothing without allergen information'),
  ALLOW_ALCOHOL_DELIVERY: setting('flag', 'legal', 'Deliver alcohol', '1'),
  LEGAL_NAME: setting('text', 'legal', 'Legal name on receipts'),
  VAT_ID: setting('text', 'legal', 'VAT identification number'),
  IMAGE_NOTICE: setting('flag', 'legal', 'Mark pictures as serving suggestions'),
  FACEBOOK: setting('url', 'social', 'Facebook'),
  INSTAGRAM: setting('url', 'social', 'Instagram'),
  PINTEREST: setting('url', 'social', 'Pinterest'),
  LINKEDIN: setting('url', 'social', 'LinkedIn'),
  WHATSAPP: setting('text', 'social', 'WhatsApp number'),
  TWITTER: setting('url', 'social', 'Twitter'),
  TRIPADVISOR: setting('url', 'social', 'Tripadvisor'),
  TIKTOK: setting('url', 'social', 'TikTok'),
  APP_STORE_URL: setting('url', 'social', 'App Store address'),
  PLAY_STORE_URL: setting('url', 'social', 'Play Store address'),
  HIDE_CATEGORY_IMAGES: setting('flag', 'design', 'Hide category pictures'),
  LOADER_ANIMATION: setting('choice', 'design', 'Loader', 'pizza', {
    choices: ['pizza', 'burger', 'infinite', 'logo'],
  }),
  CUSTOM_HEADER_CODE: setting('text', 'design', 'Code for the page head'),
  FONT_SETTINGS: setting('text', 'design', 'Display font'),
  DEFAULT_FONT: setting('text', 'design', 'Text font'),
  THEME_COLORS: setting('json', 'design', 'Colours'),
  BACKGROUND_IMAGE: setting('picture', 'design', 'Background'),
  BREADCRUMB_BACKGROUND: setting('picture', 'design', 'Background of the breadcrumbs'),
  LOGIN_IMAGES: setting('picture', 'design', 'Pictures of the login page'),
  FORGOT_IMAGES: setting('picture', 'design', 'Pictures of the reset page'),
  REGISTER_IMAGES: setting('picture', 'design', 'Pictures of the register page'),
} as const satisfies Record<string, SettingDefinition>

export type SettingKey = keyof typeof settings
