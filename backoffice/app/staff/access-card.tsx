import type { ReactNode } from 'react'

type AccessCardProps = {
  restaurant: string
  title: string
  /** What went wrong; read aloud when it appears. */
  alert: string | undefined
  onSubmit: (form: FormData) => void
  children: ReactNode
}

/** The card in the middle of a page for somebody who is not signed in. */
export function AccessCard({ restaurant, title, alert, onSubmit, children }: AccessCardProps) {
  return (
    <main className="sign-in">
      <title>{`${title} · ${restaurant}`}</title>
      <form
        className="sign-in__card"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit(new FormData(event.currentTarget))
        }}
      >
        <header>
          <p className="sign-in__restaurant">{restaurant}</p>
          <h1>{title}</h1>
        </header>
        <p className="sign-in__alert" role="alert">
          {alert}
        </p>
        {children}
      </form>
    </main>
  )
}

/** A field of a form as text; empty when it is not there. */
export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
