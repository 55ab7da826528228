import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadFirstWords } from './house-words.ts'

await loadFirstWords(document.documentElement.lang)
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
