import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type SettingKey, settings } from '#contract/settings.ts'

const root = join(import.meta.dirname, '..')
const shell = 'storefront/app/shell'

/** Where each setting does what it says (spec 9): the file to look at first. */
const usedIn: Record<SettingKey, string> = {
  SITE_TITLE: `${shell}/site-header.tsx`,
  LOGO: `${shell}/site-header.tsx`,
  FOOTER_LOGO: `${shell}/site-footer.tsx`,
  SPLASH_LOGO: `${shell}/splash.tsx`,
  FAVICON: 'storefront/app/root.tsx',
  DISPLAY_BRAND_LOGO: `${shell}/site-header.tsx`,
  HERO_IMAGE: 'storefront/app/menu/home-menu.tsx',
  TAGLINE: 'storefront/app/menu/hero.tsx',
  ADDRESS_FORM: 'api/content/content.routes.ts',
  PHONE: `${shell}/site-footer.tsx`,
  ADDRESS: `${shell}/site-footer.tsx`,
  CONTACT_EMAIL: 'storefront/app/contact/contact-page.tsx',
  MAP_URL: 'storefront/app/contact/contact-map.tsx',
  RESTAURANT_COORDINATES: 'storefront/app/contact/map-links.ts',
  COUNTRY: 'storefront/app/shop/shop.server.ts',
  TIME_ZONE: 'api/hours/hours.routes.ts',
  IS_ACTIVE: 'storefront/app/routes/home.tsx',
  ALLOW_DELIVERY: 'api/checkout/shop-data.ts',
  ALLOW_TAKEAWAY: 'api/checkout/shop-data.ts',
  ALLOW_CURBSIDE: 'api/checkout/shop-data.ts',
  ALLOW_GUEST_CHECKOUT: 'api/checkout/refuse-order.ts',
  ALLOW_TIP: 'api/checkout/shop-data.ts',
  TIP_PERCENTS: 'storefront/app/checkout/extras-block.tsx',
  ALLOW_ISSUE_INVOICE: 'api/checkout/refuse-order.ts',
  CART_REMINDER: 'storefront/app/cart/cart-provider.tsx',
  PREPARATION_MINUTES: 'api/checkout/shop-data.ts',
  DELIVERY_MINUTES: 'api/checkout/shop-data.ts',
  PREORDER_DAYS: 'api/checkout/shop-data.ts',
  RESERVATION_ENABLED: 'api/reservations/request-reservation.ts',
  HAS_BRANCH: 'api/branches/branches.queries.ts',
  GEOCODER: 'api/delivery/search-places.ts',
  USES_NEW_ADDRESS_SYSTEM: 'storefront/app/account/address-place.ts',
  ADDRESS_FIRST: 'storefront/app/menu/home-menu.tsx',
  SURCHARGE_BELOW_MINIMUM: 'api/checkout/shop-data.ts',
  PRICES_INCLUDE_TAX: 'api/checkout/shop-data.ts',
  PAY_CASH: 'api/payments/payments.queries.ts',
  PAY_CARD_AT_DOOR: 'api/payments/payments.queries.ts',
  PAY_AT_TABLE: 'api/payments/payments.queries.ts',
  LOYALTY_SYSTEM: 'api/loyalty/move-points.ts',
  LOYALTY_EARN_PERCENT: 'api/loyalty/move-points.ts',
  ALLOW_REGISTRATION: 'api/accounts/register.ts',
  ALLOW_SOCIAL_LOGIN: 'api/accounts/social/social-login.ts',
  TERMS_AND_CONDITIONS: 'storefront/app/checkout/confirmations.tsx',
  PRIVACY_POLICY: `${shell}/site-footer.tsx`,
  IMPRINT: `${shell}/site-footer.tsx`,
  ACCESSIBILITY_PAGE: `${shell}/site-footer.tsx`,
  DELIVERY_PAYMENT_PAGE: `${shell}/site-footer.tsx`,
  ALLERGEN_PAGE: 'storefront/app/menu/legend-note.tsx',
  REUSABLE_PACKAGING: 'domain/checkout/reusable-packaging.ts',
  REUSABLE_DEPOSIT: 'domain/checkout/reusable-packaging.ts',
  REQUIRE_ALLERGEN_INFO: 'api/checkout/shop-data.ts',
  ALLOW_ALCOHOL_DELIVERY: 'api/checkout/shop-data.ts',
  LEGAL_NAME: 'storefront/app/orders/order-receipt.tsx',
  VAT_ID: 'storefront/app/orders/order-receipt.tsx',
  IMAGE_NOTICE: `${shell}/site-footer.tsx`,
  FACEBOOK: `${shell}/social-links.ts`,
  INSTAGRAM: `${shell}/social-links.ts`,
  PINTEREST: `${shell}/social-links.ts`,
  LINKEDIN: `${shell}/social-links.ts`,
  WHATSAPP: `${shell}/social-links.ts`,
  TWITTER: `${shell}/social-links.ts`,
  TRIPADVISOR: `${shell}/social-links.ts`,
  TIKTOK: `${shell}/social-links.ts`,
  APP_STORE_URL: `${shell}/app-badges.tsx`,
  PLAY_STORE_URL: `${shell}/app-badges.tsx`,
  HIDE_CATEGORY_IMAGES: 'storefront/app/menu/home-menu.tsx',
  LOADER_ANIMATION: `${shell}/loader-picture.tsx`,
  CUSTOM_HEADER_CODE: 'storefront/app/root.tsx',
  FONT_SETTINGS: `${shell}/brand-style.ts`,
  DEFAULT_FONT: `${shell}/brand-style.ts`,
  THEME_COLORS: `${shell}/brand-style.ts`,
  BACKGROUND_IMAGE: `${shell}/brand-style.ts`,
  BREADCRUMB_BACKGROUND: `${shell}/brand-style.ts`,
  LOGIN_IMAGES: 'storefront/app/account/login-page.tsx',
  FORGOT_IMAGES: 'storefront/app/account/reset-page.tsx',
  REGISTER_IMAGES: 'storefront/app/account/register-page.tsx',
}

