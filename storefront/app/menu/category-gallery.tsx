import { isOn } from '../shop/shop.ts'
import { useShop } from '../shop/use-shop.ts'
import type { CategoryGallery as Gallery } from './card.ts'

/** The pictures at the head of a category: squares, its poster, squares (spec 9). Most are decorative. */
export function CategoryGallery({ before, poster, after, alts = {} }: Gallery) {
  if (isOn(useShop(), 'HIDE_CATEGORY_IMAGES')) return null
  return (
    <div className="gallery">
      <Squares addresses={before} alts={alts} />
      <img className="gallery__poster" src={poster} alt={alts[poster] ?? ''} width="960" height="540" />
      <Squares addresses={after} alts={alts} />
    </div>
  )
}

type SquaresProps = { addresses: readonly string[]; alts: Readonly<Record<string, string>> }

function Squares({ addresses, alts }: SquaresProps) {
  return (
    <div className="gallery__squares">
      {addresses.map((address) => (
        <img key={address} src={address} alt={alts[address] ?? ''} width="240" height="240" />
      ))}
    </div>
  )
}
