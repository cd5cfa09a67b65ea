import type { WalletSeed } from '../WalletSeed.js'
import { bitcoinChains, evmChains, solanaChains } from './chains.js'

export const hardwareWallets: readonly WalletSeed[] = [
  {
    slug: 'trezor',
    name: 'Trezor Suite',
    homepage: 'https://trezor.io/trezor-suite',
    chains: [...evmChains, ...solanaChains, ...bitcoinChains],
    links: { desktop: 'trezorsuite://walletconnect' },
    stores: { apple: '1631884497', google: 'io.trezor.suite' },
  },
  {
    slug: 'tangem',
    name: 'Tangem',
    homepage: 'https://tangem.com',
    chains: [...evmChains, ...solanaChains, ...bitcoinChains],
    links: { mobile: 'tangem://' },
    stores: { apple: '1354868448', google: 'com.tangem.wallet' },
  },
  {
    slug: 'dcent',
    name: "D'CENT Wallet",
    homepage: 'https://dcentwallet.com',
    chains: [...evmChains, ...solanaChains],
    links: { mobile: 'dcent://' },
    stores: { google: 'com.kr.iotrust.dcent.wallet' },
  },
  {
    slug: 'gridplus',
    name: 'GridPlus',
    homepage: 'https://gridplus.io',
    chains: evmChains,
    links: { webapp: 'https://lattice.gridplus.io' },
  },
  {
    slug: 'keystone',
    name: 'Keystone',
    homepage: 'https://keyst.one',
    chains: [...evmChains, ...bitcoinChains],
  },
  {
    slug: 'fireblocks',
    name: 'Fireblocks',
    homepage: 'https://www.fireblocks.com',
    chains: evmChains,
    links: { mobile: 'fireblocks-wc://' },
    stores: { apple: '1439296596' },
  },
]
