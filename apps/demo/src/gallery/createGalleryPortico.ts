import type { GalleryState } from '@portico/testing/gallery'
import { createPortico, type Portico, type ThemeVariables } from 'portico'
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
} from 'portico/networks'
import { anvilOne } from '../site/networks.ts'
import { createFakeAdapters } from './createFakeAdapter.ts'
import { createFakeEmailSource } from './createFakeEmailSource.ts'
import { createFakeFetch } from './createFakeFetch.ts'
import { createFakePairing } from './createFakePairing.ts'
import { networkMarks, pairingMark } from './marks.ts'

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1'

export interface GalleryLook {
  readonly theme?: 'light' | 'dark' | undefined
  readonly locale?: string | undefined
  readonly variables?: ThemeVariables | undefined
}

/** A kit in a made-up world: nothing is read from or written to the browser, nothing leaves the page. */
export function createGalleryPortico(
  state: GalleryState,
  { theme, locale, variables }: GalleryLook = {},
): Portico {
  return createPortico({
    projectId: 'gallery',
    networks: [
      mainnet,
      base,
      optimism,
      polygon,
      solana,
      ...(state.installed === 'families' ? [bitcoin, polkadot, cosmosHub] : []),
      sepolia,
      anvilOne,
    ],
    adapters: createFakeAdapters(state),
    pairing: state.remote && createFakePairing(state.remote),
    sources: state.login ? [createFakeEmailSource(state.login)] : [],
    services: { config: 'https://gallery.example' },
    metadata: { name: 'Gallery', description: 'Every view in every state' },
    chainImages: networkMarks,
    connectorImages: { walletConnect: pairingMark },
    themeMode: theme,
    themeVariables: variables,
    locale,
    ...state.options,
    environment: {
      storage: undefined,
      fetch: createFakeFetch(state.service ?? 'answers'),
      preloadImage: async () => {},
      openWindow: () => {},
      ...(state.phone && { userAgent: phone }),
      // Toasts stay to be looked at; what waits for a moment only goes on.
      setTimeout: (callback, milliseconds) =>
        milliseconds < (state.hurry ? 4000 : 1000)
          ? globalThis.setTimeout(callback, Math.min(milliseconds, 1000))
          : 0,
      // Handed out above.
      clearTimeout: timer => globalThis.clearTimeout(timer as number),
    },
  })
}
