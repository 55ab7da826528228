/**
 * The modules of `api` and which other modules each may call. The one place to change when a module needs another:
 * dependency-cruiser enforces it, `npm run graph` draws it. It must stay free of cycles.
 */
export const moduleGraph: Record<string, { owns: string; mayCall: string[] }> = {
  menu: {
    owns: 'categories, products, sizes, variants, options, extras, additives, allergens, combo menus, availability',
    mayCall: ['staff', 'today'],
  },
  media: {
    owns: 'uploaded pictures, their crops, the files of every picture and where they are kept',
    mayCall: ['staff'],
  },
  settings: { owns: 'registry values', mayCall: ['staff'] },
  hours: { owns: 'the week, special days', mayCall: ['settings', 'staff', 'today'] },
  today: {
    owns: 'what is different for a while: pauses, rushes, hours of today, what is sold out',
    mayCall: ['notifications', 'settings', 'staff'],
  },
  branches: { owns: 'branches, their tables', mayCall: ['menu', 'orders', 'settings', 'staff'] },
  content: {
    owns: 'pages, languages, translations, contact messages',
    mayCall: ['notifications', 'settings', 'staff'],
  },
  delivery: {
    owns: 'areas, saved addresses, geocoder port',
    mayCall: ['settings', 'accounts', 'staff', 'today'],
  },
  accounts: {
    owns: 'users, sessions, social identities, password resets, blocks',
    mayCall: ['settings', 'notifications', 'staff'],
  },
  loyalty: { owns: 'the point ledger', mayCall: ['settings', 'staff'] },
  notifications: {
    owns: 'outbox, templates, channels of mails (SMTP, files), live stream',
    mayCall: ['settings', 'staff'],
  },
  orders: {
    owns: 'orders, lines, taxes, status history',
    mayCall: ['content', 'settings', 'loyalty', 'notifications', 'staff'],
  },
  operations: {
    owns: 'what the system knows of itself, its alarms, which backups were finished',
    mayCall: ['notifications', 'payments', 'publishing', 'settings'],
  },
  backups: { owns: 'no table; taking backups and restoring them', mayCall: ['media', 'operations'] },
  payments: {
    owns: 'attempts, events, refunds, providers',
    mayCall: ['orders', 'settings', 'content', 'staff'],
  },
  reservations: { owns: 'requests and answers', mayCall: ['settings', 'hours', 'notifications', 'staff'] },
  publishing: {
    owns: 'drafts, publications; it composes the documents of other modules',
    mayCall: [
      'branches',
      'hours',
      'menu',
      'content',
      'settings',
      'staff',
      'orders',
      'delivery',
      'notifications',
    ],
  },
  demo: {
    owns: 'what of a shop is a demonstration, and throwing it away',
    mayCall: ['publishing', 'notifications', 'staff'],
  },
  checkout: {
    owns: 'quote a cart, place an order',
    mayCall: [
      'menu',
      'settings',
      'hours',
      'branches',
      'delivery',
      'loyalty',
      'orders',
      'payments',
      'accounts',
      'today',
    ],
  },
  guests: {
    owns: 'no table; the guests as the staff sees them, with and without account',
    mayCall: ['accounts', 'delivery', 'loyalty', 'settings', 'staff'],
  },
  /** Called by everybody whose writes stand in the log, so it calls nobody: what it mails goes through a port. */
  staff: { owns: 'members, sign-in, permissions, log of changes', mayCall: [] },
}

/** The layers, lowest first: what each may import of the project (`bin` composes everything). */
export const layers: Record<string, { holds: string; mayImport: string[] }> = {
  contract: { holds: 'what is promised over HTTP: zod schemas and endpoints', mayImport: [] },
  domain: { holds: 'the rules as pure functions, for browser and server alike', mayImport: ['contract'] },
  api: { holds: 'Hono and Kysely: commands, queries, routes', mayImport: ['contract', 'domain'] },
  ui: { holds: 'shared React pieces and design tokens', mayImport: ['contract', 'domain'] },
  storefront: { holds: "the guests' screens (SSR)", mayImport: ['contract', 'domain', 'ui'] },
  backoffice: { holds: "the staff's screens", mayImport: ['contract', 'domain', 'ui'] },
  demo: { holds: 'the demonstration restaurant', mayImport: ['contract', 'domain', 'api'] },
  bin: { holds: 'composition roots', mayImport: ['contract', 'domain', 'api', 'demo'] },
}
