import type { PairingProposal } from '../../../src/client/PairingClient.js'

/** What every page of these tests asks for. */
export const proposal: PairingProposal = {
  chains: ['eip155:1', 'eip155:10'],
  methods: ['personal_sign', 'eth_sendTransaction'],
  events: ['accountsChanged', 'chainChanged'],
}

/** And every wallet grants. */
export function grant(addresses: readonly string[]) {
  return {
    eip155: {
      chains: [...proposal.chains],
      accounts: addresses.flatMap(address => proposal.chains.map(chain => `${chain}:${address}`)),
      methods: [...proposal.methods],
      events: [...proposal.events],
    },
  }
}

export const signInTerms = {
  domain: 'shop.example',
  uri: 'https://shop.example/login',
  nonce: '12345678',
  statement: 'Sign in to the shop.',
}

export const goodbye = { code: 6000, message: 'User disconnected.' }

export const toHex = (text: string) => `0x${Buffer.from(text).toString('hex')}` as const
