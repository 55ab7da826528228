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
      route('my-addresses', 'routes/me/addresses.tsx', { id: 'my-addresses' }),
      route('my-addresses/create', 'routes/me/new-address.tsx'),
      route('my-addresses/:addressId/update', 'routes/me/address.tsx'),
      route('address-list', 'routes/me/addresses.tsx', { id: 'address-list' }),
      route('address-list/create', 'routes/me/new-place.tsx'),
      route('address-list/:addressId/update', 'routes/me/place.tsx'),
      route('my-orders', 'routes/me/my-orders.tsx'),
      route('my-orders/:orderCode', 'routes/me/my-order.tsx'),
      route('my-transactions/transaction-history', 'routes/me/transaction-history.tsx'),
    ]),
  ]),
  route('*', 'routes/not-found.ts'),
] satisfies RouteConfig
