import type { WalletSeed } from '../WalletSeed.js'
import { bitcoinChains, evmChains, polkadotChains, solanaChains, solanaTestChains } from './chains.js'

/** Wallets whose main family is solana. */
export const solanaWallets: readonly WalletSeed[] = [
  {
    slug: 'solflare',
    name: 'Solflare',
    id: '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79',
    homepage: 'https://solflare.com',
    chains: [...solanaChains, ...solanaTestChains],
    certified: true,
    mobileLink: 'solflare://',
    universalLink: 'https://solflare.com/ul/v1',
    appStore: '1580902717',
    playStore: 'com.solflare.mobile',
    chromeStore: 'bhhhlbepdkbapadjdnnojkbgioiodbic',
    injected: { solana: 'isSolflare' },
  },
  {
    slug: 'backpack',
    name: 'Backpack',
    homepage: 'https://backpack.app',
    chains: [...solanaChains, ...evmChains],
    certified: true,
    rdns: 'app.backpack',
    mobileLink: 'backpack://',
    universalLink: 'https://backpack.app/ul/v1',
    chromeStore: 'aflkmfhebedbjioipglgcbcmnbpgliof',
    injected: { solana: 'isBackpack' },
  },
  {
    slug: 'magic-eden-wallet',
    name: 'Magic Eden Wallet',
    homepage: 'https://wallet.magiceden.io',
    chains: [...solanaChains, ...bitcoinChains, ...evmChains],
    rdns: 'io.magiceden.wallet',
    chromeStore: 'mkpegjkblkkefacfnmkajcjmabijhclg',
  },
  {
    slug: 'nightly',
    name: 'Nightly',
    homepage: 'https://nightly.app',
    chains: [...solanaChains, ...solanaTestChains, ...polkadotChains, ...evmChains],
    mobileLink: 'nightly://',
    playStore: 'com.nightlymobile',
    chromeStore: 'fiikommddbeccaoicoejoniammnalkfa',
    injected: { polkadot: 'Nightly' },
  },
  {
    slug: 'jupiter',
    name: 'Jupiter Wallet',
    homepage: 'https://jup.ag/mobile',
    chains: solanaChains,
    playStore: 'ag.jup.jupiter.android',
  },
  { slug: 'glow', name: 'Glow', homepage: 'https://glow.app', chains: solanaChains },
]
