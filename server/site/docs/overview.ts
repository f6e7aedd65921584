// The first page of the docs: what there is, how to sign in and to call, and what replies refer to.
import type { Config } from '../../config/config.ts'
import { escapeHtml } from '../../rendering/html.ts'
import type { Described } from './files.ts'
import { relations } from './relations.ts'

export function overviewPage(config: Config, described: readonly Described[], assets: string): string {
  const name = escapeHtml(config.site.name)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}: interface</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${assets}/style.css">
</head>
<body>
<main>
<header>
<h1>${name}</h1>
<p>${escapeHtml(config.site.description)}. This is the interface for programs: JSON over HTTP.</p>
</header>

<h2 id="documents">Documents</h2>
<ul class="cards">
${described.map(card).join('\n')}
</ul>

<h2 id="first-call">A first call</h2>
<p>The REST root is <code>${escapeHtml(config.restRoot)}/</code>. Reading what is public needs no credential:</p>
<pre><code>curl '${escapeHtml(config.restRoot)}/cms/v2/posts?per_page=2&amp;_fields=id,title'</code></pre>
<p>Where a server rewrites no addresses, <code>${escapeHtml(config.baseUrl)}/?rest_route=/cms/v2/posts</code> is the same.</p>

<h2 id="signing-in">Signing in</h2>
<p>Programs sign in with HTTP Basic: the login name of a user and one of the user's application passwords. Whoever runs the service makes one:</p>
<pre><code>npm run --silent cli -- users add ada --role editor --application-password laptop</code></pre>
<p>It prints a line of JSON that holds the password, once. The spaces in it do not matter:</p>
<pre><code>curl --user 'ada:<var>the password</var>' '${escapeHtml(config.restRoot)}/cms/v2/users/me'</code></pre>
<p>Wrong credentials are answered with 401 on every route, public ones too.</p>

<h2 id="typescript">From TypeScript</h2>
<p>The typed client knows every path, parameter and answer. <code>npm run package</code> in a checkout of the service makes it, as a file to give to <code>npm install</code>:</p>
<pre><code>import { createClient, pages } from 'content-service/client'

const { calendar } = createClient({ baseUrl: '${escapeHtml(config.baseUrl)}', language: 'en' })
for await (const { start_date, title, venue } of pages(calendar, '/events'))
  console.log(start_date, title, venue?.city)</code></pre>

<h2 id="lists">Lists and changes</h2>
<p><code>page</code> and <code>per_page</code> choose a part of a list; the headers <code>X-CMS-Total</code> and <code>X-CMS-TotalPages</code> (in the calendar <code>X-CAL-Total</code> and <code>X-CAL-TotalPages</code>) tell how much there is. <code>_fields=id,title.rendered</code> leaves all other fields out.</p>
<p>Reads have an <code>ETag</code>. Sent as <code>If-Match</code> with a change, it keeps the change from undoing that of somebody else: then the answer is 412.</p>

<h2 id="links">Links in replies</h2>
<p>Items have <code>_links</code>; <code>_embed</code> brings along what the embeddable ones lead to.</p>
<dl>
${Object.entries(relations)
  .map(([relation, meaning]) => term(relation, meaning))
  .join('\n')}
</dl>

<h2 id="errors">Errors</h2>
<p>Every refused request is answered with an HTTP status and <code>{ "code", "message", "data" }</code>. Programs go by the status and the code; the message is for people and may change.</p>
<dl>
${errorCodes(described)
  .map(([code, meaning]) => term(code, meaning))
  .join('\n')}
</dl>
</main>
</body>
</html>
`
}

function card({ name, document: { info, servers } }: Described): string {
  return `<li><a href="${name}/"><strong>${escapeHtml(info.title)}</strong> ${prose(info.summary ?? '')}</a><span><code>${escapeHtml(servers[0]?.url ?? '')}</code> <a href="${name}/openapi.json">openapi.json</a></span></li>`
}

function term(name: string, meaning: string): string {
  return `<div id="${escapeHtml(name)}"><dt><a href="#${escapeHtml(name)}"><code>${escapeHtml(name)}</code></a></dt><dd>${prose(meaning)}</dd></div>`
}

/** Text as HTML, with `code` set as code. */
function prose(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>')
}

/** Each code of the contract and what it means, sorted. */
function errorCodes(described: readonly Described[]): [string, string][] {
  const meanings = described.flatMap(({ document }) =>
    Object.entries(document.components?.schemas?.['ErrorCode']?.['x-enumDescriptions'] ?? {}),
  )
  return [...new Map(meanings)].toSorted(([a], [b]) => (a < b ? -1 : 1))
}
