import { Marked } from 'marked'
import { toRelative } from './createLinker.mjs'
import { createSlugger } from './createSlugger.mjs'
import { escapeHtml } from './escapeHtml.mjs'
import { formatInstall } from './formatInstall.mjs'
import { highlight } from './highlight.mjs'

const languages = {
  sh: 'Shell',
  ts: 'TypeScript',
  tsx: 'TypeScript with JSX',
  html: 'HTML',
  json: 'JSON',
  yaml: 'YAML',
}

/** An image with this title is a running dialog on the site. */
const liveTitle = 'Live dialog'
const liveAddress = 'playground/dialog.html'

/**
 * Renders a document. Raw HTML in the document is refused; only the rules here produce HTML.
 * @param {import('../content/readPages.mjs').Page} page
 * @param {{ linker: ReturnType<typeof import('./createLinker.mjs').createLinker>, terms: ReadonlyMap<string,
 * string> }} site terms: addresses of pages about a name, by the name
 */
export function renderMarkdown(page, { linker, terms }) {
  const slug = createSlugger()
  /** @type {{ id: string, text: string, depth: number }[]} */
  const headings = []
  const pictures = new Set()
  const broken = []
  let tables = 0
  let installs = 0
  let isInLink = false

  function renderLink({ href, tokens }) {
    isInLink = true
    const text = this.parser.parseInline(tokens)
    isInLink = false
    const found = linker.resolve(page, href)
    switch (found.kind) {
      case 'page': {
        const address =
          found.page === page ? '' : toRelative(page.address, found.page.address && `${found.page.address}/`)
        return `<a href="${escapeHtml(address + found.hash)}">${text}</a>`
      }
      case 'elsewhere':
        return /^(https?|mailto):/.test(found.url)
          ? `<a href="${escapeHtml(found.url)}" rel="noreferrer">${text}</a>`
          : text
      case 'broken':
        broken.push(href)
        return text
      default:
        return text
    }
  }

  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const text = plainText(tokens)
        const id = slug(text)
        const hasLink = tokens.some(({ type }) => type === 'link')
        // A heading is a link itself and cannot contain another.
        isInLink = !hasLink
        const words = this.parser.parseInline(tokens)
        isInLink = false
        if (depth === 1) return `<h1 id="${id}">${words}</h1>\n`
        headings.push({ id, text, depth })
        return `<h${depth} id="${id}">${hasLink ? words : `<a class="heading" href="#${id}">${words}</a>`}</h${depth}>\n`
      },
      code({ text, lang }) {
        const language = lang?.split(/\s/)[0] ?? ''
        const variants = language === 'sh' ? formatInstall(text) : undefined
        if (!variants) return renderCode(text, language)
        installs += 1
        return renderInstall(variants, `manager-${installs}`)
      },
      codespan({ text }) {
        const html = `<code>${escapeHtml(text)}</code>`
        const address = terms.get(text)
        if (address === undefined || isInLink || address === page.address) return html
        return `<a href="${toRelative(page.address, `${address}/`)}">${html}</a>`
      },
      link: renderLink,
      image({ href, title, text }) {
        const found = linker.resolve(page, href)
        if (found.kind !== 'picture') {
          broken.push(href)
          return escapeHtml(text)
        }
        pictures.add(found.path)
        const name = found.path.split('/').at(-1)
        const image = `<img src="${toRelative(page.address, `pictures/${name}`)}" alt="${escapeHtml(text)}" loading="lazy">`
        return title === liveTitle ? renderLive(image, toRelative(page.address, liveAddress)) : image
      },
      table(token) {
        tables += 1
        const row = (cells, tag) =>
          `<tr>${cells.map(cell => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`
        // An empty header row is omitted.
        const head = token.header.some(cell => cell.text)
          ? `<thead><tr>${token.header.map(cell => (cell.text ? `<th scope="col">${this.parser.parseInline(cell.tokens)}</th>` : '<td></td>')).join('')}</tr></thead>`
          : ''
        const body = token.rows.map(cells => row(cells, 'td')).join('\n')
        return `<div class="table" tabindex="0" role="group" aria-label="Table ${tables}"><table>${head}<tbody>${body}</tbody></table></div>\n`
      },
      html({ text }) {
        throw new Error(`${page.source} contains HTML, which is not supported: ${text.trim()}`)
      },
    },
  })
  const html = marked.parse(page.text, { async: false })
  return { html, headings, pictures, broken, ids: new Set(headings.map(({ id }) => id)) }
}

function renderCode(text, language, attributes = '') {
  const label = languages[language] ? `${languages[language]} code` : 'Code'
  return `<div class="code"${attributes}><pre tabindex="0" role="group" aria-label="${label}"><code>${highlight(text, language)}</code></pre></div>\n`
}

/** Radio buttons choose by style sheet alone, so that they work without scripts. */
function renderInstall(variants, name) {
  const choices = variants.map(
    ([manager], index) =>
      `<label><input type="radio" name="${name}" value="${manager}"${index === 0 ? ' checked' : ''}>${manager}</label>`,
  )
  const codes = variants.map(([manager, code]) => renderCode(code, 'sh', ` data-manager="${manager}"`))
  return `<div class="install"><fieldset><legend>Package manager</legend>${choices.join('')}</fieldset>\n${codes.join('')}</div>\n`
}

const renderLive = (image, address) =>
  `<iframe class="live" src="${address}" title="Live dialog"></iframe><noscript>${image}</noscript>`

/** The text of tokens without markup. */
export function plainText(tokens) {
  return tokens.map(token => (token.tokens ? plainText(token.tokens) : (token.text ?? ''))).join('')
}
