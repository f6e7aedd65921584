// An example site, and how to see that it works.
import type { Client } from '../../client/index.ts'
import type { Task } from '../generators/tool.ts'

export interface Example {
  /** Its folder in client/examples. */
  name: string
  /** Creates the content that it shows, beside the demo content. */
  prepare?(client: Client): Promise<void>
  /** Looks at the site that has been built. Throws if it does not show what the service has. */
  check(task: Pick<Task, 'folder' | 'env'>, client: Client): Promise<void>
}

/** A picture with newer formats, and a placeholder. */
export const PICTURE =
  /<picture>\s*<source(?=[^>]*type="image\/avif")(?=[^>]*\.avif 320w)[^>]*>.*<img(?=[^>]*background:[^>]*data:image\/webp)[^>]*>\s*<\/picture>/is
