import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './machine/project.mjs'
import { cruise } from './boundaries/cruise.ts'
import { drawGraph, withGraph } from './boundaries/draw-graph.ts'

const page = join(projectRoot, 'docs', 'architecture.md')
writeFileSync(page, await withGraph(readFileSync(page, 'utf8'), drawGraph(await cruise(projectRoot))))
