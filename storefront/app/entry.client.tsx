import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadFonts } from '#ui/load-fonts.ts'
import { loadHomeMessages } from './i18n/load-catalogue.ts'

void loadFonts()

await loadHomeMessages(document.documentElement.lang)
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
