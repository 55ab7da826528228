import { readdirSync } from 'node:fs'
import { layers, moduleGraph } from './module-graph.ts'

type Side = { path?: string | string[]; pathNot?: string | string[] }
type To = Side & {
  dependencyTypes?: string[]
  dependencyTypesNot?: string[]
  circular?: boolean
  couldNotResolve?: boolean
  viaOnly?: { dependencyTypesNot: string[] }
}
type Rule = { name: string; comment: string; severity: 'error'; from: Side; to: To }

/** Modules of a screen application that every other module may use; they know none of those. */
const foundations = [
  'documents',
  'form',
  'http',
  'i18n',
  'loading',
  'location',
  'navigation',
  'ordering',
  'receipt',
  'shop',
  'sheets',
  'list',
  'restaurant',
]
/** The same for modules that are like any other in `api`. */
const screenFoundations = [...foundations, 'media']
const notModules = [
  ...foundations,
  'composition',
  'config',
  'db',
  'jobs',
  'platform',
  'test',
  'routes',
  'shell',
  'build',
  'node_modules',
  'public',
]
const free = ['[.](test|suite)[.]tsx?$', '(^|/)test/', '[.]config[.]ts$', '^scripts/', '^e2e/', '^bench/']

function foldersOf(parent: string): string[] {
  try {
    const entries = readdirSync(parent, { withFileTypes: true })
    return entries
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map(({ name }) => name)
  } catch {
    return [] // a layer that does not exist yet has no modules
  }
}

/** Every module that has a folder or a line in the table: so a new module is checked from its first commit. */
export function findModules(): string[] {
  const folders = ['api', 'domain', 'storefront/app', 'backoffice/app'].flatMap(foldersOf)
  return [...new Set([...Object.keys(moduleGraph), ...folders])]
    .filter((name) => !notModules.includes(name))
    .sort()
}

function rule(name: string, comment: string, from: Side, to: To): Rule {
  const pathNot = [...free, ...[from.pathNot ?? []].flat()]
  return { name, comment, severity: 'error', from: { ...from, pathNot }, to }
}

const npm = (...names: string[]): string => `(^|/)node_modules/(${names.join('|')})(/|$)`
const project = `^(${[...Object.keys(layers), 'e2e', 'bench', 'scripts'].join('|')})/`

/** A layer may import itself and what is listed, nothing else. */
function only(name: string, layer: string, comment: string, allowed: string[], node?: 'with Node'): Rule {
  const to = { pathNot: [`^${layer}/`, ...allowed], couldNotResolve: false }
  return rule(name, comment, { path: `^${layer}/` }, node ? { ...to, dependencyTypesNot: ['core'] } : to)
}

const react = ['react', 'react-dom', '@types/react', '@types/react-dom', 'lucide-react']
const screens = npm(
  ...react,
  'react-router',
  '@react-router',
  'isbot',
  '@fontsource[^/]*',
  'vite',
  'libphonenumber-js',
  'maplibre-gl',
  'pmtiles',
  'workbox-[^/]*',
)

/** The parts of the work screens; they would be too heavy for guests. */
const workScreens = npm(
  'react-aria-components',
  '@internationalized',
  '@tanstack',
  '@tiptap',
  '@simplewebauthn/browser',
  'papaparse',
  '@types/papaparse',
  'qrcode',
  '@types/qrcode',
)

