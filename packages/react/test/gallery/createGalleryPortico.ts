import { createPortico, type DialogOptions, type Portico, type ThemeVariables } from '@portico/core'
import type { StorageArea } from '@portico/core/adapter'
import {
  base,
  bitcoin,
  cosmosHub,
  mainnet,
  optimism,
  polkadot,
  polygon,
  sepolia,
  solana,
} from '@portico/core/networks'
import { createFakeAdapters } from './createFakeAdapters.js'
import { createFakeEmailSource } from './createFakeEmailSource.js'
import { createFakeFetch } from './createFakeFetch.js'
import { createFakePairing } from './createFakePairing.js'
import type { GalleryState } from './GalleryState.js'
import { galleryMarks, pairingMark } from './galleryMarks.js'

const computer =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1'

/** A local development chain. */
const localChain = {
  id: 31337,
  name: 'Anvil One',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
  testnet: true,
} as const

export interface GalleryLook {
  readonly theme?: 'light' | 'dark' | undefined
  readonly locale?: string | undefined
  readonly variables?: ThemeVariables | undefined
  readonly layout?: DialogOptions['layout']
}

/** A kit without a real environment: it neither reads nor writes browser state, and sends nothing. */
export function createGalleryPortico(
  state: GalleryState,
  { theme, locale, variables, layout }: GalleryLook = {},
): Portico {
  return createPortico({
    projectId: 'gallery',
    docsUrl: 'https://docs.example',
    payHosts: ['pay.example', 'pay.gallery.example'],
    networks: [
      mainnet,
      base,
      optimism,
      polygon,
      solana,
      ...(state.installed === 'families' ? [bitcoin, polkadot, cosmosHub] : []),
      sepolia,
      localChain,
    ],
    adapters: createFakeAdapters(state),
    sources: [
      ...(state.remote ? [createFakePairing(state.remote)] : []),
      ...(state.login ? [createFakeEmailSource(state.login, state.socials)] : []),
    ],
    services: {
      config: 'https://gallery.example',
      data: state.data && 'https://gallery.example',
    },
    metadata: { name: 'Gallery', description: 'Every view in every state' },
    networkImages: galleryMarks,
    theme: { mode: theme, variables },
    locale,
    ...state.options,
    wallets: { images: { walletConnect: pairingMark }, ...state.options?.wallets },
    dialog: { layout, ...state.options?.dialog },
    environment: {
      storage: state.stores ? createMemory() : undefined,
      fetch: createFakeFetch(state.service ?? 'answers', state.data),
      preloadImage: async () => {},
      openPopup: () => ({ navigate() {}, isClosed: () => false, close() {} }),
      openWindow: () => {},
      userAgent: state.phone ? phone : computer,
      // Toasts stay visible; short waits continue.
      setTimeout: (callback, milliseconds) =>
        milliseconds < (state.hurry ? 4000 : 1000)
          ? globalThis.setTimeout(callback, Math.min(milliseconds, 1000))
          : 0,
      // Returned above.
      clearTimeout: timer => globalThis.clearTimeout(timer as number),
    },
  })
}

function createMemory(): StorageArea {
  const stored = new Map<string, string>()
  return {
    getItem: key => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: key => void stored.delete(key),
  }
}
