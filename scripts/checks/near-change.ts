import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../machine/project.mjs'

/** The files that differ from what is committed, those included that git does not know yet. */
function changedFiles(): string[] {
  const { stdout } = spawnSync('git', ['status', '--porcelain', '--untracked-files=all'], {
    cwd: projectRoot,
    encoding: 'utf8',
  })
  return stdout
    .split('\n')
    .map((line) => line.slice(3).split(' -> ').at(-1) ?? '')
    .filter((path) => path !== '')
}

/**
 * The folders of API tests that belong to changed files: those of the modules the files carry the name of, on whatever
 * layer (`contract/settings.ts` and `storefront/app/settings/` belong to `api/settings/`), and `bin/` for its own. So what
 * runs after a small change stays small, however much imports it.
 */
export function testFoldersNear(
  files = changedFiles(),
  isFolder = (path: string) => existsSync(join(projectRoot, path)),
): string[] {
  const folders = files.flatMap((file) => {
    if (file.startsWith('bin/')) return ['bin/']
    const names = file.split('/').map((part) => part.split('.')[0] ?? '')
    return names.map((name) => `api/${name}/`).filter((folder) => !folder.endsWith('//') && isFolder(folder))
  })
  return [...new Set(folders)].toSorted()
}
