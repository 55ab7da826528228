import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { chunkGroups } from './chunks.config.ts'

/**
 * Lets an import that waits to be called be a plain one. Vite's own helper would first preload what the fetched script
 * needs in turn; here that is the frame of the page, which is there already, and every page pays for the helper.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  apply: 'build',
  load: (id) =>
    id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load()' : undefined,
}

export default defineConfig({
  plugins: [plainImports, reactRouter()],
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: false,
  },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } },
    },
  },
})
