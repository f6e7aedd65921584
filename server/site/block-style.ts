// The stylesheet of blocks, without the styles of a theme.
// Selectors are weak, so that a theme or a front end can override them.

const GAP = 'var(--wp--style--block-gap, 1.2em)'
const GALLERY_GAP = `var(--wp--style--unstable-gallery-gap, var(--wp--style--gallery-gap-default, 0.75em))`
const CONTENT_SIZE = 'var(--wp--style--global--content-size, 42rem)'
const WIDE_SIZE = 'var(--wp--style--global--wide-size, 60rem)'

const LAYOUTS = `
:where(.is-layout-flow, .is-layout-constrained) > :where(:first-child) { margin-block-start: 0 }
:where(.is-layout-flow, .is-layout-constrained) > :where(:last-child) { margin-block-end: 0 }
:where(.is-layout-constrained) > :where(:not(.alignleft, .alignright, .alignfull)) { max-width: ${CONTENT_SIZE}; margin-inline: auto }
:where(.is-layout-constrained) > .alignwide { max-width: ${WIDE_SIZE} }
:where(.is-layout-flex) { display: flex; flex-wrap: wrap; align-items: center; gap: ${GAP} }
:where(.is-layout-grid) { display: grid; gap: ${GAP} }
:where(.is-layout-flex, .is-layout-grid) > :where(*) { margin: 0 }
.is-nowrap { flex-wrap: nowrap }
.is-vertical { flex-direction: column }
.alignleft { float: left; margin: .5em 1.5em .5em 0 }
.alignright { float: right; margin: .5em 0 .5em 1.5em }
.aligncenter { margin-inline: auto; text-align: center }
figure.aligncenter { display: table }
img.aligncenter { display: block }
@media (max-width: 600px) { .alignleft, .alignright { max-width: 50% } }
:where(.wp-block-columns) { gap: 2em; align-items: stretch }
.wp-block-columns.are-vertically-aligned-center { align-items: center }
.wp-block-columns.are-vertically-aligned-bottom { align-items: flex-end }
.wp-block-column { flex: 1 1 0; min-width: 0; overflow-wrap: break-word }
.wp-block-column[style*=flex-basis] { flex-grow: 0 }
.is-vertically-aligned-top { align-self: flex-start }
.is-vertically-aligned-center { align-self: center }
.is-vertically-aligned-bottom { align-self: flex-end }
@media (max-width: 781px) {
  .wp-block-columns:not(.is-not-stacked-on-mobile) { flex-wrap: wrap !important }
  .wp-block-columns:not(.is-not-stacked-on-mobile) > .wp-block-column { flex-basis: 100% !important }
}
@media (max-width: 600px) { .wp-block-post-template.is-layout-grid.wp-block-post-template-is-layout-grid { grid-template-columns: 1fr } }
:where(.has-border-color, [style*=border-width], [style*=border-color]) { border-style: solid }
${['top', 'right', 'bottom', 'left'].map((side) => `:where([style*=border-${side}-width], [style*=border-${side}-color]) { border-${side}-style: solid }`).join('\n')}
:where(.wp-block-group.has-background) { padding: 1.25em 2em }
`

