const BRANCH_API = /^\/b\/([^/]+)(\/api(?:\/.*)?)$/

/** The slug of the branch below whose path a call was made, for example `nord` for `/b/nord/api/areas`. */
export function branchOfAddress(pathname: string): string | undefined {
  return BRANCH_API.exec(pathname)?.[1]
}

/** The path of a call as the modules register it: a branch's API is the whole API below the branch's own path. */
export function pathBelowBranch(pathname: string): string {
  return BRANCH_API.exec(pathname)?.[2] ?? pathname
}

/** Whether a path is a call of the API, directly or below a branch. */
export function isApiPath(path: string): boolean {
  return path.startsWith('/api/') || (path.startsWith('/b/') && /^\/b\/[^/]+\/api\//.test(path))
}
