import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { root } from '../../../../scripts/root.mjs'

const isElsewhere = target => /^[a-z][a-z+.-]*:/i.test(target)

/** Relative, because the site may be served from any folder. */
export function toRelative(from, to) {
  const up = from === '' ? './' : '../'.repeat(from.split('/').length)
  return to === '' ? up : `${up}${to}`
}

/**
 * Resolves the links of documents on the site.
 * @param {readonly import('../content/readPages.mjs').Page[]} pages
 */
export function createLinker(pages) {
  const bySource = new Map(pages.map(page => [page.source, page]))
  // A link to a folder means its README, as on GitHub; the repository's own is the home page.
  for (const page of pages) {
    const [, folder] = /^(.+)\/README\.md$/.exec(page.source) ?? []
    if (folder) bySource.set(folder, page)
    if (page.address === '') bySource.set('README.md', page)
  }
  return {
    /**
     * @returns {{ kind: 'page', page: import('../content/readPages.mjs').Page, hash: string } | { kind: 'picture', path: string } | { kind: 'elsewhere', url: string } | { kind: 'source' } | { kind: 'broken' }}
     */
    resolve(page, target) {
      if (isElsewhere(target)) return { kind: 'elsewhere', url: target }
      const [path = '', hash = ''] = target.split('#')
      const source =
        path === '' ? page.source : posix.join(posix.dirname(page.source), path).replace(/\/$/, '')
      const found = bySource.get(source)
      if (found) return { kind: 'page', page: found, hash: hash && `#${hash}` }
      if (!existsSync(join(root, source))) return { kind: 'broken' }
      return /\.(png|svg)$/.test(source) ? { kind: 'picture', path: source } : { kind: 'source' }
    },
  }
}
