// The focal point of an image, stored in the column `meta` of its media item.
import type { ContentRow } from '../db/tables/content.ts'
import type { FocalPoint } from './sizes.ts'

export const focalPointOf = ({ meta }: Pick<ContentRow, 'meta'>): FocalPoint | undefined =>
  (JSON.parse(meta) as { focal_point?: FocalPoint }).focal_point
