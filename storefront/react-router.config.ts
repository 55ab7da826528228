import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The whole route table is small: no request per link to learn about routes.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
