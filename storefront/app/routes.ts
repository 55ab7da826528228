import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('routes/home.tsx'),
  route('menu/:category', 'routes/category.tsx'),
  route('menu/:category/:dish', 'routes/dish.tsx'),
  route('section-data/:category', 'routes/section-data.ts'),
  route('dish-data/:category/:dish', 'routes/dish-data.ts'),
  route('menu-index', 'routes/menu-index.ts'),
  route('pages/:slug', 'routes/page.tsx'),
  route('page-text/:page', 'routes/page-text.ts'),
  route('unavailable', 'routes/unavailable.tsx'),
  route('contact', 'routes/contact.tsx'),
  route('select-branch', 'routes/select-branch.tsx'),
  route('b/:branch', 'routes/branch.ts'),
  layout('routes/ordering.tsx', [
    route('checkout', 'routes/checkout.tsx'),
    route('order/:token', 'routes/order.tsx'),
  ]),
  layout('routes/account.tsx', [
    route('login', 'routes/login.tsx'),
    route('register', 'routes/register.tsx'),
    route('reset-password', 'routes/reset-password.tsx'),
    route('me', 'routes/me.tsx', [
      index('routes/me/start.ts'),
      route('my-profile', 'routes/me/my-profile.tsx'),
      ...['my-addresses', 'address-list'].flatMap((place) => [
        route(place, 'routes/me/addresses.tsx', { id: place }),
        route(`${place}/create`, 'routes/me/new-address.tsx', { id: `${place}/create` }),
        route(`${place}/:addressId/update`, 'routes/me/address.tsx', { id: `${place}/update` }),
      ]),
      route('my-orders', 'routes/me/my-orders.tsx'),
      route('my-orders/:orderCode', 'routes/me/my-order.tsx'),
      route('my-transactions/transaction-history', 'routes/me/transaction-history.tsx'),
    ]),
  ]),
  route('*', 'routes/not-found.ts'),
] satisfies RouteConfig
