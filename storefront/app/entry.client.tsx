import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadHouseWords } from './house-words.ts'

await loadHouseWords(document.documentElement.lang)
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
