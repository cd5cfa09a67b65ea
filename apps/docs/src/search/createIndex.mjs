import { Marked } from 'marked'
import { createSlugger } from '../render/createSlugger.mjs'
import { unescapeHtml } from '../render/escapeHtml.mjs'
import { plainText } from '../render/renderMarkdown.mjs'

const marked = new Marked()

/** Long tables for contributors; only their headings are indexed. */
const byHeading = 'The project'

/**
 * The search index: the sections of each page as [address, page, heading, text].
 * @param {readonly import('../content/readPages.mjs').Page[]} pages
 */
export function createIndex(pages) {
  return pages.flatMap(page => {
    const slug = createSlugger()
    const sections = [{ hash: '', heading: '', text: '' }]
    // The page of one item is short and indexed as a whole.
    const isWhole = page.parent !== undefined
    for (const token of marked.lexer(page.text)) {
      if (token.type === 'heading') {
        const heading = plainText(token.tokens)
        const id = slug(heading)
        if (token.depth > 1 && !isWhole) sections.push({ hash: `#${id}`, heading, text: '' })
      } else if (!isWhole || token.type !== 'code') sections.at(-1).text += ` ${readWords(token)}`
    }
    return sections.map(({ hash, heading, text }) => [
      `${page.address && `${page.address}/`}${hash}`,
      page.title,
      heading,
      page.section === byHeading ? '' : unescapeHtml(text.replace(/\s+/g, ' ').trim()),
    ])
  })
}

/** Tables and lists nest their text. */
function readWords(token) {
  if (token.type === 'table')
    return [token.header, ...token.rows]
      .flat()
      .map(cell => plainText(cell.tokens))
      .join(' ')
  if (token.type === 'list') return token.items.map(readWords).join(' ')
  return token.tokens ? plainText(token.tokens) : (token.text ?? '')
}
