import { join } from 'node:path'
import type { Plugin } from 'vite'
import { cutCode } from './cut-code.config.ts'
import { leanPackages } from './lean-packages.config.ts'

const drawIcon = join(import.meta.dirname, '../ui/draw-icon.tsx')

/** Parts of packages that every page would pay for and none needs, each with what stands in its place. */
const replaced: Record<string, string> = {
  // It preloads what a fetched script needs in turn; here that is the frame of the page, which is there already.
  'vite/preload-helper.js': 'export const __vitePreload = (load) => load()',
  'lucide-react/dist/esm/createLucideIcon.mjs': `export { drawIcon as default } from ${JSON.stringify(drawIcon)}`,
}

/** Leaves out of a build what only the size of the first page would show. */
export const leanBuild: Plugin = {
  name: 'lean-build',
  enforce: 'pre',
  apply: 'build',
  load: (id) => Object.entries(replaced).find(([path]) => id.endsWith(path))?.[1],
  transform(code, id) {
    if (this.environment.name !== 'client') return
    const cut = Object.entries(leanPackages).find(([path]) => id.endsWith(path))?.[1]
    return cut && { code: cutCode(code, cut), map: null }
  },
}
