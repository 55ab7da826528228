import { Fragment, type ReactNode } from 'react'

type LinkedTextProps = {
  /** A translated text with numbered marks, `Our <0>terms</0> apply` (ux.md 4.2). */
  text: string
  /** What to make of the words inside of mark 0, 1, … */
  marks: readonly ((words: string) => ReactNode)[]
}

/** Puts elements into a translated sentence. A mark nobody knows stays plain words. */
export function LinkedText({ text, marks }: LinkedTextProps) {
  const parts = text.split(/(<\d+>[^<]*<\/\d+>)/)
  return parts.map((part, at) => {
    const [, number, words] = /^<(\d+)>([^<]*)<\/\1>$/.exec(part) ?? []
    const content = words === undefined ? part : (marks[Number(number)]?.(words) ?? words)
    // oxlint-disable-next-line react/no-array-index-key -- the parts of one sentence never change places
    return <Fragment key={at}>{content}</Fragment>
  })
}
