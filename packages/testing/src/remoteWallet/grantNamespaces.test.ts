import { describe, expect, it } from 'vitest'
import { grantNamespaces, regrant } from './grantNamespaces.js'
import { walletMethods } from './walletMethods.js'

const holdings = {
  chains: ['eip155:31338', 'eip155:31337'],
  listMethods: (family: string) => walletMethods[family] ?? [],
  getAddresses: (chain: string) => (/^eip155:/.test(chain) ? ['0xA', '0xB'] : []),
}

describe('granting', () => {
  it('gives what is asked for and there, the chain that the wallet is on first', () => {
    const asked = {
      eip155: {
        chains: ['eip155:1', 'eip155:31337', 'eip155:31338'],
        methods: ['personal_sign', 'eth_coinbase'],
        events: ['chainChanged', 'message'],
      },
    }
    expect(grantNamespaces([{}, asked], holdings)).toEqual({
      eip155: {
        chains: ['eip155:31338', 'eip155:31337'],
        accounts: ['eip155:31338:0xA', 'eip155:31338:0xB', 'eip155:31337:0xA', 'eip155:31337:0xB'],
        methods: ['personal_sign'],
        events: ['chainChanged'],
      },
    })
  })

  it('understands a chain in place of a family, and leaves out families without an account', () => {
    const part = { methods: ['personal_sign'], events: [] }
    const granted = grantNamespaces(
      [
        { 'eip155:31337': part },
        { solana: { ...part, chains: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'] } },
      ],
      holdings,
    )
    expect(Object.keys(granted)).toEqual(['eip155'])
    expect(granted.eip155?.chains).toEqual(['eip155:31337'])
  })

  it('moves a session to other accounts and to one more chain', () => {
    const session = { eip155: { accounts: ['eip155:1:0xC'], methods: [], events: [] } }
    expect(regrant(session, () => ['0xA'], 'eip155:5').eip155?.accounts).toEqual([
      'eip155:1:0xA',
      'eip155:5:0xA',
    ])
  })
})
