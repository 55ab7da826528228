import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('routes/home.tsx'),
  route('menu/:category', 'routes/category.tsx'),
  route('menu/:category/:dish', 'routes/dish.tsx'),
  route('dish-data/:category/:dish', 'routes/dish-data.ts'),
  route('menu-index', 'routes/menu-index.ts'),
  route('pages/:slug', 'routes/page.tsx'),
  layout('routes/ordering.tsx', [
    route('checkout', 'routes/checkout.tsx'),
    route('order/:token', 'routes/order.tsx'),
  ]),
  route('*', 'routes/not-found.ts'),
] satisfies RouteConfig
