import { bitcoin, bitcoinSignet, bitcoinTestnet } from '@portico/core/networks'
import { hex } from '@scure/base'
import { describe, expect, it } from 'vitest'
import { parseAddress } from './parseAddress.js'

describe('an address', () => {
  it.each([
    ['BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', 'p2wpkh', '0014751e76e8199196d454941c45d1b3a323f1433bd6'],
    [
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
      'p2tr',
      '512079be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798',
    ],
    ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', 'p2pkh', '76a91477bff20c60e522dfaa3350c39b030a5d004e839a88ac'],
    ['3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', 'p2sh', 'a914b472a266d0bd89c13706a4132ccfb16f7c3b9fcb87'],
  ])('of the main network is read: %s [C-08]', (address, kind, script) => {
    const parsed = parseAddress(address, bitcoin)
    expect(parsed?.kind).toBe(kind)
    expect(hex.encode(parsed?.script ?? new Uint8Array())).toBe(script)
    expect(parseAddress(address, bitcoinTestnet)).toBeUndefined()
  })

  it.each([
    ['tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7', 'p2wsh'],
    ['mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', 'p2pkh'],
    ['2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc', 'p2sh'],
  ])('of a test network is read: %s [C-08]', (address, kind) => {
    expect(parseAddress(address, bitcoinTestnet)?.kind).toBe(kind)
    expect(parseAddress(address, bitcoinSignet)?.kind).toBe(kind)
    expect(parseAddress(address, bitcoin)).toBeUndefined()
  })

  it.each([
    // Of BIP-350: a Taproot address with the older checksum, and an old one with the newer.
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
    'BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh',
    'bc1pw5dgrnzv',
    '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3',
    '',
    null,
    7,
  ])('is not seen in %s', address => {
    expect(parseAddress(address, bitcoin)).toBeUndefined()
  })
})
