// Bringing an export into a test server.
import type { TestServer } from '../support/server.ts'
import { importWxr } from '../../server/import/import.ts'
import type { Report } from '../../server/import/report.ts'
import { survey } from '../../server/import/survey.ts'

export async function bring(file: string, { context }: TestServer, mediaFolder?: string): Promise<Report> {
  return importWxr(file, await survey(file), context, { mediaFolder, onProgress: () => undefined })
}
