import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ServerFailure } from '../ServerFailure.js'

/** Pages of the console by path, such as `index.html`. Only these are served. */
export type ConsoleFiles = ReadonlyMap<string, { content: Buffer; type: string }>

const packagedConsole = fileURLToPath(new URL('../../console/', import.meta.url))

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
}

export async function readConsoleFiles(folder = packagedConsole): Promise<ConsoleFiles> {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  const files = new Map<string, { content: Buffer; type: string }>()
  for (const name of names) {
    const type = types[extname(name)]
    if (type) files.set(name.replaceAll('\\', '/'), { content: await readFile(join(folder, name)), type })
  }
  if (files.has('index.html')) return files
  throw new ServerFailure(`There is no index.html in ${folder}. Build the console first: npm run build.`)
}
