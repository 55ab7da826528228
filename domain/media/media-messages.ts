/** What the rules say to the staff about pictures. */
export const mediaMessages = {
  tooLarge: 'A picture may have at most 20 MB',
  wrongType: 'Only JPEG, PNG, WebP and AVIF pictures can be uploaded',
  svg: 'SVG drawings cannot be uploaded, because they can contain programs. Please save it as PNG',
  gif: 'GIF pictures cannot be uploaded. Please save it as JPEG or PNG',
  heic: 'HEIC pictures cannot be read. Please save it as JPEG',
  notSent: 'Send the picture itself as the body, with a type like image/jpeg',
  empty: 'This file is empty',
  broken: 'This picture is damaged and cannot be read',
  tooManyPixels: 'This picture has more than 64 megapixels',
  noRoom: 'The pictures that you have uploaded take up all of your room. Please use smaller files',
  busy: 'Many pictures are being processed at the moment. Please try again shortly',
  beyond: 'This part lies beyond the edge of the picture',
  unknown: 'There is no such picture',
} as const

export type MediaMessage = (typeof mediaMessages)[keyof typeof mediaMessages]
