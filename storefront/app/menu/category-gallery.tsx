import { isOn } from '../shop/shop.ts'
import { useShop } from '../shop/use-shop.ts'
import type { CategoryGallery as Gallery } from './card.ts'

/** The pictures at the head of a category: squares, its poster, squares (spec 9). They are decorative. */
export function CategoryGallery({ before, poster, after }: Gallery) {
  if (isOn(useShop(), 'HIDE_CATEGORY_IMAGES')) return null
  return (
    <div className="gallery">
      <Squares addresses={before} />
      <img className="gallery__poster" src={poster} alt="" width="960" height="540" />
      <Squares addresses={after} />
    </div>
  )
}

function Squares({ addresses }: { addresses: readonly string[] }) {
  return (
    <div className="gallery__squares">
      {addresses.map((address) => (
        <img key={address} src={address} alt="" width="240" height="240" />
      ))}
    </div>
  )
}
