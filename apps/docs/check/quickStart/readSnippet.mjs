import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../../scripts/root.mjs'

/**
 * The install command and code under a heading, exactly as a reader copies them.
 * @param {string} file
 * @param {string} heading
 * @param {'tsx' | 'html'} language
 */
export function readSnippet(file, heading, language) {
  const section = readSection(file, heading)
  const install = readBlocks(section, 'sh').find(line => line.startsWith('npm install'))
  const [code] = readBlocks(section, language)
  if (!install || !code) throw new Error(`${file} has no install line and ${language} under "${heading}".`)
  const [, names] = /^npm install (.+)$/m.exec(install) ?? []
  if (!names) throw new Error(`${file}: "${install}" installs nothing.`)
  return { title: `${file}, "${heading}"`, names: names.split(' '), code }
}

const readBlocks = (text, language) =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(([, code]) => code)

const readSection = (file, heading) => {
  const [, after] = readFileSync(join(root, file), 'utf8').split(`\n## ${heading}\n`)
  return after?.split('\n## ')[0] ?? ''
}

/** The files under a heading, which begin with their name in a comment. */
export function readFiles(file, heading) {
  const blocks = readBlocks(readSection(file, heading), 'mjs')
  return Object.fromEntries(blocks.map(code => [/^\/\/ (\S+)\n/.exec(code)?.[1] ?? '', code]))
}
