// The namespaces in mount order.
import type { Namespace } from '../http/mount.ts'
import { cmsV2 } from './cms-v2/index.ts'
import { documents } from './documents.ts'
import { site } from './site/index.ts'

export const mounted: Namespace[] = [
  { ...documents.cmsV2, handlers: cmsV2 },
  { ...documents.site, handlers: site },
]
