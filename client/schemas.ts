// Named types for the schemas of the contract, in the `view` context.
import type { components as BatchComponents } from '../generated/batch-v1/client.ts'
import type { components as CalendarComponents } from '../generated/cal-events-v1/client.ts'
import type { components as ContentComponents } from '../generated/cms-v2/client.ts'
import type { components as OembedComponents } from '../generated/oembed-1.0/client.ts'
import type { components as SiteComponents } from '../generated/site/client.ts'

/** Every schema of the content namespace. The most common ones also have their own names. */
export type ContentSchemas = ContentComponents['schemas']

/** A schema in the `edit` context, as writes return it: `InEdit<'Post'>` has `title.raw` and `password`. */
export type InEdit<Name extends keyof ContentSchemas> = InContext<Name, 'InEdit'>
/** A schema in the `embed` context, as in `_embedded`: `InEmbed<'User'>`. */
export type InEmbed<Name extends keyof ContentSchemas> = InContext<Name, 'InEmbed'>
/** Schemas that are the same in all contexts have one name. */
type InContext<Name extends keyof ContentSchemas, Suffix extends string> =
  ContentSchemas extends Record<`${Name}${Suffix}`, infer Found> ? Found : ContentSchemas[Name]

export type Post = ContentSchemas['Post']
export type PostInput = ContentSchemas['PostInput']
export type Page = ContentSchemas['Page']
export type PageInput = ContentSchemas['PageInput']
export type Block = ContentSchemas['Block']
export type BlockInput = ContentSchemas['BlockInput']
export type Navigation = ContentSchemas['Navigation']
export type NavigationInput = ContentSchemas['NavigationInput']
/** A menu as a tree, and an item of it. */
export type MenuTree = ContentSchemas['MenuTree']
export type MenuTreeItem = ContentSchemas['MenuTreeItem']
/** The item or list at a path of the public site. */
export type Resolution = ContentSchemas['Resolution']
export type MenuItem = ContentSchemas['MenuItem']
export type MenuItemInput = ContentSchemas['MenuItemInput']
export type Revision = ContentSchemas['Revision']
export type Menu = ContentSchemas['Menu']
export type MenuInput = ContentSchemas['MenuInput']
export type PatternCategory = ContentSchemas['PatternCategory']
export type PatternCategoryInput = ContentSchemas['PatternCategoryInput']
export type Category = ContentSchemas['Category']
export type CategoryInput = ContentSchemas['CategoryInput']
export type Tag = ContentSchemas['Tag']
export type TagInput = ContentSchemas['TagInput']
export type User = ContentSchemas['User']
export type Media = ContentSchemas['Media']
export type MediaInput = ContentSchemas['MediaInput']
export type Template = ContentSchemas['Template']
export type TemplateInput = ContentSchemas['TemplateInput']
export type TemplatePart = ContentSchemas['TemplatePart']
export type TemplatePartInput = ContentSchemas['TemplatePartInput']
export type GlobalStyles = ContentSchemas['GlobalStyles']
export type GlobalStylesInput = ContentSchemas['GlobalStylesInput']
export type Theme = ContentSchemas['Theme']
export type BlockType = ContentSchemas['RegisteredBlock']
/** A block of content. `name` says which kind it is, so that a `switch` narrows its attributes. */
export type ContentBlock = ContentSchemas['ContentBlock']
/** A block of one kind: `BlockOf<'core/image'>`. */
export type BlockOf<Name extends ContentBlock['name']> = Extract<ContentBlock, { name: Name }>
export type ContentBlockInput = ContentSchemas['ContentBlockInput']
export type BlockPattern = ContentSchemas['BlockPattern']

/** Every schema of the calendar namespace. The most common ones also have their own names. */
export type CalendarSchemas = CalendarComponents['schemas']

/** An event. Its name differs from that of the DOM's `Event`. */
export type CalendarEvent = CalendarSchemas['Event']
export type CalendarEventInput = CalendarSchemas['EventInput']
export type Venue = CalendarSchemas['Venue']
export type VenueInput = CalendarSchemas['VenueInput']
export type Organizer = CalendarSchemas['Organizer']
export type OrganizerInput = CalendarSchemas['OrganizerInput']
export type EventTerm = CalendarSchemas['EventTerm']
/** A language of the calendar's texts. */
export type Language = CalendarSchemas['Language']

/** Every schema of the batch namespace. */
export type BatchSchemas = BatchComponents['schemas']

/** The site index: the name of the site, its namespaces and its routes. */
export type SiteIndex = SiteComponents['schemas']['SiteIndex']

/** The routes of one namespace. */
export type NamespaceIndex = ContentSchemas['NamespaceIndex']

/** An oEmbed response. */
export type Embed = OembedComponents['schemas']['Embed']

/** A batch of requests. */
export type Batch = BatchComponents['schemas']['Batch']
export type BatchResponses = BatchComponents['schemas']['BatchResponses']

/** The body of an error response. Its `code` decides the type of its `data`. */
export type ErrorBody = ContentSchemas['Error']
/** The code of an error. */
export type ErrorCode = ContentSchemas['ErrorCode']
/** The problem with one parameter. */
export type ErrorDetail = ContentSchemas['ErrorDetail']
