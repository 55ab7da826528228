import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  route('sign-in', 'routes/sign-in.tsx'),
  route('invitation', 'routes/invitation.tsx'),
  route('forgot-password', 'routes/forgot-password.tsx'),
  route('new-password', 'routes/new-password.tsx'),
  layout('routes/desk.tsx', [
    index('routes/board.tsx'),
    route('orders/:id', 'routes/ticket.tsx'),
    layout('routes/work.tsx', [
      route('today', 'routes/today.tsx'),
      route('reservations', 'routes/reservations.tsx'),
      route('messages', 'routes/messages.tsx'),
      route('mails', 'routes/mails.tsx'),
      route('team', 'routes/team.tsx'),
      route('log', 'routes/log.tsx'),
      route('my-access', 'routes/my-access.tsx'),
      route('places/areas', 'routes/areas.tsx'),
      route('places/areas/:id', 'routes/area.tsx'),
      layout('routes/drafting.tsx', [
        route('menu', 'routes/outline.tsx'),
        route('menu/products/:id', 'routes/menu-product.tsx'),
        route('menu/categories/:id', 'routes/menu-category.tsx'),
        route('menu/combos/:id', 'routes/menu-combo.tsx'),
        route('menu/variants/:id', 'routes/menu-variant.tsx'),
        route('menu/extras/:id', 'routes/menu-extra.tsx'),
        route('menu/allergens', 'routes/menu-allergens.tsx'),
        route('menu/notices', 'routes/menu-notices.tsx'),
        route('menu/notices/:id', 'routes/menu-notice.tsx'),
        route('menu/changes', 'routes/changes.tsx'),
        route('settings/look', 'routes/settings-look.tsx'),
        route('settings/:group?', 'routes/settings.tsx'),
      ]),
    ]),
  ]),
] satisfies RouteConfig
