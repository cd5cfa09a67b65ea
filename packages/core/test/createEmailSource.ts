import type { SourceFactory, SourceSession, WalletSource } from '../src/sources/Source.js'

const address = `0x${'ab'.repeat(20)}` as const

export const emailSession: SourceSession = {
  id: 's',
  wallet: { name: 'Email Wallet' },
  user: { email: 'ada@example.com' },
  namespaces: {
    eip155: { chains: ['eip155:1'], accounts: [`eip155:1:${address}`], methods: [], events: [] },
  },
}

/** A wallet behind an e-mail address that grants its session at once; a test adds the steps that it is about. */
export function createEmailSource(parts: Partial<WalletSource>): SourceFactory {
  return {
    create: ({ namespaces }) => ({
      id: 'mail',
      type: 'AUTH',
      name: 'Email Wallet',
      sessions: 'one',
      namespaces,
      restore: async () => [],
      connect: async () => emailSession,
      getProvider: () => ({}),
      setNetwork() {},
      disconnect: async () => {},
      ...parts,
    }),
  }
}
