import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const isTest = /\.test\.tsx?$/
const replaces = /\bvi\.(mock|doMock|hoisted|resetModules)\(/

/** Tests that replace a module, which would affect all other tests of the same process. */
export function findReplacingTests(folder: 'packages' | 'apps'): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => join(folder, name, 'src'))
    .flatMap(listFiles)
    .filter(file => isTest.test(file) && replaces.test(readFileSync(join(root, file), 'utf8')))
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(file =>
      join(folder, file),
    )
  } catch {
    return []
  }
}
