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
  // All of it is one bundle: React found beside it would be its development build, unless NODE_ENV, which says whether real
  // money moves, were `production`.
  ssr: { noExternal: true },
  environments: {
    ssr: {
      define: { 'process.env.NODE_ENV': '"production"' },
      // V8 keeps the text of the program, each letter in two bytes when one of them is not of Latin 1.
      build: { rolldownOptions: { output: { charset: 'ascii', comments: false } } },
    },
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } },
    },
  },
})