const TEXTS = `
.has-text-align-left { text-align: left }
.has-text-align-center { text-align: center }
.has-text-align-right { text-align: right }
.has-drop-cap:not(:focus)::first-letter { float: left; font-size: 4.5em; line-height: .7; margin: .08em .1em 0 0 }
:where(p, h1, h2, h3, h4, h5, h6, ul, ol, pre).has-background { padding: 1.25em 2em }
.wp-element-caption, figcaption { font-size: .85em; text-align: center; margin-top: .5em }
:where(.wp-block-quote) { margin-inline: 0; padding-inline-start: 1em; border-inline-start: 3px solid }
.wp-block-quote.has-text-align-right { border-inline-start: 0; border-inline-end: 3px solid; padding-inline: 0 1em }
:where(.wp-block-quote, .wp-block-pullquote) cite { display: block; font-size: .85em; font-style: normal }
:where(.wp-block-pullquote) { margin-inline: 0; padding: 2em 0; text-align: center; border-block: 3px solid }
.wp-block-pullquote blockquote { margin: 0; font-size: 1.3em }
:where(.wp-block-code, .wp-block-preformatted) { overflow-x: auto; white-space: pre-wrap; padding: 1em }
:where(.wp-block-verse) { overflow-x: auto; white-space: pre-wrap; font-family: inherit }
:where(.wp-block-details) summary { cursor: pointer }
.wp-block-table { margin-inline: 0; overflow-x: auto }
.wp-block-table table { border-collapse: collapse; width: 100% }
.wp-block-table .has-fixed-layout { table-layout: fixed; width: 100% }
:where(.wp-block-table) :where(td, th) { border: 1px solid; padding: .5em; overflow-wrap: break-word }
.wp-block-table thead { border-bottom: 3px solid }
.wp-block-table tfoot { border-top: 3px solid }
.wp-block-table.is-style-stripes tbody tr:nth-child(odd) { background: color-mix(in srgb, currentColor 8%, transparent) }
.wp-block-table.is-style-stripes :where(td, th) { border-color: transparent }
:where(.wp-block-separator) { border: 0; border-top: 2px solid; margin-inline: auto; max-width: 6em; clear: both }
:where(.wp-block-separator:is(.is-style-wide, .alignwide, .alignfull)) { max-width: none }
.wp-block-separator.is-style-dots { border: 0; max-width: none; text-align: center }
.wp-block-separator.is-style-dots::before { content: "···"; letter-spacing: 1.5em; padding-inline-start: 1.5em }
.wp-block-spacer { clear: both }
.wp-block-footnotes { font-size: .85em }
`

const BUTTONS = `
:where(.wp-block-buttons) { gap: .5em }
:where(.wp-element-button, .wp-block-button__link) { display: inline-block; padding: .5em 1.2em; border-radius: .4em; border: 2px solid transparent;
  background: #32373c; color: #fff; text-align: center; text-decoration: none; font: inherit; cursor: pointer; box-sizing: border-box }
.wp-block-button.is-style-outline > :where(.wp-block-button__link) { background: transparent; color: inherit; border-color: currentColor }
:where(.wp-block-button.is-style-squared > .wp-block-button__link) { border-radius: 0 }
.wp-block-button[class*=wp-block-button__width] > .wp-block-button__link { width: 100% }
${[25, 50, 75, 100].map((width) => `.wp-block-button__width-${width} { width: calc(${width}% - .5em * ${(100 - width) / 100}) }`).join('\n')}
.wp-block-file :where(.wp-block-file__button) { margin-inline-start: .75em; font-size: .85em }
.wp-block-file object { display: block; width: 100% }
`

const columnsOf = (count: number): string => `:where(.columns-${count}, .gallery-columns-${count}) { --columns: ${count} }`
const dimOf = (tenths: number): string => `.has-background-dim-${tenths * 10} { --dim: ${tenths / 10} }`
const count = (length: number): number[] => Array.from({ length }, (_, index) => index + 1)

