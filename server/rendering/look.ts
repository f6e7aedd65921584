// The colors of all HTML pages: content, documentation and authorization, in light and dark. A theme can override them for content.

export const LOOK = `:root { color-scheme: light dark; --ink: #1c2430; --faint: #5b6675; --paper: #fff; --tint: #f3f5f8; --line: #dde2e9; --accent: #0b57b8; --on-accent: #fff; --problem: #b3261e }
@media (prefers-color-scheme: dark) { :root { --ink: #e4e8ee; --faint: #9aa6b5; --paper: #14181f; --tint: #1d232c; --line: #303845; --accent: #7db3ff; --on-accent: #10151d; --problem: #ff8a80 } }
`
