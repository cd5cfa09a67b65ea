import type { WalletSeed } from '../WalletSeed.js'
import { bitcoinChains, evmChains, solanaChains } from './chains.js'

/** Wallets that keep keys in a hardware device or a vault. */
export const hardwareWallets: readonly WalletSeed[] = [
  {
    slug: 'trezor',
    name: 'Trezor Suite',
    homepage: 'https://trezor.io/trezor-suite',
    chains: [...evmChains, ...solanaChains, ...bitcoinChains],
    desktopLink: 'trezorsuite://walletconnect',
    appStore: '1631884497',
    playStore: 'io.trezor.suite',
  },
  {
    slug: 'tangem',
    name: 'Tangem',
    homepage: 'https://tangem.com',
    chains: [...evmChains, ...solanaChains, ...bitcoinChains],
    mobileLink: 'tangem://',
    appStore: '1354868448',
    playStore: 'com.tangem.wallet',
  },
  {
    slug: 'dcent',
    name: "D'CENT Wallet",
    homepage: 'https://dcentwallet.com',
    chains: [...evmChains, ...solanaChains],
    mobileLink: 'dcent://',
    playStore: 'com.kr.iotrust.dcent.wallet',
  },
  {
    slug: 'gridplus',
    name: 'GridPlus',
    homepage: 'https://gridplus.io',
    chains: evmChains,
    webappLink: 'https://lattice.gridplus.io',
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
    mobileLink: 'fireblocks-wc://',
    appStore: '1439296596',
  },
]
