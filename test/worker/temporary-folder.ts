// Before the tests: the temporary folders of tests, and of the programs that they start, are in a folder of the run, deleted with it.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export default function useTemporaryFolder(): void {
  const folder = mkdtempSync(join(tmpdir(), 'content-service-tests-'))
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o755)
  process.env['TMPDIR'] = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
}
