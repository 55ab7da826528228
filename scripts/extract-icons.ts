import { readFileSync, writeFileSync } from 'node:fs'

/** Copies the icons that the demo pictures use from the noto set, sorted, so that the same input gives the same file. */
interface IconSet {
  icons: Record<string, { body: string; width?: number }>
  aliases: Record<string, { parent: string }>
}

const source = new URL('../node_modules/@iconify-json/noto/icons.json', import.meta.url)
const target = new URL('../demo/pictures/icons.json', import.meta.url)
const declaration = readFileSync(new URL('../demo/pictures/dish-picture.ts', import.meta.url), 'utf8')

const union = declaration.split('export type GarnishName =')[1]?.split('\n\n')[0] ?? ''
const names = [...union.matchAll(/'([a-z-]+)'/g)].flatMap(([, name]) => name ?? []).toSorted()

const set = JSON.parse(readFileSync(source, 'utf8')) as IconSet
const extracted: Record<string, string> = {}
for (const name of names) {
  const icon = set.icons[name] ?? set.icons[set.aliases[name]?.parent ?? '']
  if (!icon) throw new Error(`noto has no icon ${name}`)
  if ((icon.width ?? 128) !== 128) throw new Error(`${name} is not drawn on 128 × 128`)
  extracted[name] = icon.body
}
writeFileSync(target, `${JSON.stringify(extracted, null, 1)}\n`)
console.log(`${names.length} icons`)
