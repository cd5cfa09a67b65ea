import { unescapeHtml } from './escapeHtml.mjs'

/**
 * Checks that every link leads to a page, an existing heading or a file of the repository.
 * @param {ReadonlyMap<{ source: string, address: string }, { html: string, broken: readonly string[] }>} rendered
 * @returns {string[]} the broken links with their document
 */
export function findBrokenLinks(rendered) {
  const known = new Map([...rendered].map(([{ address }, { html }]) => [address, readIds(html)]))
  return [...rendered].flatMap(([page, { html, broken }]) => [
    ...broken.map(target => `${page.source}: there is no ${target}`),
    ...findLostHashes(page, html, known),
  ])
}

const readIds = html => new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))

function findLostHashes({ source, address }, html, known) {
  const here = new URL(address && `${address}/`, 'http://site/')
  return [...html.matchAll(/<a (?:class="heading" )?href="([^"]*)"/g)]
    .map(([, href]) => new URL(unescapeHtml(href), here))
    .filter(({ origin, hash }) => origin === here.origin && hash)
    .filter(({ pathname, hash }) => !known.get(pathname.slice(1, -1))?.has(decodeURIComponent(hash.slice(1))))
    .map(({ pathname, hash }) => `${source}: ${pathname}${hash} is no heading`)
}
