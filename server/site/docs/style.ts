// The style sheet of the documentation. The explorer styles its own part.
import { COLOR_VARIABLES } from '#server/rendering/colors.ts'

export const style = `${COLOR_VARIABLES}.bar, .prose, .prose * { box-sizing: border-box }
body { margin: 0; color: var(--ink); background: var(--paper); font: 16px/1.6 system-ui, sans-serif }
.bar { position: sticky; top: 0; z-index: 100; box-sizing: border-box; height: 3rem; display: flex; align-items: center; gap: 1.25rem; padding: 0 1.25rem; overflow-x: auto; white-space: nowrap; font-size: 0.9375rem; background: var(--paper); border-bottom: 1px solid var(--line) }
.bar .name { margin-right: auto; flex: 0 1 auto; overflow: hidden; text-overflow: ellipsis; font-weight: 600; color: inherit }
.notice { color: var(--faint); font-size: 0.875rem }
:is(#explorer, noscript) > .notice { max-width: 40rem; margin: 4rem auto; padding: 0 1.25rem }
.bar a { flex: none }
.bar a, .notice a { color: var(--accent); text-decoration: none }
@media (max-width: 30rem) { .bar { gap: 0.75rem; padding: 0 0.75rem } }
.bar a:hover { text-decoration: underline }
.beside { display: grid; grid-template-columns: 14rem minmax(0, 1fr); max-width: 68rem; margin: 0 auto }
.beside > nav { grid-column: 1; grid-row: 1 }
.beside > main { grid-column: 2; grid-row: 1 }
.beside > nav ul { position: sticky; top: 3rem; max-height: calc(100vh - 3rem); box-sizing: border-box; overflow-y: auto; margin: 0; padding: 2rem 0 2rem 1.25rem; list-style: none; font-size: 0.9375rem }
.beside > nav li { padding: 0.2rem 0 }
.beside > nav a { color: var(--faint); text-decoration: none }
.beside > nav [aria-current] { color: var(--accent); font-weight: 600 }
.beside main { width: 100%; max-width: 48rem }
.beside h2 a, .beside h3 a { color: inherit }
@media (max-width: 48rem) { .beside { display: block } .beside > nav ul { position: static; columns: 2; padding: 0 1.25rem 3rem } }
main.prose { max-width: 60rem; margin: 0 auto; padding: 2rem 1.25rem 6rem }
.prose {
  h1 { margin: 0; font-size: 2rem; line-height: 1.2 }
  h2 { margin: 3rem 0 0.75rem; font-size: 1.25rem }
  header p { margin: 0.5rem 0 0; color: var(--faint); font-size: 1.1rem }
  a { color: var(--accent); text-underline-offset: 0.15em }
  :is(h2 > a, h3 > a, .cards li > a, .operations a, .guides a):not(:hover) { text-decoration: none }
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
  header + dl { margin-top: 2rem }
  dl div { display: grid; grid-template-columns: minmax(0, 19rem) minmax(0, 1fr); gap: 0 1rem; padding: 0.4rem 0.5rem; border-top: 1px solid var(--line); scroll-margin-top: 1rem }
  dl div:target { background: var(--tint) }
  dd { margin: 0 }
  @media (max-width: 40rem) { dl div { grid-template-columns: 1fr } }
  :target, h2, h3 { scroll-margin-top: 4rem }
  dt small { color: var(--faint) }
  .operations { margin: 0; padding: 0; list-style: none }
  .operations li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; padding: 0.2rem 0; border-top: 1px solid var(--line) }
  .operations code { color: var(--faint) }
  .search { display: flex; gap: 0.5rem; margin: 1rem 0 }
  .search input { flex: 1; min-width: 0; padding: 0.5rem 0.75rem; font: inherit; color: inherit; background: var(--tint); border: 1px solid var(--faint); border-radius: 8px }
  .search button { padding: 0.5rem 1rem; font: inherit; color: var(--on-accent); background: var(--accent); border: 0; border-radius: 8px; cursor: pointer }
  .found { margin: 0; padding: 0; list-style: none }
  .found li { padding: 0.6rem 0; border-top: 1px solid var(--line) }
  .found a { font-weight: 600 }
  .found p { margin: 0; font-size: 0.9375rem; overflow-wrap: anywhere }
  .found small { color: var(--faint) }
  .guides { margin: 0; padding: 0; list-style: none; columns: 2 20rem; column-gap: 2rem }
  .guides li { break-inside: avoid; padding: 0.3rem 0; color: var(--faint) }
  .guides a { display: block; font-weight: 600 }
  table { display: block; overflow-x: auto; margin: 1rem 0; border-collapse: collapse }
  th, td { padding: 0.4rem 0.75rem 0.4rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line) }
}
`
