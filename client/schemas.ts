// The shapes of the contract by name, as readers see them: in the context `view`.
import type { components as BatchComponents } from '../generated/batch-v1/client.ts'
import type { components as CalendarComponents } from '../generated/cal-events-v1/client.ts'
import type { components as ContentComponents } from '../generated/cms-v2/client.ts'
import type { components as OembedComponents } from '../generated/oembed-1.0/client.ts'
import type { components as SiteComponents } from '../generated/site/client.ts'

/** Every shape of the content namespace; the usual ones have names of their own. */
export type ContentSchemas = ContentComponents['schemas']

/** What editors see, in the context `edit` and in the answers to writes: `InEdit<'Post'>` has `title.raw` and `password`. */
export type InEdit<Name extends keyof ContentSchemas> = InContext<Name, 'InEdit'>
/** The short form, in the context `embed` and in `_embedded`: `InEmbed<'User'>`. */
export type InEmbed<Name extends keyof ContentSchemas> = InContext<Name, 'InEmbed'>
/** Shapes that are the same in all contexts have one name. */
type InContext<Name extends string, Suffix extends string> = ContentSchemas[(`${Name}${Suffix}` extends keyof ContentSchemas
  ? `${Name}${Suffix}`
  : Name) &
  keyof ContentSchemas]

export type Post = ContentSchemas['Post']
export type PostInput = ContentSchemas['PostInput']
export type Page = ContentSchemas['Page']
export type PageInput = ContentSchemas['PageInput']
export type Block = ContentSchemas['Block']
export type BlockInput = ContentSchemas['BlockInput']
export type Navigation = ContentSchemas['Navigation']
export type NavigationInput = ContentSchemas['NavigationInput']
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

/** Every shape of the calendar; the usual ones have names of their own. */
export type CalendarSchemas = CalendarComponents['schemas']

export type Event = CalendarSchemas['Event']
export type EventInput = CalendarSchemas['EventInput']
export type Venue = CalendarSchemas['Venue']
export type VenueInput = CalendarSchemas['VenueInput']
export type Organizer = CalendarSchemas['Organizer']
export type OrganizerInput = CalendarSchemas['OrganizerInput']
export type EventTerm = CalendarSchemas['EventTerm']
/** A language that the calendar's texts can be written in. */
export type Language = CalendarSchemas['Language']

/** Every shape of batches. */
export type BatchSchemas = BatchComponents['schemas']

/** The index document of the service: its name, its namespaces and its routes. */
export type SiteIndex = SiteComponents['schemas']['SiteIndex']

/** The routes of one namespace. */
export type NamespaceIndex = ContentSchemas['NamespaceIndex']

/** How to show a page within another one. */
export type Embed = OembedComponents['schemas']['Embed']

/** Several requests in one, and what became of them. */
export type Batch = BatchComponents['schemas']['Batch']
export type BatchAnswer = BatchComponents['schemas']['BatchAnswer']

/** What a refused request answers with. */
export type ErrorBody = ContentSchemas['Error']
/** Every code that the service refuses a request with. */
export type ErrorCode = ContentSchemas['ErrorCode']
/** What is wrong with one parameter. */
export type ErrorDetail = ContentSchemas['ErrorDetail']
