import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../root.mjs'

/** The licence notices of bundled third-party code. @returns {Promise<string>} */
export async function collectLicences(output) {
  const modules = output.flatMap(chunk => (chunk.type === 'chunk' ? chunk.moduleIds : []))
  const folders = new Set(modules.flatMap(id => id.match(/^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/)?.[0] ?? []))
  const notices = await Promise.all([...folders].sort().map(readNotice))
  return notices.join('\n\n')
}

/**
 * Packages under MIT without the licence text, which is in their repositories, with the copyright line of that
 * text.
 */
const holders = { '@web3icons/core': '2024 0xa3k5' }

export async function readNotice(folder) {
  const { name, version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  const file = (await readdir(folder)).find(entry => /^licen[cs]e/i.test(entry))
  const text = file ? await readFile(join(folder, file), 'utf8') : await writeMit(name)
  return `${name} ${version}\n\n${text.trim()}`
}

/** Our own licence has the same text. */
async function writeMit(name) {
  if (!holders[name])
    throw new Error(`${name} contains no licence text: find its copyright holder and add it here.`)
  const text = await readFile(join(root, 'LICENSE'), 'utf8')
  return text.replace(/^Copyright \(c\) .*$/m, `Copyright (c) ${holders[name]}`)
}
