// Removes the files of variants that are no longer used.
import type { Context } from '../context.ts'
import { forgetVariants, markUnusedVariants } from './variant-store.ts'

/** Removes files that have been marked. */
export async function discardMarkedVariants({ db, storage }: Pick<Context, 'db' | 'storage'>, paths: readonly string[]): Promise<void> {
  for (const path of paths) await storage.remove(path)
  await forgetVariants(db, paths)
}

/** Removes those of the files that no item has. */
export const discardVariants = async (context: Pick<Context, 'db' | 'storage'>, paths: readonly string[]): Promise<void> =>
  discardMarkedVariants(context, await markUnusedVariants(context.db, paths))
