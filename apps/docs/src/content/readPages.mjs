import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../../scripts/root.mjs'
import { contents, unlisted } from '../contents.mjs'

/**
 * @typedef {object} Page
 * @property {string} source the path of the document in the repository; a virtual one for generated pages
 * @property {string} address on the site, without leading and trailing slashes; empty for the home page
 * @property {string} title
 * @property {string} section
 * @property {string} text Markdown
 * @property {string} [parent] address of the page that lists this one
 * @property {string} [term] the documented name
 */

/** Included in generated pages. */
const notes = ['docs/errors.md', 'docs/hooks.md', 'docs/views.md']

/** All written pages, in the order of the contents. */
export function readPages() {
  const listed = contents.flatMap(({ title: section, pages }) =>
    pages.map(entry => ({ section, ...(typeof entry === 'string' ? { source: entry } : entry) })),
  )
  const sources = new Set([...notes, ...listed.map(({ source }) => source)])
  const others = listDocuments()
    .filter(source => !sources.has(source))
    .map(source => ({ section: unlisted, source }))
  return [...listed, ...others].map(({ source, section, address = toAddress(source), title }) => {
    const text = readFileSync(join(root, source), 'utf8')
    return { source, address, section, text, title: title ?? readTitle(source, text) }
  })
}

const listDocuments = () =>
  readdirSync(join(root, 'docs'), { recursive: true })
    .map(name => `docs/${String(name).replaceAll('\\', '/')}`)
    .filter(name => name.endsWith('.md'))
    .sort()

function toAddress(source) {
  return source
    .replace(/^docs\//, '')
    .replace(/\/README\.md$/, '')
    .replace(/\.md$/, '')
}

function readTitle(source, text) {
  const [, title] = /^# (.+)$/m.exec(text) ?? []
  if (!title) throw new Error(`${source} has no title.`)
  return title.replaceAll('`', '')
}
