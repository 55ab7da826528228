import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { chunkGroups, SHARED_CHUNKS } from './chunks.config.ts'
import { splitCatalogues } from '../ui/catalogues.config.ts'

export default defineConfig({
  // The build starts a second Vite of its own, which would look for the application where the command was typed.
  root: import.meta.dirname,
  base: '/backoffice/',
  plugins: [splitCatalogues({ sharedChunks: SHARED_CHUNKS }), reactRouter()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: false,
    // Every page loads a list of all files; their names would be a tenth of it.
    rolldownOptions: { output: { chunkFileNames: 'assets/[hash].js' } },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
  },
})
