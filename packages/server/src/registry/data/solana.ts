import type { WalletSeed } from '../WalletSeed.js'
import { bitcoinChains, evmChains, polkadotChains, solanaChains, solanaTestChains } from './chains.js'

export const solanaWallets: readonly WalletSeed[] = [
  {
    slug: 'solflare',
    name: 'Solflare',
    id: '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79',
    homepage: 'https://solflare.com',
    chains: [...solanaChains, ...solanaTestChains],
    certified: true,
    links: { mobile: 'solflare://', universal: 'https://solflare.com/ul/v1' },
    stores: {
      apple: '1580902717',
      google: 'com.solflare.mobile',
      chrome: 'bhhhlbepdkbapadjdnnojkbgioiodbic',
    },
    injected: { solana: 'isSolflare' },
  },
  {
    slug: 'backpack',
    name: 'Backpack',
    homepage: 'https://backpack.app',
    chains: [...solanaChains, ...evmChains],
    certified: true,
    rdns: 'app.backpack',
    links: { mobile: 'backpack://', universal: 'https://backpack.app/ul/v1' },
    stores: { chrome: 'aflkmfhebedbjioipglgcbcmnbpgliof' },
    injected: { solana: 'isBackpack' },
  },
  {
    slug: 'magic-eden-wallet',
    name: 'Magic Eden Wallet',
    homepage: 'https://wallet.magiceden.io',
    chains: [...solanaChains, ...bitcoinChains, ...evmChains],
    rdns: 'io.magiceden.wallet',
    stores: { chrome: 'mkpegjkblkkefacfnmkajcjmabijhclg' },
  },
  {
    slug: 'nightly',
    name: 'Nightly',
    homepage: 'https://nightly.app',
    chains: [...solanaChains, ...solanaTestChains, ...polkadotChains, ...evmChains],
    links: { mobile: 'nightly://' },
    stores: { google: 'com.nightlymobile', chrome: 'fiikommddbeccaoicoejoniammnalkfa' },
    injected: { polkadot: 'Nightly' },
  },
  {
    slug: 'jupiter',
    name: 'Jupiter Wallet',
    homepage: 'https://jup.ag/mobile',
    chains: solanaChains,
    stores: { google: 'ag.jup.jupiter.android' },
  },
  { slug: 'glow', name: 'Glow', homepage: 'https://glow.app', chains: solanaChains },
]
