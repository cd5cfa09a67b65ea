import type { PorticoOptions } from '@portico/core'
import type { Family, SourceFactory } from '@portico/core/adapter'
import { bip122Family, eip155Family, solanaFamily } from '@portico/core/adapter'
import type { DialogDisplay, NetworkInputs } from '@portico/core/internal'
import { embedded } from '@portico/embedded'
import { pairing } from '@portico/pairing'
import type { AppKitOptions } from './AppKitOptions.js'

/** Passed explicitly for sites without adapters, which only have remote wallets. */
const families: readonly Family[] = [eip155Family, solanaFamily, bip122Family]

/** Maps AppKit's options to the kit's. */
export function toPorticoOptions(given: AppKitOptions): PorticoOptions<NetworkInputs> {
  const { adapters = [], enableEIP6963 = true, enableCoinbase = true } = given
  const live = toLiveOptions(given)
  return {
    projectId: given.projectId,
    networks: given.networks,
    adapters: adapters.map(adapter =>
      adapter.toFactory({ announced: enableEIP6963, coinbase: enableCoinbase }),
    ),
    ...(adapters.length === 0 && { families }),
    sources: listSources(given),
    services: given.services,
    swaps: given.swaps,
    defaultNetwork: given.defaultNetwork,
    metadata: given.metadata,
    rpcUrls: given.customRpcUrls,
    siwx: given.siwx,
    siweConfig: given.siweConfig,
    theme: { mode: given.themeMode, variables: given.themeVariables },
    ...live,
    dialog: { ...live.dialog, display: getDisplay(given) },
    networkImages: given.chainImages,
    defaultAccountTypes: given.defaultAccountTypes,
    reconnect: given.enableReconnect,
    allowUnsupportedNetwork: given.allowUnsupportedChain,
    ownPairingCodes: given.manualWCControl,
    debug: given.debug,
    locale: given.locale,
    environment: given.environment,
  }
}

/** The options that `updateOptions` can change on a running instance. */
export const toLiveOptions = (given: Partial<AppKitOptions>) => ({
  features: { branding: given.features?.reownBranding, ...given.features },
  wallets: {
    all: given.allWallets,
    featured: given.featuredWalletIds,
    include: given.includeWalletIds,
    exclude: given.excludeWalletIds,
    custom: given.customWallets,
    images: given.connectorImages,
    injected: given.enableInjected,
    listed: given.enableWallets,
    universalLinks: given.experimental_preferUniversalLinks,
  },
  dialog: {
    termsUrl: given.termsConditionsUrl,
    privacyUrl: given.privacyPolicyUrl,
    walletGuide: given.enableWalletGuide,
    networkSwitch: given.enableNetworkSwitch,
  },
})

function listSources(given: AppKitOptions): readonly SourceFactory[] {
  const { embedded: vault, features, sources = [] } = given
  return [
    ...(given.enableWalletConnect === false ? [] : [pairing(given.pairing)]),
    ...(vault ? [embedded({ socials: features?.socials ?? true, ...vault })] : []),
    ...sources,
  ]
}

function getDisplay({ enableEmbedded, disableAppend }: AppKitOptions): DialogDisplay {
  if (enableEmbedded) return 'inPage'
  return disableAppend ? 'placed' : 'overlay'
}
