import { expect, it } from 'vitest'
import type { ChainNode } from '../nodes/createChainNode.js'
import { createTokenRegistry } from '../tokens/createTokenRegistry.js'
import { createBitcoinHistory } from './createBitcoinHistory.js'
import { createSolanaHistory } from './createSolanaHistory.js'

const tokens = createTokenRegistry()

it.each([1e15, -1, Number.MAX_VALUE])('takes %d for no time of a block [NW05]', async time => {
  const listed = [{ txid: 'ab'.repeat(32), vin: [], vout: [], status: { confirmed: true, block_time: time } }]
  const bitcoin = { chainId: 'bip122:x', getJson: async () => listed } as unknown as ChainNode // as much as is used
  await expect(createBitcoinHistory(bitcoin, tokens).readPage('x', undefined)).rejects.toThrow()

  const signatures = [{ signature: 'x'.repeat(64), blockTime: time, err: null }]
  const solana = { chainId: 'solana:x', call: async () => signatures } as unknown as ChainNode // as much as is used
  await expect(createSolanaHistory(solana, tokens).readPage('x', undefined)).rejects.toThrow()
})
