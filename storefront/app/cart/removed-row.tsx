import { useEffect, useRef } from 'react'
import { useI18n } from '#ui/i18n.tsx'

/** How long a removed line can be taken back, in milliseconds (ux.md U-21). */
const UNDO_MS = 6000

type RemovedRowProps = { name: string; onUndo: () => void; onOver: (hadFocus: boolean) => void }

/** Stands where a line was. The focus moves here, and the time waits while it is used. */
export function RemovedRow({ name, onUndo, onOver }: RemovedRowProps) {
  const { t } = useI18n()
  const button = useRef<HTMLButtonElement>(null)
  const over = useRef(onOver)

  useEffect(() => {
    over.current = onOver
  }, [onOver])

  useEffect(() => {
    const undo = button.current
    undo?.focus({ preventScroll: true })
    const timer = setInterval(() => {
      if (!undo?.matches(':focus-visible') && !undo?.closest('li')?.matches(':hover'))
        over.current(undo === document.activeElement)
    }, UNDO_MS)
    return () => clearInterval(timer)
  }, [])

  return (
    <li className="cart-removed">
      <span className="cart-removed__text">{t('{name} removed', { name })}</span>
      <button ref={button} type="button" className="button button--quiet" onClick={onUndo}>
        {t('Undo')}
      </button>
    </li>
  )
}
