/** The kinds of documents that have a screen of their own, and its folder in the address. */
const folders: Readonly<Record<string, string>> = {
  category: 'menu/categories',
  product: 'menu/products',
  combo: 'menu/combos',
  variant: 'menu/variants',
  extra: 'menu/extras',
  notice: 'menu/notices',
  page: 'pages',
  translation: 'languages',
}

/** Where a document is edited; undefined where it has no screen of its own. */
export function documentPath(kind: string, id: string): string | undefined {
  if (kind === 'setting') return `/settings?q=${encodeURIComponent(id)}`
  const folder = folders[kind]
  return folder && `/${folder}/${encodeURIComponent(id)}`
}
