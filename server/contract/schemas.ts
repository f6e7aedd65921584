// Contract types that are shared by all namespaces.
import type { components } from '#generated/cms-v2/server.ts'

export type ErrorCode = components['schemas']['ErrorCode']
export type ErrorBody = components['schemas']['Error']
export type ErrorDetail = components['schemas']['ErrorDetail']
export type PreviewLink = components['schemas']['PreviewLink']
export type PreviewLinkInput = components['schemas']['PreviewLinkInput']
export type ContentBlock = components['schemas']['ContentBlock']
export type ContentBlockInput = components['schemas']['ContentBlockInput']
export type ContentImage = NonNullable<components['schemas']['ContentImage']>
export type ContentEmbed = NonNullable<components['schemas']['ContentEmbed']>
export type BlockSource = components['schemas']['BlockSource']
export type NamespaceIndex = components['schemas']['NamespaceIndex']
export type Route = components['schemas']['Route']
export type RouteEndpoint = components['schemas']['RouteEndpoint']
export type RouteArgument = components['schemas']['RouteArgument']
export type TypeLabels = components['schemas']['TypeLabels']
export type TaxonomyLabels = components['schemas']['TaxonomyLabels']
