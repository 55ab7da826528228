import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useI18n } from '#ui/i18n.tsx'
import { AccountLinks } from './account-links.tsx'

/** The account entries that unfold below their button. Esc, a press elsewhere and a new page fold them up. */
export function AccountMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useI18n()
  const { key } = useLocation()
  const ref = useRef<HTMLElement>(null)
  const close = useRef(onClose)
  close.current = onClose
  const last = useRef(key)
  useEffect(() => {
    if (last.current === key) return
    last.current = key
    close.current()
  }, [key])
  useEffect(() => {
    if (!open) return
    const frame = ref.current?.parentElement
    const onPress = (event: PointerEvent) => {
      if (!frame?.contains(event.target as Node)) close.current()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      close.current()
      frame?.querySelector<HTMLElement>('button')?.focus()
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [open])
  if (!open) return null
  return (
    <nav ref={ref} className="account-menu" aria-label={t('My account')}>
      <AccountLinks onFollow={onClose} />
    </nav>
  )
}