const MEDIA = `
:where(.wp-block-image, .wp-block-video, .wp-block-audio, .wp-block-embed) { margin-inline: 0 }
.wp-block-image img, .wp-block-video video { max-width: 100%; height: auto; vertical-align: bottom; box-sizing: border-box }
.lightbox-trigger { display: none }
:where(.wp-block-post-featured-image) { margin-inline: 0; position: relative }
.wp-block-post-featured-image :where(a) { display: block; height: 100% }
.wp-block-post-featured-image :where(img) { display: block; max-width: 100%; width: 100%; height: auto; box-sizing: border-box }
.wp-block-post-featured-image__overlay { position: absolute; inset: 0; background-color: #000; opacity: var(--dim, .5) }
.wp-block-image.is-style-rounded img { border-radius: 999px }
.wp-block-image:is(.alignwide, .alignfull) img, .wp-block-video:is(.alignwide, .alignfull) video { width: 100% }
.wp-video, .wp-video-shortcode { max-width: 100%; height: auto }
.wp-block-audio audio { width: 100% }
.wp-block-embed__wrapper { position: relative }
.wp-has-aspect-ratio iframe { width: 100%; height: 100%; aspect-ratio: 16 / 9 }
.wp-embed-aspect-4-3 iframe { aspect-ratio: 4 / 3 }
.wp-embed-aspect-1-1 iframe { aspect-ratio: 1 }
.wp-embed-aspect-21-9 iframe { aspect-ratio: 21 / 9 }
:where(.wp-block-gallery, .blocks-gallery-grid) { --columns: 3; display: flex; flex-wrap: wrap; gap: ${GALLERY_GAP}; margin: 0; padding: 0; list-style: none; align-items: stretch }
.blocks-gallery-grid { flex: 1 0 100%; --columns: inherit }
:where(.gallery) { --columns: 3; display: grid; grid-template-columns: repeat(var(--columns), minmax(0, 1fr)); gap: ${GALLERY_GAP} }
:where(.gallery-item, .gallery-caption) { margin: 0 }
${count(9).map(columnsOf).join('\n')}
@media (max-width: 600px) { .wp-block-gallery:not(.columns-1), .gallery:not(.gallery-columns-1) { --columns: 2 } }
:where(.wp-block-gallery > .wp-block-image, .blocks-gallery-item) { display: flex; flex-direction: column; flex-grow: 1; margin: 0; position: relative;
  width: calc((100% - (var(--columns) - 1) * ${GALLERY_GAP}) / var(--columns) - .5px); box-sizing: border-box }
.blocks-gallery-item figure { position: relative; margin: 0; height: 100% }
.wp-block-gallery :where(.blocks-gallery-item, .wp-block-image) figcaption { position: absolute; inset: auto 0 0; max-height: 100%; overflow: auto; margin: 0; padding: 1.5em .5em .5em;
  color: #fff; background: linear-gradient(transparent, rgb(0 0 0 / 70%)); box-sizing: border-box }
:where(.wp-block-gallery, .gallery) img { display: block; width: 100%; height: auto }
.wp-block-gallery.is-cropped :where(figure > a) { flex: 1 }
.wp-block-gallery.is-cropped img { height: 100%; flex: 1; object-fit: cover }
.blocks-gallery-caption { flex: 1 0 100% }
:is(.wp-block-gallery, .blocks-gallery-grid):is(.alignleft, .alignright) { width: 100%; max-width: min(26rem, 50%) }
:where(.wp-caption) { margin-inline: 0; max-width: 100% }
:where(.wp-caption-text, .gallery-caption) { font-size: .85em; text-align: center; margin-top: .5em }
.wp-block-cover { position: relative; isolation: isolate; display: flex; align-items: center; justify-content: center; min-height: 430px; padding: 1em; overflow: hidden; box-sizing: border-box; background: center / cover }
:where(.wp-block-cover) { color: #fff }
.wp-block-cover:is(.alignleft, .alignright) { width: 100%; max-width: 50% }
.wp-block-cover.is-light { color: #000 }
.wp-block-cover.has-parallax, .wp-block-cover__image-background.has-parallax { background-attachment: fixed; background-size: cover }
.wp-block-cover__image-background.is-repeated { background-repeat: repeat; background-size: auto }
.wp-block-cover__image-background, .wp-block-cover__video-background, .wp-block-cover__background, .wp-block-cover.has-background-dim:not(:has(> .wp-block-cover__background))::before {
  position: absolute; inset: 0; width: 100%; height: 100%; max-width: none; object-fit: cover; z-index: -1 }
.wp-block-cover.has-background-dim:not(:has(> .wp-block-cover__background))::before { content: ""; background: #000; opacity: var(--dim, .5) }
.wp-block-cover__background { background: #000; opacity: 0 }
.wp-block-cover__background.has-background-dim { opacity: var(--dim, .5) }
${count(10).map(dimOf).join('\n')}
.has-background-dim-0 { --dim: 0 }
.wp-block-cover__inner-container { width: 100% }
.wp-block-cover-text { text-align: center }
:is(.wp-block-cover__inner-container, .wp-block-cover-text) a:not([class]) { color: inherit }
.wp-block-cover[class*=is-position-top] { align-items: flex-start }
.wp-block-cover[class*=is-position-bottom] { align-items: flex-end }
.wp-block-cover[class*=is-position][class*=-left] { justify-content: flex-start }
.wp-block-cover[class*=is-position][class*=-right] { justify-content: flex-end }
.wp-block-cover:is([class*=-left], [class*=-right])[class*=is-position] > .wp-block-cover__inner-container { width: auto }
.wp-block-media-text { display: grid; grid-template: "media content" auto / 50% 1fr; align-items: center }
.wp-block-media-text.has-media-on-the-right { grid-template: "content media" auto / 1fr 50% }
.wp-block-media-text.is-vertically-aligned-top { align-items: start }
.wp-block-media-text.is-vertically-aligned-bottom { align-items: end }
.wp-block-media-text__media { grid-area: media; margin: 0 }
.wp-block-media-text__media :is(img, video) { display: block; width: 100%; height: auto }
.wp-block-media-text.is-image-fill :is(.wp-block-media-text__media, img) { height: 100%; object-fit: cover }
.wp-block-media-text.is-image-fill-element { align-items: stretch }
.wp-block-media-text.is-image-fill-element > .wp-block-media-text__media { position: relative; min-height: 250px }
.wp-block-media-text.is-image-fill-element > .wp-block-media-text__media img { position: absolute; height: 100%; object-fit: cover }
.wp-block-media-text__content { grid-area: content; padding: 0 8%; overflow-wrap: break-word }
@media (max-width: 600px) {
  .wp-block-media-text.is-stacked-on-mobile { grid-template: "media" auto "content" auto / 100% !important }
  .wp-block-media-text.is-stacked-on-mobile > .wp-block-media-text__content { padding: 1em 0 }
}
`

