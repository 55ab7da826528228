/** What a picture says of itself; where it is, all files of the picture are. */
export const FACTS = 'picture.json'

const PICTURE = /^[0-9a-f]{24}\/\w{1,20}\.(?:avif|webp)$/
const UPLOAD = /^uploads\/[0-9a-f]{24}\.webp$/
const DRAWING = /^drawings\/[0-9a-f]{24}\.json$/
const COMPRESSED = /^drawings\/[0-9a-f]{24}\.json\.br$/
const FACTS_OF = /^[0-9a-f]{24}\/picture\.json$/
const PENDING = /^pending\/\d{4,8}-[0-9a-f]{24}\.json$/
const FOLDER = /^[0-9a-f]{24}\/$/

const served = [PICTURE, UPLOAD, DRAWING]
const all = [...served, COMPRESSED, FACTS_OF, PENDING]

/** Whether a file of this name may be kept; nothing else ever reaches a store. */
export const isMediaName = (name: string): boolean => all.some((one) => one.test(name))

/** Whether browsers may have the file of this name. */
export const isServedName = (name: string): boolean => served.some((one) => one.test(name))

/** Whether this is a file that may be kept, or the folder of a picture. */
export const isRemovable = (name: string): boolean => isMediaName(name) || FOLDER.test(name)

/** Whether this file says what a picture is. */
export const isFacts = (name: string): boolean => FACTS_OF.test(name)

/** A file with its compressed form, which browsers get instead and which therefore comes first. */
export const withCompressed = (name: string): string[] => (DRAWING.test(name) ? [`${name}.br`, name] : [name])

/** The id of the picture, upload or drawing that a file belongs to; what is pending belongs to its picture. */
export const ownerOf = (name: string): string => /[0-9a-f]{24}/.exec(name)?.[0] ?? ''
