/** Which styles stand in the page itself; a page that names none brings all of them. */
export type FirstFrame = { firstFrame?: 'menu' | 'category' | 'dish' | 'checkout' | 'order' }

const empty = { menu: '', category: '', dish: '', checkout: '', order: '', whole: '' }

/** Styles as text, only on the server: the browser finds them in the page. */
export const sheets = import.meta.env.SSR
  ? {
      menu: (await import('./menu.css?inline')).default,
      category: (await import('./category.css?inline')).default,
      dish: (await import('./dish.css?inline')).default,
      checkout: (await import('./checkout.css?inline')).default,
      order: (await import('./order.css?inline')).default,
      whole: (await import('../app.css?inline')).default,
    }
  : empty

const afterMenu = import.meta.env.SSR ? (await import('./after-menu.css?url')).default : ''
const afterPage = import.meta.env.SSR ? (await import('./after-page.css?url')).default : ''
const others = import.meta.env.SSR
  ? [(await import('./ordering.css?url')).default, (await import('./orders.css?url')).default]
  : []

/** Where everything else lies, for pages that begin with a part: in several files, each read in a moment. */
export const laterSheets = {
  menu: [afterMenu, ...others],
  category: [afterMenu, ...others],
  dish: [afterPage, ...others],
  checkout: [afterPage, ...others],
  order: [afterPage, ...others],
}
