import { extname } from 'node:path'
import { type ParserPlugin, parse } from '@babel/parser'
import type { File } from '@babel/types'
import { findRule, listNamed } from '../kits/findRule.js'
import type { Kit } from '../kits/Kit.js'
import { type RewrittenScript, rewriteScript } from './rewriteScript.js'

export function rewriteFile(text: string, path: string, kit: Kit): RewrittenScript | undefined {
  const extension = extname(path)
  if (/^\.(css|scss|less)$/.test(extension)) {
    const styles = rewriteStyles(text, kit)
    return { text: styles, modules: [], left: listNamed(styles, kit) }
  }
  // Prose with code, and type declarations without code.
  if (extension === '.mdx' || /\.d\.[cm]?ts$/.test(path)) return undefined
  if (/^\.(vue|svelte|html|astro)$/.test(extension)) return rewritePage(text, kit)
  return rewriteOne(text, extension, kit)
}

function rewriteOne(text: string, extension: string, kit: Kit): RewrittenScript | undefined {
  const file = parseSource(text, extension)
  const result = file && rewriteScript(text, file, kit)
  // A result that does not parse is not written.
  return result && parseSource(result.text, extension) ? result : undefined
}

function rewritePage(text: string, kit: Kit): RewrittenScript | undefined {
  const modules: string[] = []
  const left: string[] = []
  let isUnderstood = true
  const around = text.replace(pageScripts, '')
  left.push(...listNamed(around, kit))
  const written = text.replace(pageScripts, (whole, open: string, script: string, close: string) => {
    if (listNamed(script, kit).length === 0) return whole
    const result = rewriteOne(script, '.ts', kit)
    if (!result) {
      isUnderstood = false
      return whole
    }
    modules.push(...result.modules)
    left.push(...result.left)
    return open + result.text + close
  })
  return isUnderstood ? { text: written, modules, left } : undefined
}

const pageScripts = /(<script\b[^>]*>|^---\r?\n)([\s\S]*?)(<\/script>|\r?\n---)/g

const rewriteStyles = (text: string, kit: Kit): string =>
  text.replace(/^@import\s+(?:url\()?['"]([^'"]+)['"]\)?[^;\n]*;?[ \t]*\r?\n?/gm, (line, module: string) =>
    findRule(kit, module)?.isDropped ? '' : line,
  )

/** Undefined for files that are not scripts or cannot be parsed. */
function parseSource(text: string, extension: string): File | undefined {
  const plugins: ParserPlugin[] = /^\.[cm]?ts$/.test(extension)
    ? ['typescript', 'decorators']
    : ['typescript', 'jsx', 'decorators']
  try {
    return parse(text, { sourceType: 'unambiguous', allowReturnOutsideFunction: true, plugins })
  } catch {
    return undefined
  }
}
