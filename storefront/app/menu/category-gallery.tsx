import { Picture } from '#ui/picture.tsx'
import type { CardPicture, CategoryGallery as Gallery } from './card.ts'
import { coverSizes } from './cover-sizes.ts'

/** How large a square is at most, in pixels (category-gallery.css). */
const SQUARE = 120

/**
 * The pictures at the head of a category: squares, its poster, squares (spec 9). Most are decorative. The first frame waits
 * for the poster alone.
 */
export function CategoryGallery({ before, poster, after }: Gallery) {
  return (
    <div className="gallery">
      <Squares pictures={before} />
      <Picture className="gallery__poster" picture={poster} sizes="(min-width: 800px) 600px, 62vw" first />
      <Squares pictures={after} />
    </div>
  )
}

function Squares({ pictures }: { pictures: readonly CardPicture[] }) {
  return (
    <div className="gallery__squares">
      {pictures.map((picture) => (
        <Picture key={picture.url} picture={picture} sizes={coverSizes(picture, SQUARE)} />
      ))}
    </div>
  )
}
