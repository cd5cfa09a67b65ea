import { expect, it } from 'vitest'
import { createFakeProvider } from '../../test/createFakeProvider.js'
import { testConnector as connector, createTestRuntime } from '../../test/createTestRuntime.js'
import { revokePermissions } from './revokePermissions.js'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

it.each([
  ['0xsigned', '0xsigned'],
  [null, ''],
])('asks the wallet to end what a site may do, which says %s [W-26]', async (says, answer) => {
  const wallet = createFakeProvider({ wallet_revokePermissions: () => says })
  const { runtime } = createTestRuntime(wallet.provider)
  const terms = { pci: 'pci-1', permissions: [{ type: 'contract-call' }], expiry: 2_000_000_000 }
  expect(await revokePermissions(runtime, { connector, address, ...terms })).toBe(answer)
  expect(wallet.requests).toEqual([{ method: 'wallet_revokePermissions', params: [{ ...terms, address }] }])
})

it('says what the wallet itself has called it, where that is known [W-26]', async () => {
  const wallet = createFakeProvider({ wallet_revokePermissions: () => ({}) })
  const { runtime } = createTestRuntime(wallet.provider)
  const terms = { pci: 'pci-1', permissions: [], expiry: 2_000_000_000, context: '0xc0' }
  await revokePermissions(runtime, { connector, address, ...terms })
  expect(wallet.requests[0]).toMatchObject({ params: [{ pci: 'pci-1', context: '0xc0' }] })
})
