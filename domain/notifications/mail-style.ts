/** The restaurant's colours (ux.md 5.2): what stands inline is the light theme, the classes below turn it dark. */
export const color = {
  paper: '#fff9f0',
  surface: '#ffffff',
  ink: '#2a1a12',
  muted: '#6e5a4e',
  line: '#eadfd3',
  brand: '#c2371b',
  onBrand: '#ffffff',
  brandText: '#b5301a',
  saffronTint: '#fff4d9',
} as const

/** No font is fetched: the nearest of each device. */
export const textFont = "Figtree, 'Avenir Next', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
export const displayFont = `'Bricolage Grotesque', ${textFont}`
export const codeFont = "ui-monospace, 'SF Mono', Menlo, Consolas, 'Courier New', monospace"

/** What cannot be said inline: the dark theme and narrow screens. Programs that drop it show the light theme. */
export const styleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
a { color: ${color.brandText}; }
@media (max-width: 480px) {
  .pad { padding-left: 20px !important; padding-right: 20px !important; }
  .title { font-size: 24px !important; }
}
@media (prefers-color-scheme: dark) {
  .paper { background-color: #17110d !important; }
  .card { background-color: #231a14 !important; }
  .ink { color: #f8ede2 !important; }
  .muted, .muted a { color: #bfa999 !important; }
  .line { border-color: #43342a !important; }
  .rule { border-color: #f8ede2 !important; }
  .brand { background-color: #ff8a65 !important; color: #17110d !important; }
  .band { background-color: #3a1f15 !important; }
  .band a { color: #ff8a65 !important; }
  .tint { background-color: #33261c !important; }
  a { color: #ff8a65 !important; }
  a.brand { color: #17110d !important; }
}
`.trim()
