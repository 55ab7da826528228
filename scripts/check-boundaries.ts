import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cruise } from './boundaries/cruise.ts'
import { drawGraph, withGraph } from './boundaries/draw-graph.ts'
import { projectRoot } from './machine/project.mjs'

/** Fewer modules than this mean that the imports were not really read. */
const LEAST_MODULES = 100

const found = await cruise(projectRoot)
const faults = found.summary.violations.map(({ from, rule, to }) => `${from} -> ${to}: ${rule.name}`)
if (found.summary.totalCruised < LEAST_MODULES)
  faults.push(`only ${found.summary.totalCruised} modules were read`)
const page = readFileSync(join(projectRoot, 'docs', 'architecture.md'), 'utf8')
if (page !== (await withGraph(page, drawGraph(found))))
  faults.push('the graph of docs/architecture.md is stale: npm run graph')
process.stdout.write(faults.map((fault) => `${fault}\n`).join(''))
process.exitCode = faults.length > 0 ? 1 : 0
