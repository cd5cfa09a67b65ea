import type { WalletSeed } from '../WalletSeed.js'
import { bitcoinChains, bitcoinTestChains, evmChains } from './chains.js'

export const bitcoinWallets: readonly WalletSeed[] = [
  {
    slug: 'xverse',
    name: 'Xverse',
    homepage: 'https://www.xverse.app',
    chains: [...bitcoinChains, ...bitcoinTestChains],
    certified: true,
    links: { mobile: 'xverse://' },
    stores: {
      apple: '1552272513',
      google: 'com.secretkeylabs.xverse',
      chrome: 'idnnbdplmphpflfnlkomgpfbpcgelopg',
    },
    injected: { bip122: 'XverseProviders.BitcoinProvider' },
  },
  {
    slug: 'leather',
    name: 'Leather',
    homepage: 'https://leather.io',
    chains: [...bitcoinChains, ...bitcoinTestChains],
    certified: true,
    stores: { chrome: 'ldinpeekobnhjjdofggfgjlcehhmanlj' },
    injected: { bip122: 'LeatherProvider' },
  },
  {
    slug: 'unisat',
    name: 'UniSat',
    homepage: 'https://unisat.io',
    chains: [...bitcoinChains, ...bitcoinTestChains],
    certified: true,
    links: { mobile: 'unisat://' },
    stores: { chrome: 'ppbibelpcjmhbdihakflkdcoccbgbkpo' },
    injected: { bip122: 'unisat' },
  },
  {
    slug: 'bitcoin-com-wallet',
    name: 'Bitcoin.com Wallet',
    homepage: 'https://wallet.bitcoin.com',
    chains: [...bitcoinChains, ...evmChains],
    links: { mobile: 'bitcoincom://' },
    stores: { apple: '1252903728', google: 'com.bitcoin.mwallet' },
  },
  {
    slug: 'wizz',
    name: 'Wizz Wallet',
    homepage: 'https://wizzwallet.io',
    chains: bitcoinChains,
    injected: { bip122: 'wizz' },
  },
]
