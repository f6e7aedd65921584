// The overview page of the documentation: first requests, the guides, the namespaces, downloads and link relations.
import type { Config } from '#server/config/config.ts'
import { escapeHtml } from '#server/rendering/html.ts'
import type { DocumentedNamespace } from './documented-namespace.ts'
import type { Guide } from './guides.ts'
import { renderDefinition, renderProse } from './definitions.ts'
import { renderDocsPage } from './page.ts'
import { relations } from './relations.ts'
import { renderSearchForm } from './search.ts'

export function renderOverview(
  config: Config,
  namespaces: readonly DocumentedNamespace[],
  guides: readonly Guide[],
  assets: string,
): string {
  const name = escapeHtml(config.site.name)
  const main = `<main class="prose">
<header>
<h1>${name}</h1>
<p>${escapeHtml(config.site.description)}. This is the HTTP API. Requests and responses are in JSON.</p>
</header>

${renderSearchForm('')}
<h2 id="first-call">Your first request</h2>
<p>The REST root is <code>${escapeHtml(config.restRoot)}/</code>. Public content can be read without authentication:</p>
<pre><code>curl '${escapeHtml(config.restRoot)}/cms/v2/posts?per_page=2&amp;_fields=id,title'</code></pre>
<p>If a server does not rewrite URLs, use <code>${escapeHtml(config.baseUrl)}/?rest_route=/cms/v2/posts</code> instead.</p>

<h2 id="typescript">TypeScript client</h2>
<p>The client has types for every path, parameter and response. Build it in a checkout of the service, and install it in a project of your own:</p>
<pre><code>npm run package
mkdir ../my-site &amp;&amp; cd ../my-site &amp;&amp; npm init -y
npm install ../content-service/dist/content-service-*.tgz</code></pre>
<p>Save this as <code>first.mts</code>, and run it with <code>node first.mts</code> (Node 22.18 or newer) or <code>npx tsx first.mts</code>:</p>
<pre><code>import { createClient, pages } from 'content-service'

const { calendar } = createClient({ baseUrl: '${escapeHtml(config.baseUrl)}', language: 'en' })
for await (const { start_date, title, venue } of pages(calendar, '/events'))
  console.log(start_date, title, venue?.city)</code></pre>

<h2 id="guides">Guides</h2>
<ul class="guides">
${guides.map(guideItem).join('\n')}
</ul>

<h2 id="documents">Reference</h2>
<p>The <a href="reference/">reference</a> has a page for each operation, with code that calls it. The <a href="explorer/">explorer</a> sends requests to this service from the page. Each namespace has a list of its operations:</p>
<ul class="cards">
${namespaces.map(card).join('\n')}
</ul>

<h2 id="downloads">Downloads</h2>
<ul>
<li>OpenAPI 3.1: ${documentLinks(namespaces, 'openapi.json')}</li>
<li>OpenAPI 3.0, for tools that generate clients: ${documentLinks(namespaces, 'openapi.portable.json')}. Requests and responses have fewer forms, and <code>_fields</code>, <code>_envelope</code> and the context <code>embed</code> are omitted</li>
<li><a href="collection.json" download="${name}.postman_collection.json">A collection</a> for Postman, Bruno and Insomnia</li>
<li>Markdown: <a href="llms.txt">llms.txt</a> lists all pages</li>
</ul>

<h2 id="signing-in">Authentication</h2>
<p>The API uses HTTP Basic authentication with the username and one of the user's application passwords. The operator of the service creates one:</p>
<pre><code>npm run --silent cli -- users add ada --role editor --application-password laptop</code></pre>
<p>The command prints a line of JSON with the password, which is shown only once. Spaces in the password are ignored:</p>
<pre><code>curl --user 'ada:<var>the password</var>' '${escapeHtml(config.restRoot)}/cms/v2/users/me'</code></pre>
<p>Requests with invalid credentials get a 401 response on every route, including public ones.</p>

<h2 id="lists">Pagination, fields and concurrent changes</h2>
<p><code>page</code> and <code>per_page</code> select a page of a list; the headers <code>X-CMS-Total</code> and <code>X-CMS-TotalPages</code> (in the calendar <code>X-CAL-Total</code> and <code>X-CAL-TotalPages</code>) contain the totals. <code>cursor=start</code> begins to read a whole list; <code>X-CMS-NextCursor</code> or <code>X-CAL-NextCursor</code> is the cursor of the next page. <code>_fields=id,title.rendered</code> limits the response to these fields.</p>
<p>Responses to reads have an <code>ETag</code>. Send it as <code>If-Match</code> with a change to avoid overwriting the change of another user: if the item has changed since, the response is 412.</p>

<h2 id="links">Links</h2>
<p>Items have <code>_links</code>; <code>_embed</code> includes the targets of embeddable links in the response.</p>
<dl>
${Object.entries(relations)
  .map(([relation, meaning]) => renderDefinition(relation, meaning))
  .join('\n')}
</dl>

<h2 id="errors">Errors</h2>
<p>Every error response has an HTTP status and the body <code>{ "code", "message", "data" }</code>. Rely on the status and the code; the message is for people and may change. <a href="errors/">All error codes</a>, with what they mean and what to do.</p>
</main>`
  const description = `The HTTP API of ${config.site.name}: guides, reference, and OpenAPI documents.`
  return renderDocsPage(config, { title: '', description, main, root: '', assets })
}

function documentLinks(namespaces: readonly DocumentedNamespace[], file: string): string {
  const each = namespaces.map(({ name }) => `<a href="${name}/${file}">${name}</a>`)
  return `<a href="${file}">all namespaces in one document</a>, or ${each.join(', ')}`
}

function guideItem({ name, title, summary }: Guide): string {
  return `<li><a href="guides/${name}/">${escapeHtml(title)}</a> ${escapeHtml(summary)}</li>`
}

function card({ name, document: { info, servers } }: DocumentedNamespace): string {
  return `<li><a href="${name}/"><strong>${escapeHtml(info.title)}</strong> ${renderProse(info.summary ?? '')}</a><span><code>${escapeHtml(servers[0]?.url ?? '')}</code> <a href="${name}.md">Markdown</a></span></li>`
}
