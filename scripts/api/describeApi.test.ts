import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { describeApi } from './describeApi.mjs'

const base = mkdtempSync(join(tmpdir(), 'portico-api-'))
afterAll(() => rmSync(base, { recursive: true }))

function write(path: string, text: string) {
  mkdirSync(join(base, path, '..'), { recursive: true })
  writeFileSync(join(base, path), text)
  return join(base, path)
}

it('tells what a package shows, with what it is made of, and what it passes on', () => {
  write(
    'packages/tools/dist/hidden.d.ts',
    'export interface Deep { depth: number }\nexport interface Unseen {}',
  )
  const tools = write(
    'packages/tools/dist/index.d.ts',
    `import type { Deep } from './hidden.js'
    /** A comment is no part of it. */
    export declare function dig(into: Deep): void
    export declare const most: 3`,
  )
  const kit = write(
    'packages/kit/dist/index.d.ts',
    "export { dig as digDeep } from '../../tools/dist/index.js'",
  )
  const reports = describeApi(
    [
      { name: 'tools', folder: 'packages/tools', packageName: 'tools', types: tools },
      { name: 'kit', folder: 'packages/kit', packageName: 'kit', types: kit },
    ],
    base,
  )
  const [shown, used] = reports.get('packages/tools')?.split('## Not exported') ?? []
  expect(shown).toContain('## `tools`\n\n```ts\nexport declare function dig(into: Deep): void;')
  expect(shown).toContain('export declare const most: 3;')
  expect(shown).not.toContain('comment')
  expect(used).toContain('export interface Deep {\n    depth: number;\n}')
  expect(used).not.toContain('Unseen')
  expect(reports.get('packages/kit')).toContain('export { digDeep } // of tools')
})

it('sees that a type has changed which is too long to show', () => {
  const report = (last: string) => {
    const members = Array.from({ length: 200 }, (_, index) => `name${index}: string`)
    const types = write(
      'packages/long/dist/index.d.ts',
      `export declare const schema: { ${members.join('; ')}; ${last} }`,
    )
    return describeApi([{ name: 'long', folder: 'packages/long', packageName: 'long', types }], base).get(
      'packages/long',
    )
  }
  expect(report('last: string')).toMatch(/const schema: … \/\/ \d+ characters/)
  expect(report('last: string')).not.toBe(report('last: number'))
})
