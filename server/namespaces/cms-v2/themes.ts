// Reads themes. The active theme is the only one.
import { link, linksFor, allowOnlyRead, selfLink } from '#server/engine/links.ts'
import type { RequestContext } from '#server/context.ts'
import { ApiError, refused } from '#server/contract/api-error.ts'
import { renderTitle } from '#server/rendering/content.ts'
import { areas, templateTypes } from '#server/theme-files/template-types.ts'
import type { Theme } from '#server/theme-files/theme.ts'
import { findOrCreateUserStyles } from '#server/themes/user-styles.ts'
import type { Handlers, Schemas } from './contract.ts'

const route = '/cms/v2/themes'

/** The features of all block themes. Colors, sizes and widths are in their styles. */
const themeSupports: Schemas['ThemeSupports'] = {
  'align-wide': false,
  'automatic-feed-links': true,
  'block-templates': true,
  'block-template-parts': false,
  'custom-background': false,
  'custom-header': false,
  'custom-logo': false,
  'customize-selective-refresh-widgets': false,
  'dark-editor-style': false,
  'disable-custom-colors': false,
  'disable-custom-font-sizes': false,
  'disable-custom-gradients': false,
  'disable-layout-styles': false,
  'editor-color-palette': false,
  'editor-font-sizes': false,
  'editor-gradient-presets': false,
  'editor-spacing-sizes': false,
  'editor-styles': true,
  formats: ['standard'],
  html5: ['comment-form', 'comment-list', 'search-form', 'gallery', 'caption', 'style', 'script'],
  'post-thumbnails': true,
  'responsive-embeds': true,
  'title-tag': false,
}

export function activeTheme(stylesheet: string, theme: Theme): Theme {
  if (stylesheet !== theme.stylesheet)
    throw new ApiError(404, 'rest_theme_not_found', `The theme ${stylesheet} is not installed. The active theme is ${theme.stylesheet}.`)
  return theme
}

/** Users who can write posts may read the active theme; only administrators may read themes in general. */
function assertMayView(isInUse: boolean, { caller }: RequestContext): void {
  if (caller.can('edit_theme_options')) return
  if (!isInUse)
    throw refused(
      caller,
      'rest_cannot_view_themes',
      'You are not allowed to list all themes. Only administrators can. Request the active theme with status=active.',
    )
  if (!caller.can('edit_posts'))
    throw refused(
      caller,
      'rest_cannot_view_active_theme',
      'You are not allowed to read the active theme. This requires the right to edit posts.',
    )
}

async function present(theme: Theme, context: RequestContext): Promise<Schemas['Theme']> {
  const styles = await findOrCreateUserStyles(context)
  const { restRoot } = context.config
  const links = [
    selfLink<Theme>(({ stylesheet }) => `${route}/${stylesheet}`, allowOnlyRead),
    link<Theme>('collection', () => [{ href: restRoot + route }]),
    link<Theme>('cms:user-global-styles', () => [{ href: `${restRoot}/cms/v2/global-styles/${styles.id}` }]),
  ]
  return { ...facts(theme, context), _links: (await linksFor(links, [theme], context))(theme) }
}

function facts({ stylesheet, head }: Theme, { config }: RequestContext): Omit<Schemas['Theme'], '_links'> {
  const url = `${config.baseUrl}/cms-content/themes/${encodeURIComponent(stylesheet)}`
  const text = (name: string, fallback = '') => {
    const raw = head.get(name) ?? fallback
    return { raw, rendered: renderTitle(raw) }
  }
  const tags = (head.get('tags') ?? '')
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)
  return {
    stylesheet,
    template: stylesheet,
    status: 'active',
    name: text('theme name', stylesheet),
    description: text('description'),
    author: text('author'),
    author_uri: text('author uri'),
    theme_uri: text('theme uri'),
    version: head.get('version') ?? '',
    tags: { raw: tags, rendered: renderTitle(tags.join(', ')) },
    textdomain: head.get('text domain') || stylesheet,
    requires_php: null,
    screenshot: null,
    stylesheet_uri: url,
    template_uri: url,
    is_block_theme: true,
    default_template_types: [...templateTypes].map(([slug, { title, description }]) => ({ slug, title, description })),
    default_template_part_areas: Object.entries(areas).map(([area, { tag, label, icon, description }]) => ({
      area,
      area_tag: tag,
      label,
      icon,
      description,
    })),
    theme_supports: themeSupports,
  }
}

export const handlers = {
  async listThemes({ query }, context) {
    assertMayView(query.status?.join() === 'active', context)
    const includesActive = !query.status || query.status.includes('active')
    const body = includesActive ? [await present(context.theme, context)] : []
    return { status: 200, headers: { 'X-CMS-Total': body.length, 'X-CMS-TotalPages': 1 }, body }
  },
  async getTheme({ path }, context) {
    assertMayView(path.stylesheet === context.theme.stylesheet, context)
    return { status: 200, body: await present(activeTheme(path.stylesheet, context.theme), context) }
  },
} satisfies Partial<Handlers>
