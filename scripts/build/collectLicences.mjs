import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Where a build carries other people's code, their notices travel with it. @returns {Promise<string>} */
export async function collectLicences(output) {
  const modules = output.flatMap(chunk => (chunk.type === 'chunk' ? chunk.moduleIds : []))
  const folders = new Set(modules.flatMap(id => id.match(/^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/)?.[0] ?? []))
  const notices = await Promise.all([...folders].sort().map(readNotice))
  return notices.join('\n\n')
}

async function readNotice(folder) {
  const { name, version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  const file = (await readdir(folder)).find(entry => /^licen[cs]e/i.test(entry))
  const text = file ? await readFile(join(folder, file), 'utf8') : 'MIT License'
  return `${name} ${version}\n\n${text.trim()}`
}
