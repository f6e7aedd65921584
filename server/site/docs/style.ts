// The style sheet of the documentation. Reference pages use it for their two links only; Redoc styles the rest.

export const style = `:root { color-scheme: light dark; --ink: #1c2430; --faint: #5b6675; --paper: #fff; --tint: #f3f5f8; --line: #dde2e9; --accent: #0b57b8 }
@media (prefers-color-scheme: dark) { :root { --ink: #e4e8ee; --faint: #9aa6b5; --paper: #14181f; --tint: #1d232c; --line: #303845; --accent: #7db3ff } }
* { box-sizing: border-box }
body { margin: 0; color: var(--ink); background: var(--paper); font: 16px/1.6 system-ui, sans-serif }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1.25rem 6rem }
h1 { margin: 0; font-size: 2rem; line-height: 1.2 }
h2 { margin: 3rem 0 0.75rem; font-size: 1.25rem }
header p { margin: 0.5rem 0 0; color: var(--faint); font-size: 1.1rem }
a { color: var(--accent); text-decoration: none }
a:hover { text-decoration: underline }
code { font: 0.875em/1.5 ui-monospace, monospace; overflow-wrap: anywhere }
pre { margin: 0.75rem 0; padding: 0.75rem 1rem; overflow-x: auto; background: var(--tint); border: 1px solid var(--line); border-radius: 8px }
pre code { overflow-wrap: normal }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr)); gap: 1rem; margin: 0; padding: 0; list-style: none }
.cards li { display: flex; flex-direction: column; justify-content: space-between; gap: 0.75rem; padding: 1rem; border: 1px solid var(--line); border-radius: 8px; background: var(--tint) }
.cards strong { display: block; font-size: 1.05rem }
.cards li > a { color: inherit }
.cards li > a strong { color: var(--accent) }
.cards li > span { font-size: 0.875rem; color: var(--faint) }
dl { margin: 0 }
dl div { display: grid; grid-template-columns: minmax(0, 19rem) minmax(0, 1fr); gap: 0 1rem; padding: 0.4rem 0.5rem; border-top: 1px solid var(--line); scroll-margin-top: 1rem }
dl div:target { background: var(--tint) }
dd { margin: 0 }
@media (max-width: 40rem) { dl div { grid-template-columns: 1fr } }
.places { position: absolute; top: 0.5rem; right: 1.25rem; z-index: 1; display: flex; gap: 1.25rem; font-size: 0.875rem }
a[href^='https://redocly.com/redoc']::after { content: 'Redoc' }
.notice { max-width: 40rem; margin: 4rem auto; padding: 0 1.25rem }
`