function layerRules(): Rule[] {
  return [
    only('contract-promises-only', 'contract', 'contract may import zod', [npm('zod')]),
    only(
      'domain-is-pure',
      'domain',
      'domain may import contract and culori (docs/decisions/0024); no other package, no Node',
      ['^contract/', npm('culori')],
    ),
    rule(
      'domain-borrows-only-types',
      'domain runs in the browser without zod: types of contract only, values from its files without zod alone',
      { path: '^domain/' },
      {
        path: '^contract/',
        pathNot: '^contract/(cents|errors|typed-text|weekdays)[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    only(
      'api-serves',
      'api',
      'api may import contract, domain and the server packages',
      [
        '^(contract|domain)/',
        npm(
          'age-encryption',
          'aws4fetch',
          'hono',
          '@hono',
          'jose',
          'kysely',
          'nodemailer',
          'otpauth',
          '@simplewebauthn/server',
          '@zxcvbn-ts/core',
          '@zxcvbn-ts/language-common',
          'pg',
          '@types/pg',
          'pino',
          'prom-client',
          'sanitize-html',
          '@types/sanitize-html',
          'sharp',
          'tar',
          'zod',
        ),
      ],
      'with Node',
    ),
    only(
      'ui-is-shared',
      'ui',
      'ui may import React, icons, fonts, maps, money, percents, clocks, circles and messages of domain, types of contract',
      [
        '^contract/',
        '^domain/(money|money-pattern|percent|delivery/circle-shape|hours/wall-clock|i18n/(format-message|locale-of))[.]ts$',
        '^geodata/',
        npm(...react, '@fontsource[^/]*', 'maplibre-gl', 'pmtiles'),
      ],
    ),
    rule(
      'ui-borrows-only-types',
      'ui ships no schema: types of contract only',
      { path: '^ui/' },
      { path: '^contract/', dependencyTypesNot: ['type-only'] },
    ),
    ...['storefront', 'backoffice'].map((app) =>
      only(
        `${app}-is-a-client`,
        app,
        'a screen application reaches the api only over HTTP',
        ['^(contract|domain|ui)/', '^geodata/', screens, ...(app === 'backoffice' ? [workScreens] : [])],
        'with Node',
      ),
    ),
    rule(
      'screens-run-in-the-browser',
      "Node's modules only in files that never reach the browser",
      { path: '^(storefront|backoffice)/', pathNot: ['[.]server[.]tsx?$'] },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'storefront-knows-no-staff',
      'staff schemas never ship to guests; the whole table would bring them',
      { path: '^storefront/' },
      { path: '^contract/(index|staff|.*[.]staff)[.]ts$' },
    ),
    only(
      'demo-plants-data',
      'demo',
      'demo may import contract, domain and api',
      ['^(contract|domain|api)/', npm('sharp', 'kysely')],
      'with Node',
    ),
  ]
}

function moduleRules(modules: string[]): Rule[] {
  const anyModule = `(${modules.join('|')})`
  const anyScreenModule = `(${modules.filter((name) => !screenFoundations.includes(name)).join('|')})`
  const tables = modules.map((module) => {
    const allowed = [module, ...(moduleGraph[module]?.mayCall ?? [])].join('|')
    return rule(
      'modules-call-by-the-table',
      'a module calls only the modules its line in scripts/boundaries/module-graph.ts names',
      { path: `^api/${module}/` },
      { path: `^api/${anyModule}/`, pathNot: `^api/(${allowed})/` },
    )
  })
  return [
    ...tables,
    rule(
      'api-modules-have-one-entry',
      "modules of api meet only at each other's index.ts",
      { path: `^api/${anyModule}/` },
      { path: `^api/${anyModule}/`, pathNot: ['^api/$1/', '^api/[^/]+/index[.]ts$'] },
    ),
    rule(
      'api-foundations-know-no-module',
      "config, db, http, jobs, platform and api's own files know no module except its tables and the types that context.ts gathers; app.ts and composition/ compose",
      {
        path: '^api/((config|db|http|jobs|platform)/|[^/]+[.]ts$)',
        pathNot: '^api/(app|context)[.]ts$',
      },
      { path: `^api/${anyModule}/`, pathNot: '^api/[^/]+/[^/]+[.]tables[.]ts$' },
    ),
    ...['storefront', 'backoffice'].map((app) =>
      rule(
        'screen-modules-meet-in-routes',
        'modules of a screen application meet only in routes/ and shell/',
        { path: `^${app}/app/${anyScreenModule}/` },
        { path: `^${app}/app/(${anyScreenModule}|routes|shell)/`, pathNot: `^${app}/app/$1/` },
      ),
    ),
    ...['storefront', 'backoffice'].map((app) =>
      rule(
        'screen-foundations-know-no-feature',
        'what every module of a screen application uses knows no module that uses it',
        { path: `^${app}/app/(${screenFoundations.join('|')})/` },
        { path: `^${app}/app/(${anyScreenModule}|routes|shell)/`, dependencyTypesNot: ['type-only'] },
      ),
    ),
  ]
}

function generalRules(): Rule[] {
  return [
    rule(
      'no-cycles',
      'modules that need each other at run time are one module',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    rule(
      'no-type-cycles',
      'types run one way too: a type that both sides need has a file of its own (docs/decisions/0028)',
      { path: '^(api|domain|storefront|backoffice|bin)/' },
      { circular: true },
    ),
    rule(
      'no-unresolved',
      'an import that leads nowhere',
      {},
      { couldNotResolve: true, pathNot: ['^virtual:', '[+]types/'] },
    ),
    rule(
      'sources-need-no-tests',
      'a test is never part of the product',
      { path: project },
      { path: ['[.](test|suite)[.]tsx?$', '(^|/)test/', '^(e2e|bench)/', '^scripts/'] },
    ),
  ]
}

/** All boundaries between layers and modules, as dependency-cruiser rules. */
export function boundaryRules(): Rule[] {
  return [...layerRules(), ...moduleRules(findModules()), ...generalRules()]
}