test.each(Object.entries(usedIn))('spec 9: %s does what it says in %s', (key, file) => {
  expect(readFileSync(join(root, file), 'utf8')).toMatch(new RegExp(`\\b${key}\\b`))
})

test('spec 9: every key of the specification is in the registry, with a label, a group and a type', () => {
  const named =
    'LOGO SITE_TITLE FOOTER_LOGO SPLASH_LOGO PHONE ADDRESS CONTACT_EMAIL MAP_URL RESERVATION_ENABLED LOYALTY_SYSTEM ALLOW_REGISTRATION ALLOW_SOCIAL_LOGIN ALLOW_GUEST_CHECKOUT HAS_BRANCH HIDE_CATEGORY_IMAGES TERMS_AND_CONDITIONS PRIVACY_POLICY COUNTRY DISPLAY_BRAND_LOGO LOADER_ANIMATION CUSTOM_HEADER_CODE FONT_SETTINGS DEFAULT_FONT BACKGROUND_IMAGE FAVICON BREADCRUMB_BACKGROUND LOGIN_IMAGES FORGOT_IMAGES REGISTER_IMAGES CART_REMINDER USES_NEW_ADDRESS_SYSTEM RESTAURANT_COORDINATES ALLOW_DELIVERY ALLOW_TAKEAWAY ALLOW_CURBSIDE ALLOW_TIP TIP_PERCENTS ALLOW_ISSUE_INVOICE FACEBOOK INSTAGRAM PINTEREST LINKEDIN WHATSAPP TWITTER TRIPADVISOR TIKTOK'.split(
      ' ',
    )
  expect(named.filter((key) => !(key in settings))).toEqual([])
  const bare = Object.entries(settings).filter(([, { label, group, type }]) => !label || !group || !type)
  expect(bare).toEqual([])
})
