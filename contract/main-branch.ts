/**
 * The id of the first branch: everything is ordered there that names no other, and orders from before there were branches
 * belong to it.
 */
export const MAIN_BRANCH = 'main'
