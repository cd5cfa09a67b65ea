import type { ChainNamespace } from '@portico/core'
import type { ConformanceTraits } from './AdapterConformance.js'

/** What injected wallets of each family can and cannot do. */
export const familyTraits = {
  eip155: {
    listensTo: 'chainChanged',
    pends: true,
    tellsAccounts: true,
    choosesChain: true,
    forgets: true,
    tellsAccess: true,
    locks: true,
  },
  solana: {
    listensTo: 'change',
    pends: { no: 'the Wallet Standard has no error for a prompt that is open already' },
    tellsAccounts: true,
    choosesChain: { no: 'the wallet is on no cluster: each request names its own' },
    forgets: true,
    tellsAccess: true,
    locks: true,
  },
  bip122: {
    listensTo: 'change',
    pends: { no: 'bitcoin wallets have no common error for a prompt that is open already' },
    tellsAccounts: true,
    choosesChain: { no: 'the network is part of each address: a wallet on another one has other accounts' },
    forgets: true,
    tellsAccess: true,
    locks: true,
  },
  polkadot: {
    listensTo: 'accounts',
    pends: { no: 'injectedWeb3 has no error for a prompt that is open already' },
    tellsAccounts: true,
    choosesChain: { no: 'the wallet is on no network: each payload names its own by the genesis hash' },
    forgets: { no: 'injectedWeb3 has no call that gives access back' },
    tellsAccess: { no: 'injectedWeb3 has one question, enable(), which prompts whoever was not let in' },
    locks: { no: 'a locked wallet prompts to be unlocked instead of granting nothing' },
  },
  cosmos: {
    listensTo: 'keystorechange',
    // The event is one of the page, not of the wallet.
    keepsListening: true,
    pends: { no: 'wallets like Keplr have no error for a prompt that is open already' },
    tellsAccounts: true,
    choosesChain: { no: 'the wallet is on no chain: each request names its own' },
    forgets: true,
    tellsAccess: {
      no: 'wallets like Keplr have one question, enable(), which prompts whoever was not let in',
    },
    locks: { no: 'a locked wallet prompts to be unlocked instead of granting nothing' },
  },
} satisfies Partial<Record<ChainNamespace, ConformanceTraits>>
