/** Where the source of an upload stands below `DATA_DIR/media`, and below `/media` for the screens of the staff. */
export const uploadFile = (id: string): string => `uploads/${id}.webp`
