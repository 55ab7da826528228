import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  build: { target: 'es2022', cssTarget: ['chrome123', 'firefox121', 'safari17.5'], assetsInlineLimit: 0 },
})
