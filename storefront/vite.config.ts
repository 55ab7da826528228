import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { splitCatalogues } from '../ui/catalogues.config.ts'
import { chunkGroups, SHARED_CHUNKS } from './chunks.config.ts'
import { leanBuild } from './lean-build.config.ts'

export default defineConfig({
  plugins: [leanBuild, splitCatalogues({ sharedChunks: SHARED_CHUNKS }), reactRouter()],
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: false,
  },
  // Both builds draw their icons alike.
  ssr: { noExternal: ['lucide-react'] },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } },
    },
  },
})
