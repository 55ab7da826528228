import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../machine/project.mjs'

const madeHere = /^(data|build|\.cache|node_modules)(\/|$)|\/build(\/|$)/

/** The paths in backticks that a page names: with a slash and no placeholder, below a folder or file of the repository. */
export function pathsNamed(page: string, roots: string[]): string[] {
  const prose = page.replaceAll(/^```[\s\S]*?^```/gm, '')
  const quoted = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text.replace(/:\d+$/, ''))
  return quoted.filter((text) => {
    if (!/^[\w.@-]+(\/[\w.@$-]+)*\/?$/.test(text) || madeHere.test(text)) return false
    const [root = ''] = text.split('/')
    return text.includes('/') ? roots.includes(root) : /^[\w-]+\.config\.ts$/.test(text)
  })
}

/** Every path that README.md or a page of docs names and that does not exist, as `page: path`. */
export function deadPaths(): string[] {
  const roots = readdirSync(projectRoot)
  const pages = globSync(['README.md', 'docs/**/*.md'], { cwd: projectRoot })
  return pages.flatMap((page) => {
    const named = pathsNamed(readFileSync(join(projectRoot, page), 'utf8'), roots)
    return [...new Set(named)]
      .filter((path) => !existsSync(join(projectRoot, path)))
      .map((path) => `${page}: ${path}`)
  })
}
