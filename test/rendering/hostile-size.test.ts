import { execFileSync } from 'node:child_process'
import { describe, expect, it } from '@jest/globals'

// The engine stops optimising regular expressions once a process has very many of them; a flag does the same at once.
describe('20 MB of text without a line end', () => {
  it.each(['word ', 'სიტყვა '])('is one paragraph, even where regular expressions are not optimised: %j', (unit) => {
    const program = `
      import { renderedContent } from './server/rendering/content.ts'
      const text = ${JSON.stringify(unit)}.repeat(${20_000_000 / unit.length}).trim()
      console.log(renderedContent(text + '\\n\\n<b>' + text + '</b>').html === '<p>' + text + '</p>\\n<p><b>' + text + '</b></p>\\n')
    `
    const said = execFileSync(process.execPath, ['--no-regexp-optimization', '--input-type=module', '--eval', program], {
      encoding: 'utf8',
    })
    expect(said.trim()).toBe('true')
  })
})
