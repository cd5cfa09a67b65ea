import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { wordRules } from '../../tooling/layers.mjs'
import { findWords } from './findWords.mjs'

let folder = ''
afterEach(() => rm(folder, { recursive: true, force: true }))

async function findIn(path: string, text: string) {
  folder = await mkdtemp(join(tmpdir(), 'portico-kinds-'))
  const file = join(folder, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
  const found = await findWords({ baseDir: folder, rules: wordRules })
  return found.map(({ rule }) => rule).filter(rule => rule === 'core-names-no-kind-of-wallet')
}

const actions = 'packages/core/src/connection'

it.each([
  "export const isRemote = (type: string) => type === 'WALLET_CONNECT'",
  "export const id = 'walletConnect'",
  "export const isCode = (name: string) => name === 'ConnectingWalletConnect'",
  "import { pair } from '../pairing/pair.js'",
  "export const isLogin = (type: string) => type === 'AUTH'",
])('An action or selector of core that names a kind of wallet is found: %s', async text => {
  expect(await findIn(`${actions}/connect.ts`, text)).toHaveLength(1)
  expect(await findIn('packages/core/src/store/selectors.ts', text)).toHaveLength(1)
})

it('Tests of actions and other folders of core may name one', async () => {
  const text = "export const type = 'WALLET_CONNECT'"
  expect(await findIn(`${actions}/connect.test.ts`, text)).toEqual([])
  expect(await findIn('packages/core/src/connection/offer/pair.ts', text)).toEqual([])
})
