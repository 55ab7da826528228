import type { KnipConfig } from 'knip'

const config: KnipConfig = {
  entry: [
    'bin/*.ts',
    'api/media/process-pictures.ts', // started by path
    'scripts/*.{mjs,ts}',
    'scripts/image/collect-runtime.ts', // started in the Dockerfile
    'scripts/checks/run-*.ts', // handed over to by path
    'bench/*.ts',
    'bench/{pages/bare-server,orders/order-process,staff/raw-reads}.ts', // forked by path
    'demo/*.ts',
    '{storefront,backoffice}/app/{root,entry.client,entry.server}.tsx',
    '{storefront,backoffice}/app/routes.ts',
    '{storefront,backoffice}/app/routes/**/*.{ts,tsx}',
    '{storefront,backoffice}/{vite,react-router}.config.ts',
    'storefront/worker/worker.ts', // built by scripts/build-worker.ts
    'ui/draw-icon.tsx', // put in by path in storefront/lean-build.config.ts
    'e2e/**/*.ts',
  ],
  project: [
    '{contract,domain,api,ui,storefront,backoffice,demo,bin,scripts,e2e,bench}/**/*.{ts,tsx,mjs}',
    '!**/build/**',
    '!**/.react-router/**',
  ],
  // A schema and its type share one name; a promise of the contract may be kept before anybody reads its type.
  exclude: ['types'],
  ignoreExportsUsedInFile: true,
  // Of the system that builds the image, of one whose disks are made to fail, and of one that measures.
  ignoreBinaries: ['ldd', 'strip', 'caddy', 'mount', 'umount', 'chattr', 'wrk', 'nginx', 'taskset'],
  ignoreDependencies: [
    '@swc/core', // the parser of dependency-cruiser
    'dependency-cruiser', // these two are started by path in scripts/checks/steps.ts
    'oxlint',
    'oxlint-tsgolint', // the part of oxlint that reads types
    '@iconify-json/*',
    'isbot', // React Router's own way of rendering the page of the back office asks for it
  ],
}

export default config
