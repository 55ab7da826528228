import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  route('sign-in', 'routes/sign-in.tsx'),
  layout('routes/desk.tsx', [index('routes/board.tsx'), route('orders/:id', 'routes/ticket.tsx')]),
] satisfies RouteConfig
