import { expect } from 'vitest'
import { mockWallets } from '../evmWallet/mockWallets.js'
import { test } from './test.js'

test('puts wallets of every family on a page of the test alone', ({ wallets }) => {
  const controls = [
    wallets.install(mockWallets.alder),
    wallets.install({ ...mockWallets.birch, namespace: 'solana' }),
    wallets.install({ ...mockWallets.cedar, namespace: 'bip122' }),
    wallets.install({ ...mockWallets.dogwood, namespace: 'polkadot' }),
    wallets.install({ ...mockWallets.elm, namespace: 'cosmos' }),
  ]
  const { page } = wallets.environment
  expect(Object.keys(page ?? {})).toEqual(
    expect.arrayContaining(['__porticoMockWallets', 'injectedWeb3', 'keplr']),
  )
  for (const control of controls) expect(control.requests()).toEqual([])
})

test('shows none of them to the next test', ({ wallets }) => {
  expect(wallets.environment.page).not.toHaveProperty('__porticoMockWallets')
  expect(wallets.environment.storage?.getItem('@portico/connections')).toBeNull()
})
