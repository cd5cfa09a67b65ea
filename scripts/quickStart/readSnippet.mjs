import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'

/**
 * The install command and code under a heading, exactly as a reader copies them.
 * @param {string} file
 * @param {string} heading
 * @param {'tsx' | 'html'} language
 */
export function readSnippet(file, heading, language) {
  const text = readFileSync(join(root, file), 'utf8')
  const [, after] = text.split(`\n## ${heading}\n`)
  const section = after?.split('\n## ')[0] ?? ''
  const install = readBlocks(section, 'sh').find(line => line.startsWith('npm install'))
  const [code] = readBlocks(section, language)
  if (!install || !code) throw new Error(`${file} has no install line and ${language} under "${heading}".`)
  const [, names] = /^npm install (.+)$/m.exec(install) ?? []
  if (!names) throw new Error(`${file}: "${install}" installs nothing.`)
  return { title: `${file}, "${heading}"`, names: names.split(' '), code }
}

const readBlocks = (text, language) =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(([, code]) => code)
