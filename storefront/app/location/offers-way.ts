/** Pages that ask for way, place and time themselves, or where they do not matter any more. */
const WITHOUT_WAY = /^\/(checkout|order|me\b|login|re|select|unavailable)/

/** Whether way, place and time can be chosen above a page. */
export const offersWay = (pathname: string): boolean => !WITHOUT_WAY.test(pathname)
