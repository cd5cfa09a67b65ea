import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { wordRules } from '../../tooling/layers.mjs'
import { findWords } from './findWords.mjs'

let folder = ''
afterEach(() => rm(folder, { recursive: true, force: true }))

async function findIn(path: string, text: string) {
  folder = await mkdtemp(join(tmpdir(), 'portico-words-'))
  const file = join(folder, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
  return findWords({ baseDir: folder, rules: wordRules })
}

const branch = "\nexport const isEvm = (name: string) => name === 'eip155'\n"

describe('the name of the EVM family', () => {
  it.each([
    'packages/core/src/connection/connect.ts',
    'packages/core/src/utils/isSameAddress.ts',
    'packages/core/src/query/pairing.ts',
    'packages/core/src/families/methods.ts',
    'packages/core/src/families/solana/solana.ts',
    'packages/core/src/exports/networks.ts',
    'packages/embedded/src/families/solana/answerSolana.ts',
    'packages/react/src/views/account/AccountView.tsx',
    'packages/react/src/locales/de.ts',
    'packages/pairing/src/client/pair.ts',
    'packages/portico/src/exports/index.ts',
  ])('is found in %s, with its line', async path => {
    expect(await findIn(path, branch)).toEqual([
      { rule: 'eip155-stays-in-its-places', from: `${path}:2`, to: 'eip155' },
    ])
  })

  it.each([
    'packages/evm/src/evm.ts',
    'packages/core/src/families/builtInWallets.ts',
    'packages/core/src/families/eip155/eip155Family.ts',
    'packages/core/src/exports/index.ts',
    'packages/core/src/families/networks/defineEvm.ts',
    'packages/embedded/src/families/evm/announce.ts',
    'packages/embedded/src/families/servedNamespaces.ts',
    'packages/pairing/src/families/evmNamespace.ts',
    'packages/core/src/connection/connect.test.ts',
    'packages/react/src/views/account/account.gallery.ts',
  ])('may stand in %s', async path => {
    expect(await findIn(path, branch)).toEqual([])
  })

  it('may stand in comments, where it is an example', async () => {
    const text =
      '/** CAIP-2, e.g. `eip155:1`. */\n/**\n * As `eip155:1`.\n */\n// eip155\nexport const x = 1\n'
    expect(await findIn('packages/core/src/utils/x.ts', text)).toEqual([])
  })
})
