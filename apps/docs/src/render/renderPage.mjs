import { toRelative } from './createLinker.mjs'
import { escapeHtml, unescapeHtml } from './escapeHtml.mjs'

/** Only the site's own resources. It is in the page, so that it applies on every host. */
const getPolicy = hasFrame =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    ...(hasFrame ? ["frame-src 'self'"] : []),
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')

/**
 * Renders a whole page.
 * @param {import('../content/readPages.mjs').Page} page
 * @param {{ html: string, headings: readonly { id: string, text: string, depth: number }[] }} rendered
 * @param {readonly { title: string, pages: readonly import('../content/readPages.mjs').Page[], links: readonly {
 * title: string, address: string }[] }[]} sections the menu
 * @param {{ version: string, editUrl?: string }} release `editUrl` is what precedes the path of a document
 */
export function renderPage(page, { html, headings }, sections, { version, editUrl }) {
  const to = address => escapeHtml(toRelative(page.address, address))
  const inMenu = sections.flatMap(({ pages }) => pages)
  const twin = page.address || 'index'
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(getPolicy(html.includes('<iframe')))}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta name="description" content="${escapeHtml(describe(html))}">
<title>${page.address === '' ? 'Portico documentation' : `${escapeHtml(page.title)} · Portico`}</title>
<link rel="icon" href="${to('mark.svg')}" type="image/svg+xml">
<link rel="alternate" type="text/markdown" href="${to(`${twin}.md`)}">
<link rel="stylesheet" href="${to('site.css')}">
<script src="${to('theme.js')}"></script>
<script type="module" src="${to('site.js')}"></script>
</head>
<body data-root="${to('')}">
<a class="skip" href="#content">Skip to the content</a>
<header class="top">
<a class="brand" href="${to('')}"><img src="${to('mark.svg')}" alt="" width="26" height="26"><span>Portico</span></a>
<span class="version">v${escapeHtml(version)}</span>
<form class="search" role="search" hidden>
<input type="search" aria-label="Search the documentation" placeholder="Search" autocomplete="off" spellcheck="false">
<div class="results" hidden><p role="status"></p><ul></ul></div>
</form>
<a class="playground" href="${to('playground/')}">Playground</a>
<button class="theme" type="button" hidden></button>
</header>
<details class="menu-on-phones"><summary>Menu</summary><nav aria-label="Menu">${renderMenu(page, sections, to)}</nav></details>
<div class="columns">
<nav class="menu" aria-label="Pages">${renderMenu(page, sections, to)}</nav>
<main id="content" tabindex="-1">
${renderParent(page, inMenu, to)}<article>
${html}</article>
${renderNeighbours(page, inMenu, to)}<footer>${renderEdit(page, editUrl)}<a href="${to(`${twin}.md`)}">This page as Markdown</a><a href="${to('llms.txt')}">All pages for language models</a></footer>
</main>
${renderOutline(headings)}
</div>
</body>
</html>
`
}

/** The meta description. */
function describe(html) {
  const [, paragraph = ''] = /<p>([\s\S]*?)<\/p>/.exec(html) ?? []
  const text = paragraph.replace(/<[^>]+>/g, '').replace(/\s+/g, ' ')
  return unescapeHtml(text).slice(0, 200)
}

function renderMenu(page, sections, to) {
  const shown = page.parent ?? page.address
  const link = ({ address, title }) =>
    `<li><a href="${to(address && `${address}/`)}"${address === shown ? ` aria-current="${page.parent ? 'true' : 'page'}"` : ''}>${escapeHtml(title)}</a></li>`
  return sections
    .map(
      ({ title, pages, links }) =>
        `<p>${escapeHtml(title)}</p><ul>${[...pages, ...links].map(link).join('')}</ul>`,
    )
    .join('')
}

function renderParent({ parent }, inMenu, to) {
  const above = inMenu.find(({ address }) => address === parent)
  return parent && above
    ? `<p class="above"><a href="${to(`${parent}/`)}">${escapeHtml(above.title)}</a></p>\n`
    : ''
}

/** Generated pages are edited in the document of their notes. */
function renderEdit({ source, parent }, editUrl) {
  if (!editUrl) return ''
  return `<a href="${escapeHtml(`${editUrl}/${parent ? `docs/${parent}.md` : source}`)}" rel="noreferrer">Edit this page</a>`
}

function renderNeighbours(page, inMenu, to) {
  const index = inMenu.indexOf(page)
  if (index < 0) return ''
  const link = (other, rel, label) =>
    other
      ? `<a rel="${rel}" href="${to(other.address && `${other.address}/`)}"><span>${label}</span> ${escapeHtml(other.title)}</a>`
      : ''
  return `<nav class="neighbours" aria-label="Neighbours">${link(inMenu[index - 1], 'prev', 'Before')}${link(inMenu[index + 1], 'next', 'Next')}</nav>\n`
}

function renderOutline(headings) {
  const shown = headings.filter(({ depth }) => depth === 2)
  if (shown.length < 2) return ''
  const items = shown.map(({ id, text }) => `<li><a href="#${id}">${escapeHtml(text)}</a></li>`).join('')
  return `<nav class="outline" aria-label="On this page"><p>On this page</p><ul>${items}</ul></nav>`
}
