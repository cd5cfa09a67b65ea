import { relative } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../root.mjs'
import { chooseChunk, findChunks } from './findChunks.mjs'

it.each([
  ['core', ['base', 'dialog', 'evm'], 'base'],
  ['react', ['connect', 'elements'], 'base'],
  ['core', ['connect', 'data'], 'base'],
  ['core', ['dialog'], 'runtime'],
  ['core', ['evm', 'pairing'], 'runtime'],
  ['core', ['evm', 'solana', 'swap'], 'requests'],
  ['core', ['swap', 'walletSend'], 'data'],
  ['core', ['swap'], 'swap'],
  ['react', ['dialog', 'views'], 'dialog'],
  ['react', ['login', 'swap'], 'views'],
  ['react', ['swap', 'walletSend'], 'account'],
  ['pairing', ['pairing', 'session'], 'pairing'],
  ['react', [], 'api'],
])('puts a module of %s that %j need into %s', (name, users, chunk) => {
  expect(chooseChunk(name, new Set(users))).toBe(chunk)
})

it('follows imports across packages', async () => {
  const chunks = await findChunks()
  const found = new Map([...chunks].map(([path, chunk]) => [relative(root, path), chunk]))
  expect(found.get('packages/core/src/runtime/createPortico.ts')).toBe('base')
  expect(found.get('packages/core/src/runtime/createRuntime.ts')).toBe('runtime')
  expect(found.get('packages/react/src/modal/mountModal.tsx')).toBe('dialog')
  expect(found.get('packages/react/src/views/swap/SwapView.tsx')).toBe('swap')
  expect(found.get('packages/evm/src/createEvmClient.ts')).toBe('evm')
})
