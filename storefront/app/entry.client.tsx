import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadFonts } from '#ui/load-fonts.ts'
import { loadFirstWords } from './i18n/load-catalogue.ts'

void loadFonts()

await loadFirstWords(document.documentElement.lang)
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
