import type { ComponentProps, ReactNode } from 'react'

type Look = 'primary' | 'secondary' | 'quiet'

type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> & {
  look?: Look
  size?: 'normal' | 'large'
  /** Shown as unavailable, but still reachable: pressing it should say why (WCAG, ux.md A-31). */
  unavailable?: boolean
  busy?: boolean
}

/** A button. Never `disabled`: an unavailable one stays focusable and explains itself. */
export function Button({
  look = 'primary',
  size = 'normal',
  unavailable,
  busy,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={['button', `button--${look}`, size === 'large' && 'button--large', className]
        .filter(Boolean)
        .join(' ')}
      aria-disabled={unavailable || busy || undefined}
      aria-busy={busy || undefined}
    >
      {children}
    </button>
  )
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'disabled' | 'aria-label'> & {
  /** What the button does, for everybody who does not see the icon. */
  label: string
  icon: ReactNode
  unavailable?: boolean
}

/** A round button that shows only an icon; 44 by 44 pixels to touch. */
export function IconButton({ label, icon, unavailable, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={['icon-button', className].filter(Boolean).join(' ')}
      aria-label={label}
      aria-disabled={unavailable || undefined}
    >
      {icon}
    </button>
  )
}
