/** The key of a dish in a category; combos stand below `menus`. */
export const dishKey = (categorySlug: string, dishSlug: string): string => `${categorySlug}/${dishSlug}`

export const dishPath = (key: string): string => `/menu/${key}`

/** The key in the path of a dish page; undefined for other paths. */
export const keyOfPath = (path: string): string | undefined => /^\/menu\/([^/]+\/[^/]+)$/.exec(path)?.[1]
