import { execFileSync } from 'node:child_process'
import { describe, expect, it } from '@jest/globals'
import { casesOf } from '../support/sampling.ts'

// V8 stops optimising regular expressions if a process has very many of them; a flag has the same effect.
describe('20 MB of text without a line break', () => {
  it.each(casesOf(['word ', 'სიტყვა '], ['სიტყვა ']))('is one paragraph, even if regular expressions are not optimised: %j', (unit) => {
    const program = `
      import { renderContent } from './server/rendering/content.ts'
      const text = ${JSON.stringify(unit)}.repeat(${20_000_000 / unit.length}).trim()
      console.log(renderContent(text + '\\n\\n<b>' + text + '</b>').html === '<p>' + text + '</p>\\n<p><b>' + text + '</b></p>\\n')
    `
    const output = execFileSync(process.execPath, ['--no-regexp-optimization', '--input-type=module', '--eval', program], {
      encoding: 'utf8',
    })
    expect(output.trim()).toBe('true')
  })
})
