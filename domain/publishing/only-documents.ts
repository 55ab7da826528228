/** The id of the one document that holds the order of the menu. */
export const MENU_ORDER = 'menu'

/** The id of the one document that holds the languages of the shop. */
export const LANGUAGES = 'shop'
