import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  route('sign-in', 'routes/sign-in.tsx'),
  layout('routes/desk.tsx', [
    index('routes/board.tsx'),
    route('orders/:id', 'routes/ticket.tsx'),
    layout('routes/work.tsx', [
      route('today', 'routes/today.tsx'),
      route('reservations', 'routes/reservations.tsx'),
      route('messages', 'routes/messages.tsx'),
      route('mails', 'routes/mails.tsx'),
    ]),
  ]),
] satisfies RouteConfig
