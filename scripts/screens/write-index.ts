import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Scenario, Screen } from './screen.ts'

const columns = ['phone-light', 'phone-dark', 'desktop-light', 'desktop-dark']

/** Writes the page that shows every picture of the folder. */
export function writeIndex(folder: string, scenarios: readonly Scenario[]): void {
  const sections = scenarios.map(({ title, screens }) => `## ${title}\n\n${table(folder, screens)}`)
  writeFileSync(
    join(folder, 'README.md'),
    `# Every screen

Made by \`npm run screens\` from the running program: on a phone (390 × 844) and a desktop (1440 × 900), light and dark.

${sections.join('\n\n')}\n`,
  )
}

function table(folder: string, screens: readonly Screen[]): string {
  const lines = screens.flatMap((screen) =>
    (screen.languages ?? ['de']).map((language) => {
      const name = language === 'de' ? screen.name : `${screen.name}-${language}`
      const title = language === 'de' ? screen.title : `${screen.title} (${language})`
      return `| ${[title, ...columns.map((column) => thumbnail(folder, `${name}-${column}.webp`, title))].join(' | ')} |`
    }),
  )
  return ['| | phone | phone, dark | desktop | desktop, dark |', '| - | - | - | - | - |', ...lines].join('\n')
}

const thumbnail = (folder: string, file: string, title: string): string =>
  existsSync(join(folder, file))
    ? `<a href="${file}"><img src="${file}" width="${file.includes('phone') ? 90 : 240}" loading="lazy" alt="${title}"></a>`
    : ''
