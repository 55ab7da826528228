import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { projectRoot } from '../machine/project.mjs'

/**
 * Runs `work` in a temporary project, for tests that break a rule on purpose: it holds the files given, the named files
 * of this project, and its installed packages.
 */
export async function inSmallProject<Result>(
  files: Record<string, string>,
  copied: string[],
  work: (folder: string) => Result | Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'tischlein-project-'))
  try {
    symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'))
    for (const name of copied) cpSync(join(projectRoot, name), join(folder, name))
    for (const [name, source] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), source)
    }
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
