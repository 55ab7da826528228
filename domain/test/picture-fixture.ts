import type { StoredPicture } from '#contract/stored-picture.ts'

/** A picture as the product stores it. */
export const pictureFixture: StoredPicture = {
  id: '0a'.repeat(12),
  url: `/media/${'0a'.repeat(12)}/480.webp`,
  avif: `/media/${'0a'.repeat(12)}/480.avif 480w`,
  webp: `/media/${'0a'.repeat(12)}/480.webp 480w`,
  square: `/media/${'0a'.repeat(12)}/square.webp`,
  circle: `/media/${'0a'.repeat(12)}/circle.webp`,
  wide: `/media/${'0a'.repeat(12)}/wide.webp`,
  width: 1200,
  height: 800,
  placeholder: '',
}
