import type { MailContent, Part, Sender } from './mail-template.ts'

/** The same mail for programs and people that read plain text. */
export function drawText(content: MailContent, sender: Sender): string {
  return [
    content.title,
    ...content.parts.map(drawPart),
    ['-- ', sender.name, ...sender.lines, ...sender.links.map(({ label, url }) => `${label}: ${url}`)].join(
      '\n',
    ),
  ]
    .join('\n\n')
    .concat('\n')
}

function drawPart(part: Part): string {
  switch (part.kind) {
    case 'text':
    case 'small':
      return part.text
    case 'heading':
      return `${part.text}\n${'='.repeat(Math.min(60, part.text.length))}`
    case 'facts':
    case 'keys':
      return part.rows.map(({ label, value }) => `${label}: ${value}`).join('\n')
    case 'dishes':
      return part.rows
        .map(({ qty, name, details, price }) =>
          [`${qty} ${name}   ${price}`, ...details.map((text) => `    ${text}`)].join('\n'),
        )
        .join('\n')
    case 'sums':
      return part.rows.map(({ label, value }) => `${label}: ${value}`).join('\n')
    case 'notes':
      return part.rows
        .map(({ name, texts }) => [name, ...texts.map((text) => `    ${text}`)].join('\n'))
        .join('\n')
    case 'button':
      return `${part.label}:\n${part.url}`
    case 'code':
      return `    ${part.text}`
    case 'quote':
      return part.text
        .split('\n')
        .map((line) => `> ${line}`.trimEnd())
        .join('\n')
  }
}
