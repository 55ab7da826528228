export type MediaTables = {
  /** Files that members have uploaded; the source of their pictures is the file `uploads/<id>.webp`. */
  uploads: {
    /** The hash of the file as it was sent. */
    id: string
    member_id: string | null
    /** The length of the file as it was sent. */
    bytes: number
    /** The size of the source. */
    width: number
    height: number
    uploaded_at: string
  }
  /** What was made of uploads: each picture is one crop of one of them. */
  pictures: {
    id: string
    upload_id: string
    crop_json: string
    width: number
    height: number
    placeholder: string
    /** Since when nothing names it; null while something does. */
    unused_since: string | null
  }
  /** The files of pictures, where the database keeps them. */
  media_files: { name: string; bytes: Uint8Array }
}
