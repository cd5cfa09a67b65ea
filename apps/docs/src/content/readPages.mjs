import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../../scripts/root.mjs'
import { contents } from '../contents.mjs'

/**
 * @typedef {object} Page
 * @property {string} source where the document is in the repository, or would be if it were not made of the sources
 * @property {string} address on the site, without slashes at its ends; empty for the first page
 * @property {string} title
 * @property {string} section
 * @property {string} text Markdown
 * @property {string} [parent] address of the page that lists this one
 */

/** Every page that somebody has written, in the order of the contents. */
export function readPages() {
  const pages = contents.flatMap(({ title: section, pages }) =>
    pages.map(entry => {
      const {
        source,
        address = toAddress(source),
        title,
      } = typeof entry === 'string' ? { source: entry } : entry
      const text = readFileSync(join(root, source), 'utf8')
      return { source, address, section, text, title: title ?? readTitle(source, text) }
    }),
  )
  assertAllListed(pages)
  return pages
}

function toAddress(source) {
  return source
    .replace(/^docs\//, '')
    .replace(/\/README\.md$/, '')
    .replace(/\.md$/, '')
}

export function readTitle(source, text) {
  const [, title] = /^# (.+)$/m.exec(text) ?? []
  if (!title) throw new Error(`${source} has no title.`)
  return title.replaceAll('`', '')
}

/** A document that the contents forget would be on no page. */
function assertAllListed(pages) {
  const listed = new Set(pages.map(({ source }) => source))
  const written = readdirSync(join(root, 'docs'), { recursive: true })
    .map(name => `docs/${String(name).replaceAll('\\', '/')}`)
    .filter(name => name.endsWith('.md'))
  const forgotten = written.filter(name => !listed.has(name))
  if (forgotten.length > 0)
    throw new Error(`apps/docs/src/contents.mjs does not name ${forgotten.join(', ')}.`)
}
