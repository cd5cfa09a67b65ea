import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'

/** CSS without comments and the white space that only people need. Strings in it may not hold `{};,`. */
export function compactCss(text) {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/;}/g, '}')
    .trim()
}

/** Styles are strings in modules, which no minifier looks into: what is published is made compact here. */
export function compactStyles() {
  for (const file of findStyleModules()) {
    const code = readFileSync(file, 'utf8')
    const compact = code.replace(/css `([^`]*)`/g, (_match, text) => `css \`${compactCss(text)}\``)
    if (compact !== code) writeFileSync(file, compact)
  }
}

function findStyleModules() {
  const folder = join(root, 'packages/react/dist')
  const files = readdirSync(folder, { recursive: true })
  return files.filter(file => file.endsWith('.css.js')).map(file => join(folder, file))
}
