import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { ScaledFrame } from '../../documents/scaled-frame.tsx'
import previewStyles from './preview.css?url'

type PreviewFrameProps = {
  title: string
  width: number
  theme: 'light' | 'dark'
  /** Rules that come after those of the storefront. */
  rules: string
  children: ReactNode
}

/** A window of its own for a piece of the storefront: with its tokens, its width, its theme, shrunk to the room there is. */
export function PreviewFrame({ title, width, theme, rules, children }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [page, setPage] = useState<Document>()
  useEffect(() => {
    page?.documentElement.setAttribute('data-theme', theme)
  }, [page, theme])
  useEffect(() => {
    if (page) applyRules(page, rules)
  }, [page, rules])
  return (
    <>
      <ScaledFrame
        ref={frame}
        width={width}
        // Nothing in it runs; only this window writes into it.
        sandbox="allow-same-origin"
        title={title}
        tabIndex={-1}
        srcDoc="<!doctype html><html><head></head><body inert></body></html>"
        onLoad={() => {
          const loaded = frame.current?.contentDocument
          if (!loaded) return
          const link = loaded.createElement('link')
          link.rel = 'stylesheet'
          link.href = previewStyles
          loaded.head.append(link)
          loaded.documentElement.lang = document.documentElement.lang
          setPage(loaded)
        }}
      />
      {page && createPortal(children, page.body)}
    </>
  )
}

/** Gives a document rules of its own. A sheet belongs to the window that made it; the security policy lets it pass. */
function applyRules(page: Document, rules: string): void {
  const view = page.defaultView
  if (!view) return
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(rules)
  page.adoptedStyleSheets = [sheet]
}
