import type { Picture as PictureData } from '#contract/media.ts'

type PictureProps = {
  /** Without an alternative text of its own the name stands beside it (ux.md A-10). */
  picture: Pick<PictureData, 'url' | 'avif' | 'webp' | 'placeholder' | 'width' | 'height' | 'alt'>
  /** How wide the picture is shown, as the `sizes` attribute. */
  sizes: string
  /** The picture people see first: fetched at once, with priority. */
  first?: boolean
  className?: string
}

/** A stored picture in the best format the browser takes, on a tiny placeholder of itself. */
export function Picture({ picture, sizes, first, className }: PictureProps) {
  return (
    <picture className={className}>
      {picture.avif && <source type="image/avif" srcSet={picture.avif} sizes={sizes} />}
      {picture.webp && <source type="image/webp" srcSet={picture.webp} sizes={sizes} />}
      <img
        src={picture.url}
        alt={picture.alt ?? ''}
        width={picture.width || undefined}
        height={picture.height || undefined}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
        style={picture.placeholder ? { background: `center / cover url(${picture.placeholder})` } : undefined}
      />
    </picture>
  )
}
