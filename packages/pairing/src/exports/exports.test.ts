import { expect, it } from 'vitest'
import * as index from './index.js'
import * as trial from './try-relay.js'
import * as wallet from './wallet.js'

it('offers these names at @portico/pairing', () => {
  expect(Object.keys(index).sort()).toEqual(['pairing'])
})

it('offers these names at @portico/pairing/try-relay', () => {
  expect(Object.keys(trial).sort()).toEqual(['tryRelay'])
})

it('offers these names at @portico/pairing/wallet', () => {
  expect(Object.keys(wallet).sort()).toEqual([
    'createWalletClient',
    'findRecap',
    'formatAuthMessage',
    'formatRecap',
    'parsePairingUri',
    'peerErrors',
  ])
})
