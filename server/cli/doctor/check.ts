// A check of the doctor, and what it has found.
import type { Config } from '../../config/config.ts'
import type { OpenDatabase } from '../../db/database.ts'

export interface Finding {
  status: 'ok' | 'warning' | 'failed'
  message: string
  /** What to do. */
  advice?: string
}

export interface Check<Needs = Examined> {
  name: string
  examine(needs: Needs): Finding | Promise<Finding>
}

/** What checks look at. */
export interface Examined {
  config: Config
  tools: Tools
}

/** The same with a database that can be read. */
export interface ExaminedDatabase extends Examined {
  opened: OpenDatabase
}

/** The world outside of the database; tests replace it. */
export interface Tools {
  now(): Date
  /** The free and the total bytes of the disk that a folder is on. */
  spaceOf(folder: string): Promise<{ free: number; total: number }>
}

export const ok = (message: string): Finding => ({ status: 'ok', message })
export const warning = (message: string, advice: string): Finding => ({ status: 'warning', message, advice })
export const failed = (message: string, advice: string): Finding => ({ status: 'failed', message, advice })
