import { PorticoError, signInConfiguredTwice } from '@portico/protocol'
import { version } from './constants/version.js'
import type { Environment } from './environment/Environment.js'
import type { Families } from './families/Families.js'
import { getDefaultAccountTypes } from './families/getDefaultAccountTypes.js'
import { resolveServices } from './services/resolveServices.js'
import type { Network } from './types/Network.js'
import type { Metadata, PorticoOptions, ResolvedOptions } from './types/Options.js'

/** Fills in every default. Throws only for what cannot work at all. */
export function resolveOptions(
  options: PorticoOptions,
  defaultNetwork: Network,
  families: Families,
  environment: Environment,
): ResolvedOptions {
  if (options.siwx && options.siweConfig) throw new PorticoError(signInConfiguredTwice)
  const adapterTypes = (options.adapters ?? []).map(adapter => adapter.type)
  return {
    projectId: options.projectId ?? '',
    services: resolveServices(options.services),
    metadata: resolveMetadata(options.metadata, environment),
    customRpcUrls: options.customRpcUrls ?? {},
    defaultNetwork,
    siwx: options.siwx ?? options.siweConfig,
    allWallets: options.allWallets ?? 'SHOW',
    featuredWalletIds: options.featuredWalletIds ?? [],
    includeWalletIds: options.includeWalletIds ?? [],
    excludeWalletIds: options.excludeWalletIds ?? [],
    customWallets: options.customWallets ?? [],
    termsConditionsUrl: options.termsConditionsUrl,
    privacyPolicyUrl: options.privacyPolicyUrl,
    chainImages: options.chainImages ?? {},
    connectorImages: options.connectorImages ?? {},
    defaultAccountTypes: { ...getDefaultAccountTypes(families), ...options.defaultAccountTypes },
    debug: options.debug ?? true,
    display: options.display ?? 'overlay',
    layout: options.layout ?? 'narrow',
    enableWallets: options.enableWallets ?? true,
    enableEIP6963: options.enableEIP6963 ?? true,
    enableCoinbase: options.enableCoinbase ?? true,
    enableInjected: options.enableInjected ?? true,
    enableWalletGuide: options.enableWalletGuide ?? true,
    enableReconnect: options.enableReconnect ?? true,
    enableNetworkSwitch: options.enableNetworkSwitch ?? true,
    allowUnsupportedChain: options.allowUnsupportedChain ?? false,
    ownPairingCodes: options.ownPairingCodes ?? false,
    experimental_preferUniversalLinks: options.experimental_preferUniversalLinks ?? false,
    locale: options.locale ?? 'en',
    sdkVersion: `react-${adapterTypes.join(',') || 'universal'}-${version}`,
  }
}

function resolveMetadata(given: Partial<Metadata> | undefined, { location }: Environment): Metadata {
  return {
    name: given?.name ?? location?.hostname ?? '',
    description: given?.description ?? '',
    url: given?.url ?? location?.origin ?? '',
    icons: given?.icons ?? [],
  }
}
