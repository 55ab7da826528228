import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { chunkGroups } from './chunks.config.ts'

export default defineConfig({
  plugins: [reactRouter()],
  build: { target: 'es2022', cssTarget: ['chrome123', 'firefox121', 'safari17.5'], assetsInlineLimit: 0 },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } },
    },
  },
})