const LISTS = `
:where(.wp-block-navigation__container, .wp-block-page-list, .wp-block-social-links, .wp-block-post-template) { list-style: none; padding: 0 }
:where(.wp-block-navigation) { gap: .5em 1.5em }
:where(.wp-block-navigation__container, .wp-block-navigation .wp-block-page-list) { display: flex; flex-direction: inherit; flex-wrap: inherit; align-items: baseline; justify-content: inherit; gap: inherit; margin: 0 }
.wp-block-navigation.has-text-color :where(a) { color: inherit }
.wp-block-navigation__container.items-justified-space-between { flex-grow: 1 }
${['underline', 'line-through', 'none'].map((line) => `.wp-block-navigation.has-text-decoration-${line} a { text-decoration: ${line} }`).join('\n')}
:where(.wp-block-navigation) ul ul { list-style: none; padding-inline-start: 1em }
:where(.wp-block-search__inside-wrapper) { display: flex; gap: .5em; max-width: 100% }
:where(.wp-block-search__input) { flex: 1; min-width: 3em; padding: .5em; font: inherit }
:where(.wp-block-search__button-inside .wp-block-search__inside-wrapper) { padding: 4px; border: 1px solid; box-sizing: border-box }
:where(.wp-block-search__button-inside .wp-block-search__input) { border: 0 }
:where(.wp-block-read-more) { display: block; width: fit-content }
.wp-block-tag-cloud.is-style-outline { display: flex; flex-wrap: wrap; gap: 1ch }
.wp-block-tag-cloud.is-style-outline a { border: 1px solid; padding: .5ch 1ch; text-decoration: none }
:where(.wp-block-latest-posts.is-grid, .wp-block-post-template.is-flex-container) { display: grid; gap: 1.25em; padding: 0; list-style: none; grid-template-columns: repeat(auto-fill, minmax(min(12rem, 100%), 1fr)) }
:where(.wp-block-latest-posts__post-author, .wp-block-latest-posts__post-date) { display: block; font-size: .85em }
:where(.wp-block-archives__label, .wp-block-categories__label, .wp-block-search__label) { display: block }
:where(.wp-block-social-links) svg { width: 1.5em; height: 1.5em; vertical-align: middle }
.screen-reader-text { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
`

export const BLOCK_STYLE = [LAYOUTS, TEXTS, BUTTONS, MEDIA, LISTS].join('')
