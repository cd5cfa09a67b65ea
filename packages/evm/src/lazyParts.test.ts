import { createMockEvmWallet } from '@portico/testing'
import { expect, it, vi } from 'vitest'
import { createNetwork, createTestContext } from '../test/createTestContext.js'
import { createEvmAdapter } from './createEvmAdapter.js'

it('a part that cannot be fetched is one of the kit’s errors, and is fetched again the next time', async () => {
  const network = createNetwork()
  const { context } = createTestContext()
  const adapter = createEvmAdapter(context, 'evm', { wallets: [], announced: true, coinbase: true })
  const connector = {
    id: 'wallet',
    name: 'Wallet',
    type: 'ANNOUNCED',
    chain: 'eip155',
    provider: createMockEvmWallet().provider,
  } as const
  vi.doMock('./createEvmClient.js', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  await expect(adapter.connect({ connector, network })).rejects.toMatchObject({
    code: 'part_load_failed',
    cause: expect.any(Error),
  })
  vi.doUnmock('./createEvmClient.js')
  const { accounts } = await adapter.connect({ connector, network })
  const account = { connector, network, address: accounts[0]?.address ?? '' }
  vi.doMock('./actions/signMessage.js', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  const signing = adapter.signMessage({ ...account, message: 'Hello' })
  await expect(signing).rejects.toMatchObject({ code: 'part_load_failed' })
})
