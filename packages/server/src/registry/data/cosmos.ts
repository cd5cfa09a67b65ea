import type { WalletSeed } from '../WalletSeed.js'
import { bitcoinChains, cosmosChains, evmChains } from './chains.js'

export const cosmosWallets: readonly WalletSeed[] = [
  {
    slug: 'keplr',
    name: 'Keplr',
    homepage: 'https://www.keplr.app',
    chains: [...cosmosChains, ...evmChains, ...bitcoinChains],
    opens: ['cosmos'],
    certified: true,
    rdns: 'app.keplr',
    links: { mobile: 'keplrwallet://wcV2' },
    stores: {
      apple: '1567851089',
      google: 'com.chainapsis.keplr',
      chrome: 'dmkamcknogkgcdfhhbddcghachkejeap',
    },
    injected: { cosmos: 'keplr' },
  },
  {
    slug: 'leap',
    name: 'Leap',
    homepage: 'https://www.leapwallet.io',
    chains: [...cosmosChains, ...evmChains],
    opens: ['cosmos'],
    certified: true,
    links: { mobile: 'leapcosmos://' },
    stores: {
      apple: '1642465549',
      google: 'io.leapwallet.cosmos',
      chrome: 'fcfcfllfndlomdhbehjjcoimbgofdncg',
    },
    injected: { cosmos: 'leap' },
  },
  {
    slug: 'cosmostation',
    name: 'Cosmostation',
    homepage: 'https://www.cosmostation.io',
    chains: [...cosmosChains, ...evmChains],
    opens: ['cosmos'],
    certified: true,
    links: { mobile: 'cosmostation://' },
    stores: {
      apple: '1459830339',
      google: 'wannabit.io.cosmostaion',
      chrome: 'fpkhgmpbidmiogeglndfbkegfdlnajnf',
    },
    injected: { cosmos: 'cosmostation' },
  },
  {
    slug: 'station',
    name: 'Station',
    homepage: 'https://station.money',
    chains: ['cosmos:phoenix-1', ...cosmosChains],
    links: { mobile: 'terrastation://' },
    stores: { google: 'money.terra.station', chrome: 'aiifbnbfobpmeekipheeijimdpnlpgpp' },
    injected: { cosmos: 'station' },
  },
]
