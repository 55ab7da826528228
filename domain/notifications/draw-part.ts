import { escapeHtml } from './escape-html.ts'
import type { DishRow, Fact, Part, SumRow } from './mail-template.ts'
import { codeFont, color, displayFont } from './mail-style.ts'

/** Which side a line ends on: the left one in languages that are read from the right. */
export type End = 'left' | 'right'

const withBreaks = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>')

const table = (rows: string, style = ''): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${style}">${rows}</table>`

const layers = {
  text: `margin:0 0 20px;font-size:17px;line-height:1.5;color:${color.ink}`,
  small: `margin:0 0 12px;font-size:14px;line-height:1.5;color:${color.muted}`,
  heading: `margin:28px 0 8px;font-family:${displayFont};font-size:19px;line-height:1.25;font-weight:700;color:${color.ink}`,
  label: `padding:5px 12px 5px 0;width:34%;font-size:15px;line-height:1.4;color:${color.muted}`,
  value: `padding:5px 0;font-size:15px;line-height:1.4;font-weight:600;color:${color.ink}`,
}

/** One part of a mail as HTML that old mail programs understand: tables, and every style inline. */
export function drawPart(part: Part, end: End): string {
  switch (part.kind) {
    case 'text':
      return `<p class="ink" style="${layers.text}">${withBreaks(part.text)}</p>`
    case 'small':
      return `<p class="muted" style="${layers.small}">${withBreaks(part.text)}</p>`
    case 'heading':
      return `<h2 class="ink" style="${layers.heading}">${escapeHtml(part.text)}</h2>`
    case 'facts':
      return table(part.rows.map(drawFact).join(''), 'margin:0 0 20px')
    case 'keys':
      return drawKeys(part.rows)
    case 'dishes':
      return table(part.rows.map((row) => drawDish(row, end)).join(''), 'margin:0')
    case 'sums':
      return table(part.rows.map((row) => drawSum(row, end)).join(''), 'margin:8px 0 20px')
    case 'notes':
      return part.rows.map(drawNote).join('')
    case 'button':
      return drawButton(part)
    case 'code':
      return `<p class="tint ink" style="margin:0 0 20px;padding:18px 12px;border-radius:10px;background-color:${color.saffronTint};text-align:center;font-family:${codeFont};font-size:24px;line-height:1.3;letter-spacing:1px;word-break:break-all;color:${color.ink}"><bdi>${escapeHtml(part.text)}</bdi></p>`
    case 'quote':
      return table(
        `<tr><td class="tint ink" dir="auto" style="padding:14px 18px;border-radius:10px;background-color:${color.saffronTint};font-size:16px;line-height:1.5;color:${color.ink}">${withBreaks(part.text)}</td></tr>`,
        'margin:0 0 20px',
      )
  }
}

function drawKeys(rows: Fact[]): string {
  const cells = rows.map(
    ({ label, value }) =>
      `<td class="ink" valign="top" width="${Math.floor(100 / rows.length)}%" style="padding:14px 18px;color:${color.ink}"><span class="muted" style="display:block;font-size:14px;line-height:1.35;color:${color.muted}">${escapeHtml(label)}</span><strong style="display:block;font-family:${displayFont};font-size:22px;line-height:1.3;font-weight:800">${escapeHtml(value)}</strong></td>`,
  )
  return `<table role="presentation" class="tint" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${color.saffronTint}" style="margin:0 0 20px;border-radius:10px;background-color:${color.saffronTint}"><tr>${cells.join('')}</tr></table>`
}

const drawFact = ({ label, value }: Fact): string =>
  `<tr><td class="muted" valign="top" style="${layers.label}">${escapeHtml(label)}</td><td class="ink" valign="top" style="${layers.value}">${withBreaks(value)}</td></tr>`

function drawDish({ qty, name, details, price }: DishRow, end: End): string {
  const cell = `padding:11px 0;border-bottom:1px solid ${color.line};font-size:16px;line-height:1.4;color:${color.ink}`
  const more = details
    .map(
      (text) =>
        `<br><span class="muted" style="font-size:14px;font-weight:400;color:${color.muted}">${escapeHtml(text)}</span>`,
    )
    .join('')
  return [
    `<tr><td class="ink line" valign="top" width="36" style="${cell};white-space:nowrap">${escapeHtml(qty)}</td>`,
    `<td class="ink line" valign="top" style="${cell};font-weight:600">${escapeHtml(name)}${more}</td>`,
    `<td class="ink line" valign="top" align="${end}" style="${cell};padding-${end === 'right' ? 'left' : 'right'}:12px;white-space:nowrap">${escapeHtml(price)}</td></tr>`,
  ].join('')
}

const sumStyles: Record<SumRow['look'], string> = {
  plain: `padding:4px 0;font-size:15px;line-height:1.4;color:${color.ink}`,
  small: `padding:2px 0;font-size:14px;line-height:1.4;color:${color.muted}`,
  total: `padding:10px 0 8px;border-top:2px solid ${color.ink};font-family:${displayFont};font-size:20px;line-height:1.3;font-weight:700;color:${color.ink}`,
}

function drawSum({ label, value, look }: SumRow, end: End): string {
  const tone = { plain: 'ink', small: 'muted', total: 'ink rule' }[look]
  const space =
    look === 'total' ? '<tr><td colspan="2" style="font-size:0;line-height:8px">&nbsp;</td></tr>' : ''
  return `${space}<tr><td class="${tone}" style="${sumStyles[look]}">${escapeHtml(label)}</td><td class="${tone}" align="${end}" style="${sumStyles[look]};white-space:nowrap">${escapeHtml(value)}</td></tr>`
}

const drawNote = ({ name, texts }: { name: string; texts: string[] }): string =>
  `<p class="muted" style="margin:0 0 10px;font-size:14px;line-height:1.45;color:${color.muted}"><strong class="ink" style="color:${color.ink}">${escapeHtml(name)}</strong>${texts.map((text) => `<br>${escapeHtml(text)}`).join('')}</p>`

/** The colour stands on the cell too, for programs that style no links. */
function drawButton({ label, url }: { label: string; url: string }): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 24px"><tr><td class="brand" bgcolor="${color.brand}" style="border-radius:10px;background-color:${color.brand}"><a class="brand" href="${escapeHtml(url)}" style="display:inline-block;padding:14px 26px;border-radius:10px;font-size:17px;line-height:1.2;font-weight:700;text-decoration:none;color:${color.onBrand}">${escapeHtml(label)}</a></td></tr></table>`
}
