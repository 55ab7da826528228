import { type ReactNode, useEffect, useId, useRef } from 'react'
import { coveredHeight } from './covered-height.ts'
import { ignoreSecondTap } from './ignore-second-tap.ts'
import { DialogToasts } from './toast-region.tsx'

type DialogProps = {
  open: boolean
  /** Called for Esc, the close button and a press beside the dialog; the owner then sets `open` to false. */
  onClose: () => void
  title: ReactNode
  /** `sheet` rises from the bottom on phones and is centred on desktops; `panel` stands at the end side. */
  /** A panel stands at the end of the window, a drawer at its start. */
  kind?: 'sheet' | 'panel' | 'drawer' | 'small'
  closeLabel: string
  /** Hides the title line; the title still names the dialog. */
  bare?: boolean
  footer?: ReactNode
  children: ReactNode
}

/** A modal native `dialog`: the page behind is inert, focus moves in and back to where it came from. */
export function Dialog({
  open,
  onClose,
  title,
  kind = 'sheet',
  closeLabel,
  bare,
  footer,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const isPressedBeside = useRef(false)
  const titleId = useId()

  // Title and footer stay in sight while a keyboard covers the end of the window. What is set after the dialog is shown would
  // have all of it styled a second time.
  useEffect(() => {
    const visible = window.visualViewport
    if (!visible || !open) return
    const fit = () =>
      ref.current?.style.setProperty('--covered', `${coveredHeight(window.innerHeight, visible)}px`)
    fit()
    visible.addEventListener('resize', fit)
    visible.addEventListener('scroll', fit)
    return () => {
      visible.removeEventListener('resize', fit)
      visible.removeEventListener('scroll', fit)
    }
  }, [open])

  useEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    const opener = document.activeElement
    // A caret left on the inert page would have the browser search all of it for a place at the next press.
    getSelection()?.removeAllRanges()
    dialog.showModal()
    return () => {
      dialog.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [open])

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Esc and a button do it too
    <dialog
      ref={ref}
      className={`dialog dialog--${kind}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // What lies beside counts as the dialog itself. If this closed as a press begins, the press would end on what lies below;
      // and the selection of a text may end beside the dialog.
      onPointerDown={({ target }) => {
        isPressedBeside.current = target === ref.current
      }}
      onClick={({ target, currentTarget, nativeEvent }) => {
        ignoreSecondTap(nativeEvent, currentTarget)
        if (isPressedBeside.current && target === currentTarget) onClose()
      }}
    >
      {open && (
        <div className="dialog__frame">
          <header className={bare ? 'dialog__header dialog__header--bare' : 'dialog__header'}>
            <h2 id={titleId} tabIndex={-1} className={bare ? 'visually-hidden' : 'dialog__title'}>
              {title}
            </h2>
            <button type="button" className="dialog__close" aria-label={closeLabel} onClick={onClose}>
              <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
                <path
                  d="M6 6l12 12M18 6L6 18"
                  stroke="currentColor"
                  strokeWidth="2.2"
                  strokeLinecap="round"
                />
              </svg>
            </button>
          </header>
          <div className="dialog__body">{children}</div>
          <DialogToasts closeLabel={closeLabel} />
          {footer && <footer className="dialog__footer">{footer}</footer>}
        </div>
      )}
    </dialog>
  )
}
