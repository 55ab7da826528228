import type { ReactNode } from 'react'

/** One part of an editor with its heading. */
export function Card({ title, hint, children }: { title: string; hint?: ReactNode; children: ReactNode }) {
  return (
    <section className="edit-card" aria-label={title}>
      <h2>{title}</h2>
      {hint && <p className="edit-card__hint">{hint}</p>}
      {children}
    </section>
  )
}
