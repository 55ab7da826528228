import { drawPart } from './draw-part.ts'
import { escapeHtml } from './escape-html.ts'
import type { MailContent, Sender } from './mail-template.ts'
import { color, displayFont, styleSheet, textFont } from './mail-style.ts'
import { oneLine } from './one-line.ts'

const fromTheRight = new Set(['ar', 'fa', 'he', 'ur'])

const isFromTheRight = (language: string): boolean => fromTheRight.has(language.slice(0, 2))

/** A mail as an HTML document: at most 600 pixels wide, no pictures, nothing fetched from anywhere, light and dark. */
export function drawHtml(content: MailContent, sender: Sender, language: string): string {
  const rtl = isFromTheRight(language)
  const parts = content.parts.map((part) => drawPart(part, rtl ? 'left' : 'right')).join('\n')
  return `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${rtl ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(content.subject)}</title>
<style>${styleSheet}</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${color.paper};font-family:${textFont};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${escapeHtml(oneLine(content.preview))}${'&#847; '.repeat(40)}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${color.paper}" style="background-color:${color.paper};word-break:break-word;overflow-wrap:anywhere">
<tr><td align="center" style="padding:24px 12px 32px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td class="band pad" bgcolor="${color.brand}" style="padding:20px 36px;border-radius:18px 18px 0 0;background-color:${color.brand};font-family:${displayFont};font-size:22px;line-height:1.2;font-weight:800;color:${color.onBrand}"><a href="${escapeHtml(sender.home)}" style="text-decoration:none;color:${color.onBrand}">${escapeHtml(sender.name)}</a></td></tr>
<tr><td class="card pad" bgcolor="${color.surface}" style="padding:32px 36px 24px;border-radius:0 0 18px 18px;background-color:${color.surface};font-family:${textFont}">
<h1 class="ink title" style="margin:0 0 14px;font-family:${displayFont};font-size:28px;line-height:1.15;font-weight:800;color:${color.ink}">${escapeHtml(content.title)}</h1>
${parts}
</td></tr>
<tr><td class="muted pad" align="center" style="padding:22px 36px 0;font-family:${textFont};font-size:13px;line-height:1.6;color:${color.muted}">${drawFooter(sender)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function drawFooter({ name, lines, links }: Sender): string {
  const shown = links.map(
    ({ label, url }) =>
      `<a href="${escapeHtml(url)}" style="color:${color.muted};text-decoration:underline">${escapeHtml(label)}</a>`,
  )
  return [
    `<strong>${escapeHtml(name)}</strong>`,
    ...(lines.length > 0 ? [lines.map(escapeHtml).join(' · ')] : []),
    ...(shown.length > 0 ? [shown.join(' &nbsp;·&nbsp; ')] : []),
  ].join('<br>')
}
