/** A page the restaurant wrote. `text` is HTML that was sanitised by the API; its headings start at h2. */
export function StaticPage({ name, text }: { name: string; text: string }) {
  return (
    <article className="static-page">
      <h1 dir="auto">{name}</h1>
      <div
        className="static-page__text"
        // A page that is not translated runs as its own language does.
        dir="auto"
        data-plain-links=""
        dangerouslySetInnerHTML={{ __html: text }}
      />
    </article>
  )
}
