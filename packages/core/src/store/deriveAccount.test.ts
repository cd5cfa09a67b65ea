import { expect, it } from 'vitest'
import { getTestFamily } from '../../test/testFamilies.js'
import { bitcoin } from '../families/networks/bitcoin.js'
import { defineNetwork } from '../families/networks/defineNetwork.js'
import { mainnet } from '../families/networks/evm.js'
import type { AccountState, Connection } from './Account.js'
import { deriveAccount } from './deriveAccount.js'

const one = `0x${'11'.repeat(20)}`
const two = `0x${'22'.repeat(20)}`
const network = defineNetwork(mainnet)
const family = getTestFamily('eip155')
const connection: Connection = {
  connectorId: 'ID_AUTH',
  sessionId: 's',
  name: 'Email Wallet',
  type: 'AUTH',
  accounts: [
    { address: one, type: 'smartAccount', smartAccountDeployed: true },
    { address: two, type: 'eoa' },
  ],
}
const user = { username: 'ada', email: 'ada@example.com', provider: 'google' } as const

it('has address, user, kinds of accounts, and whether the smart account is deployed [E-04]', () => {
  expect(deriveAccount({ family, connection, network, before: undefined, user })).toEqual({
    status: 'connected',
    namespace: 'eip155',
    connectorId: 'ID_AUTH',
    sessionId: 's',
    address: one,
    caipAddress: `eip155:1:${one}`,
    accounts: connection.accounts,
    user: { username: 'ada', email: 'ada@example.com', provider: 'google' },
    smartAccountDeployed: true,
    wallet: expect.objectContaining({ name: 'Email Wallet', type: 'AUTH' }),
  })
})

it('keeps what is known of the same account, and only the labels for another [E-04]', () => {
  const first = deriveAccount({ family, connection, network, before: undefined, user })
  if (!first) throw new Error('There is no account.')
  const labels = { [two]: 'Savings' }
  const known = { profileName: 'ada.eth', profileImage: 'https://a.example/a.png', addressLabels: labels }
  const before: AccountState = { ...first, ...known }
  expect(deriveAccount({ family, connection, network, before })).toMatchObject({ ...known, user })
  const other = deriveAccount({ family, connection, network, before, address: two })
  expect(other).toMatchObject({ address: two, addressLabels: labels })
  for (const key of ['profileName', 'profileImage', 'user', 'smartAccountDeployed'] as const)
    expect(other?.[key]).toBeUndefined()
})

it('uses the account that the connection names [E-04]', () => {
  const chosen = { ...connection, address: two }
  expect(deriveAccount({ family, connection: chosen, network, before: undefined })).toMatchObject({
    address: two,
    caipAddress: `eip155:1:${two}`,
  })
})

it('has an account for payments on Bitcoin [E-04]', () => {
  const account = { address: 'bc1qpay', type: 'payment' } as const
  const paying = {
    connectorId: 'leather',
    accounts: [account, { address: 'bc1pord', type: 'ordinal' }],
  } as const
  const used = { family: getTestFamily('bip122'), network: defineNetwork(bitcoin), before: undefined }
  expect(deriveAccount({ ...used, connection: paying })).toMatchObject({
    namespace: 'bip122',
    address: 'bc1qpay',
    caipAddress: 'bip122:000000000019d6689c085ae165831e93:bc1qpay',
    accounts: [account, { address: 'bc1pord', type: 'ordinal' }],
  })
})
