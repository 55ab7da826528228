import { Fragment, type ReactNode } from 'react'

type LinkedTextProps = {
  /** A translated text with numbered tags, `Our <0>terms</0> apply` (ux.md 4.2). */
  text: string
  /** What to make of the text inside of tag 0, 1, … */
  wrappers: readonly ((text: string) => ReactNode)[]
}

/** Puts elements into a translated sentence. An unknown tag stays plain text. */
export function LinkedText({ text, wrappers }: LinkedTextProps) {
  const parts = text.split(/(<\d+>[^<]*<\/\d+>)/)
  return parts.map((part, at) => {
    const [, number, text] = /^<(\d+)>([^<]*)<\/\1>$/.exec(part) ?? []
    const content = text === undefined ? part : (wrappers[Number(number)]?.(text) ?? text)
    // oxlint-disable-next-line react/no-array-index-key -- the parts of one sentence never change places
    return <Fragment key={at}>{content}</Fragment>
  })
}
