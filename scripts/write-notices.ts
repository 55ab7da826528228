import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readLock } from './dependencies/lock.ts'
import { withPackages } from './dependencies/notices.ts'
import { projectRoot } from './machine/project.mjs'

const page = join(projectRoot, 'THIRD_PARTY_NOTICES.md')
writeFileSync(page, withPackages(readFileSync(page, 'utf8'), readLock(projectRoot)))
