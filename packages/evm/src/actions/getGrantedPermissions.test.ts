import { expect, it } from 'vitest'
import { createFakeProvider } from '../../test/createFakeProvider.js'
import { testConnector as connector, createTestRuntime } from '../../test/createTestRuntime.js'
import { getGrantedPermissions } from './getGrantedPermissions.js'

const permission = { type: 'native-token-periodic', data: { periodAmount: '0x5', startTime: 1_900_000_000 } }
const granted = {
  context: '0xc0',
  permission,
  rules: [{ type: 'expiry', data: { timestamp: 2_000_000_000 } }],
}

it('lists the permissions of the site that the wallet returns, except those of another form', async () => {
  const wallet = createFakeProvider({
    wallet_getGrantedExecutionPermissions: () => [
      granted,
      { ...granted, rules: [] },
      { ...granted, context: 1 },
      { ...granted, permission: null },
      null,
    ],
  })
  const { runtime } = createTestRuntime(wallet.provider)
  expect(await getGrantedPermissions(runtime, { connector })).toEqual([
    { context: '0xc0', start: 1_900_000_000, end: 2_000_000_000, permission },
  ])
  expect(wallet.requests).toEqual([{ method: 'wallet_getGrantedExecutionPermissions', params: [] }])
})

it('lists none where the wallet returns no list', async () => {
  const wallet = createFakeProvider({ wallet_getGrantedExecutionPermissions: () => ({}) })
  const { runtime } = createTestRuntime(wallet.provider)
  expect(await getGrantedPermissions(runtime, { connector })).toEqual([])
})
