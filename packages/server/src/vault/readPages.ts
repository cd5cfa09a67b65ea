import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ServerFailure } from '../ServerFailure.js'

export const packagedPages = fileURLToPath(new URL('../../vault/', import.meta.url))

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
}
const pageType = 'text/html; charset=UTF-8'

// No segment can be `..`, because none begins with a dot.
const assetShape = /^v(?:\/[\w-][\w.-]*){1,8}$/

export interface VaultFile {
  content: Buffer
  type: string
}

/** What the vault serves, by path in its folder: `index.html`, `confirm.html` and the files below `v/`. */
export type VaultFiles = ReadonlyMap<string, VaultFile>

export async function readPages(folder: string): Promise<VaultFiles> {
  const files = new Map<string, VaultFile>()
  for (const name of ['index.html', 'confirm.html']) {
    const content = await readFile(join(folder, name)).catch(cause => {
      throw new ServerFailure(`There is no ${name} in ${folder}. Build the vault first.`, { cause })
    })
    if (!content.includes('<head>')) throw new ServerFailure(`${name} of the vault has no <head>.`)
    files.set(name, { content, type: pageType })
  }
  const names = await readdir(join(folder, 'v'), { recursive: true }).catch(() => [])
  for (const path of names.map(name => `v/${name.replaceAll('\\', '/')}`).sort()) {
    const type = types[extname(path)]
    if (type && assetShape.test(path)) files.set(path, { content: await readFile(join(folder, path)), type })
  }
  return files
}
