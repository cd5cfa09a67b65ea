import { solana } from '../src/families/networks/solana.js'
import type { SourceSession } from '../src/sources/Source.js'
import { address } from './createFakeAdapter.js'

export const grant = { methods: [], events: [] }

/** What a remote wallet of the test has granted. */
export const session: SourceSession = {
  id: 'topic',
  wallet: { name: 'Phone Wallet', icon: 'https://phone.example/icon.png' },
  namespaces: {
    eip155: {
      ...grant,
      chains: ['eip155:1', 'eip155:10'],
      accounts: [`eip155:1:${address}`, `eip155:10:${address}`],
    },
  },
}

export const solanaGrant = {
  ...grant,
  chains: [solana.caipNetworkId],
  accounts: [`${solana.caipNetworkId}:So1`],
} as const

/** The same wallet, connected for two chain families. */
export const familiesSession = {
  ...session,
  namespaces: { ...session.namespaces, solana: solanaGrant },
} as const
