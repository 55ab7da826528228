import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadFonts } from '#ui/load-fonts.ts'

void loadFonts()

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
