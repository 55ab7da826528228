import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  basename: '/backoffice/',
  // Nobody finds the back office by searching, and everything in it belongs to one person: no server renders it.
  ssr: false,
} satisfies Config
