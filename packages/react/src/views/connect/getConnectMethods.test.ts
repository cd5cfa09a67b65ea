import { expect, it } from 'vitest'
import { getConnectMethods } from './getConnectMethods.js'

const available = ['email', 'social', 'wallet'] as const

it('goes e-mail, social, wallet by default, with "or" only before wallets [V-14]', () => {
  expect(getConnectMethods({ order: undefined, available, hasInstalledWallet: false })).toEqual([
    ['email', 'social'],
    ['wallet'],
  ])
})

it('puts wallets first for a visitor who has one [V-14]', () => {
  expect(getConnectMethods({ order: undefined, available, hasInstalledWallet: true })).toEqual([
    ['wallet'],
    ['email', 'social'],
  ])
})

it('puts e-mail first for a visitor who logged in with it last, unless the site has an order [V-14] [E-15]', () => {
  const visitor = { available, hasInstalledWallet: true, usedEmailLast: true }
  expect(getConnectMethods({ order: undefined, ...visitor })).toEqual([['email', 'social'], ['wallet']])
  expect(getConnectMethods({ order: ['wallet'], ...visitor })).toEqual([['wallet'], ['email', 'social']])
})

it("follows the site's order and adds what it left out [V-14]", () => {
  expect(getConnectMethods({ order: ['social', 'wallet'], available, hasInstalledWallet: true })).toEqual([
    ['social'],
    ['wallet'],
    ['email'],
  ])
})

it('offers nothing that is not available [V-14]', () => {
  expect(getConnectMethods({ order: available, available: ['wallet'], hasInstalledWallet: false })).toEqual([
    ['wallet'],
  ])
})
