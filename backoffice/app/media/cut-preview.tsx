import type { Crop, CroppedPicture } from '#contract/media.staff.ts'
import { cutOf } from '#domain/media/crop.ts'

const aspects = { circle: 1, square: 1, wide: 16 / 9 }

type CutPreviewProps = { upload: CroppedPicture['upload']; crop: Crop; kind: keyof typeof aspects }

/** What a cut of a crop will show. */
export function CutPreview({ upload, crop, kind }: CutPreviewProps) {
  const { x, y, width, height } = cutOf(crop, aspects[kind], upload)
  const place = (start: number, length: number) => (length < 1 ? (start / (1 - length)) * 100 : 0)
  return (
    <div
      className={`cut-preview cut-preview--${kind}`}
      style={{
        backgroundImage: `url(${upload.url})`,
        backgroundSize: `${100 / width}% ${100 / height}%`,
        backgroundPosition: `${place(x, width)}% ${place(y, height)}%`,
      }}
    />
  )
}
