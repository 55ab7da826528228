import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawConformance } from './conformance/conformance.ts'
import { rows } from './conformance/rows.ts'

writeFileSync(join(import.meta.dirname, '../docs/conformance.md'), drawConformance(rows))
