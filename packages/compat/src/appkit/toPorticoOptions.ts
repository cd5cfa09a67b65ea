import type { CustomWallet, PorticoOptions } from '@portico/core'
import type { Family, SourceFactory } from '@portico/core/adapter'
import { bip122Family, eip155Family, solanaFamily } from '@portico/core/adapter'
import type { DialogDisplay, NetworkInputs } from '@portico/core/internal'
import { embedded } from '@portico/embedded'
import { pairing } from '@portico/pairing'
import type { AppKitCustomWallet, AppKitOptions } from './AppKitOptions.js'

/** Passed explicitly for sites without adapters, which only have remote wallets. */
const families: readonly Family[] = [eip155Family, solanaFamily, bip122Family]

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
    swapContracts: given.swapContracts,
    defaultNetwork: given.defaultNetwork,
    metadata: given.metadata,
    customRpcUrls: given.customRpcUrls,
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

export const toLiveOptions = (given: Partial<AppKitOptions>) => ({
  features: {
    branding: given.features?.reownBranding,
    ...given.features,
    allWallets: getAllWallets(given),
  },
  wallets: {
    featured: given.featuredWalletIds,
    include: given.includeWalletIds,
    exclude: given.excludeWalletIds,
    custom: given.customWallets?.map(toCustomWallet),
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

/** AppKit has two options for the list of all wallets; either hides it. */
function getAllWallets({ allWallets, features }: Partial<AppKitOptions>): boolean | 'mobile' | undefined {
  if (allWallets === 'HIDE' || features?.allWallets === false) return false
  if (allWallets === 'ONLY_MOBILE') return 'mobile'
  return allWallets === 'SHOW' ? true : features?.allWallets
}

function toCustomWallet(wallet: AppKitCustomWallet): CustomWallet {
  const { image_url, mobile_link, desktop_link, webapp_link, app_store, play_store, ...same } = wallet
  return {
    ...same,
    imageUrl: image_url,
    mobileLink: mobile_link,
    desktopLink: desktop_link,
    webappLink: webapp_link,
    appStore: app_store,
    playStore: play_store,
  }
}

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
