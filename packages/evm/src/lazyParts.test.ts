import { createMockEvmWallet } from '@portico/testing'
import { expect, it, vi } from 'vitest'
import { createNetwork, createTestContext } from '../test/createTestContext.js'
import { evm } from './evm.js'

it('a part that cannot be fetched is one of the kit’s errors, and is fetched again the next time', async () => {
  const network = createNetwork()
  const { context } = createTestContext()
  const adapter = evm().create(context)
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
  await expect(adapter.connect({ connector, network })).resolves.toMatchObject({ connectorId: 'wallet' })
})
