/** A page the restaurant wrote. `text` is HTML that was sanitised by the API; its headings start at h2. */
export function StaticPage({ name, text }: { name: string; text: string }) {
  return (
    <article className="static-page">
      <h1>{name}</h1>
      <div className="static-page__text" data-plain-links="" dangerouslySetInnerHTML={{ __html: text }} />
    </article>
  )
}
