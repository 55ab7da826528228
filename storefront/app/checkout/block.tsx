import { type ReactNode, useId } from 'react'

/** One of the numbered parts of the checkout. */
export function Block({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="block" aria-labelledby={id}>
      <h2 className="block__title" id={id}>
        <span className="block__number" aria-hidden="true">
          {number}
        </span>
        {title}
      </h2>
      {children}
    </section>
  )
}
