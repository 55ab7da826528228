import type { Picture } from '#contract/media.ts'

/** The default picture of spec 3, for everything without a poster. */
export const noImage: Picture = {
  id: 'no-image',
  url: '/no-image.svg',
  avif: '',
  webp: '',
  square: '/no-image.svg',
  circle: '/no-image.svg',
  wide: '/no-image.svg',
  width: 480,
  height: 480,
  placeholder: '',
}
