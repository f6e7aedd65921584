// The namespaces in mount order.
import type { Namespace } from '../http/operations.ts'
import { batch } from './batch-v1/index.ts'
import { blockEditor } from './cms-block-editor-v1/index.ts'
import { toolkit } from './cms-toolkit/index.ts'
import { calEventsV1 } from './cal-events-v1/index.ts'
import { cmsV2 } from './cms-v2/index.ts'
import { siteHealth } from './cms-site-health-v1/index.ts'
import { documents } from './documents.ts'
import { hooksV1 } from './hooks-v1/index.ts'
import { oembed } from './oembed-1.0/index.ts'
import { site } from './site/index.ts'

export const mountedNamespaces: Namespace[] = [
  { ...documents.oembed, handlers: oembed },
  { ...documents.toolkit, handlers: toolkit },
  { ...documents.blockEditorV1, handlers: blockEditor },
  { ...documents.batch, handlers: batch },
  { ...documents.calEventsV1, handlers: calEventsV1 },
  { ...documents.cmsV2, handlers: cmsV2 },
  { ...documents.siteHealth, handlers: siteHealth },
  { ...documents.hooksV1, handlers: hooksV1 },
  { ...documents.site, handlers: site },
]
