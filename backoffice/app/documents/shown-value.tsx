import { isPictureField } from './change-words.ts'

type ShownValueProps = { field: string; value: unknown; words: string }

/** A value of a document in words; pictures are shown. */
export function ShownValue({ field, value, words }: ShownValueProps) {
  const addresses = isPictureField(field) ? [value ?? []].flat().map(addressOf) : []
  if (addresses.length === 0) return words
  return (
    <>
      <span className="visually-hidden">{words}</span>
      {addresses.map((address) => (
        <img key={address} className="shown-picture" src={address} alt="" loading="lazy" />
      ))}
    </>
  )
}

/** A picture as a document holds it, or its address in a list of changes. */
const addressOf = (picture: unknown): string =>
  typeof picture === 'string' ? picture : (picture as { url: string }).url
