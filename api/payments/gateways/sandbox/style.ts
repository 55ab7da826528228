/** The style of the sandbox's page, in the colours of the shop; the page loads no other style. */
export const sandboxStyle = `
:root { color-scheme: light dark; --paper: #fff9f0; --surface: #fff; --ink: #2a1a12; --muted: #6e5a4e;
  --hairline: #e9dccc; --control: #947c6c; --brand: #c2371b; --brand-hover: #a92d14; --on-brand: #fff;
  --saffron: #f6b93b; --saffron-tint: #fdf0d2; --on-saffron: #2a1a12; --focus: #1f5fbf;
  --shadow: 0 1px 2px #2a1a1214, 0 8px 24px #2a1a121a }
@media (prefers-color-scheme: dark) { :root { --paper: #17110d; --surface: #231a14; --ink: #f8ede2; --muted: #bfa999;
  --hairline: #3a2d24; --control: #8a7667; --brand: #ff8a65; --brand-hover: #ffa184; --on-brand: #17110d;
  --saffron: #ffc94d; --saffron-tint: #3a2e13; --focus: #9cc2ff; --shadow: 0 1px 2px #0006, 0 8px 24px #00000080 } }
* { box-sizing: border-box }
body { margin: 0; min-block-size: 100dvh; display: grid; grid-template-rows: auto 1fr; background: var(--paper);
  color: var(--ink); font: 400 1.0625rem/1.45 system-ui, sans-serif; overflow-wrap: anywhere }
header { padding: 12px 16px; text-align: center; text-wrap: balance; font-weight: 650; color: var(--on-saffron);
  background: repeating-linear-gradient(-45deg, var(--saffron) 0 18px, color-mix(in srgb, var(--saffron), #fff 22%) 18px 36px) }
main { align-self: center; justify-self: center; inline-size: min(100%, 480px); padding: 24px 16px 48px }
.card { padding: 32px 24px; border: 1px solid var(--hairline); border-radius: 18px; background: var(--surface);
  box-shadow: var(--shadow) }
h1 { margin: 0; font-size: 1.25rem; line-height: 1.2; font-weight: 650; text-wrap: balance }
.sum { margin: 8px 0 0; font-size: 2.875rem; line-height: 1.1; font-weight: 750; letter-spacing: -0.02em;
  font-variant-numeric: tabular-nums }
.what { margin: 4px 0 0; color: var(--muted) }
.note { margin: 20px 0 0; padding: 12px 16px; border-radius: 10px; background: var(--saffron-tint); font-size: .9375rem; text-wrap: pretty }
form { display: grid; gap: 12px; margin-block-start: 24px }
button, a.button { display: grid; justify-items: center; gap: 2px; min-block-size: 56px; padding: 9px 20px; border: 1px solid var(--control);
  border-radius: 18px; background: var(--surface); color: var(--ink); font: inherit; font-weight: 650;
  line-height: 1.25; text-align: center; text-decoration: none; cursor: pointer; touch-action: manipulation }
button small { font-size: .8125rem; font-weight: 400; color: var(--muted) }
button:hover, a.button:hover { background: var(--paper) }
button.first, a.button { align-content: center; background: var(--brand); border-color: transparent; color: var(--on-brand) }
button.first:hover, a.button:hover { background: var(--brand-hover) }
button.first small { color: inherit }
a.button { margin-block-start: 24px }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px }
`
