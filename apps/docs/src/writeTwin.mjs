import { posix } from 'node:path'

const getTwin = ({ address }) => `${address || 'index'}.md`

/**
 * A page as Markdown, with links to the Markdown of other pages.
 * @param {import('./content/readPages.mjs').Page} page
 * @param {ReturnType<typeof import('./render/createLinker.mjs').createLinker>} linker
 */
export function writeTwin(page, linker) {
  const folder = posix.dirname(getTwin(page))
  const rewrite = target => {
    const found = linker.resolve(page, target)
    if (found.kind === 'page') return (posix.relative(folder, getTwin(found.page)) || '') + found.hash
    if (found.kind === 'picture') return posix.relative(folder, `pictures/${posix.basename(found.path)}`)
    return target
  }
  // Code blocks and inline code stay unchanged.
  return page.text.replace(/^```[\s\S]*?^```|`[^`\n]+`(?!\])|\]\(([^)\s]+)\)/gm, (whole, target) =>
    target ? `](${rewrite(target)})` : whole,
  )
}

/** The `llms.txt` file: every page with a summary. */
export function writeLlms(sections) {
  const list = sections.map(
    ({ title, pages }) =>
      `## ${title}\n\n${pages.map(page => `- [${page.title}](${getTwin(page)}): ${summarise(page.text)}`).join('\n')}`,
  )
  return `# Portico

> The wallet-connection kit for websites: visitors connect a wallet of five chain families, sign in, send, swap, buy and pay. MIT licensed, TypeScript, React or none, no account needed.

Every page is also there as Markdown, at its address with \`.md\`; llms-full.txt has all of them in one file.

${list.join('\n\n')}
`
}

/** The first sentence after the title. */
function summarise(text) {
  const paragraph = text
    .replace(/^---[\s\S]*?^---/m, '')
    .split(/\n\s*\n/)
    .find(part => /^[A-Z`[*]/.test(part) && !part.startsWith('#'))
  const plain = (paragraph ?? '').replace(/\s+/g, ' ').replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
  return /^.*?[.:](?=\s|$)/.exec(plain)?.[0].replace(/:$/, '.') ?? plain
}

export const writeWhole = (pages, linker) =>
  pages.map(page => `<!-- ${getTwin(page)} -->\n\n${writeTwin(page, linker).trim()}\n`).join('\n')
