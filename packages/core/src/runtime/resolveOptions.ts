import { formatSdkVersion, PorticoError, signInConfiguredTwice } from '@portico/protocol'
import type { Families } from '../families/Families.js'
import { getDefaultAccountTypes } from '../families/getDefaultAccountTypes.js'
import type { Network } from '../families/networks/Network.js'
import type { Environment } from '../services/Environment.js'
import { resolveServices } from '../services/resolveServices.js'
import { toRegistryWallet } from '../store/toRegistryWallet.js'
import { version } from '../utils/version.js'
import type { DialogOptions, Metadata, PorticoOptions, ResolvedOptions, WalletOptions } from './Options.js'

/** Applies all defaults. Throws only if the options cannot work at all. */
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
    swapContracts: options.swapContracts ?? {},
    payHosts: options.payHosts ?? [],
    wallets: resolveWallets(options.wallets),
    dialog: resolveDialog(options.dialog),
    networkImages: options.networkImages ?? {},
    defaultAccountTypes: { ...getDefaultAccountTypes(families), ...options.defaultAccountTypes },
    debug: options.debug ?? true,
    docsUrl: options.docsUrl?.replace(/\/+$/, ''),
    reconnect: options.reconnect ?? true,
    allowUnsupportedNetwork: options.allowUnsupportedNetwork ?? false,
    ownPairingCodes: options.ownPairingCodes ?? false,
    locale: options.locale ?? 'en',
    texts: options.texts ?? {},
    framework: options.framework,
    sdkVersion: formatSdkVersion({
      framework: options.framework ?? 'react',
      adapters: adapterTypes,
      version,
    }),
  }
}

function resolveWallets(wallets: WalletOptions = {}): ResolvedOptions['wallets'] {
  return {
    featured: wallets.featured ?? [],
    include: wallets.include ?? [],
    exclude: wallets.exclude ?? [],
    custom: wallets.custom?.map(toRegistryWallet) ?? [],
    images: wallets.images ?? {},
    injected: wallets.injected ?? true,
    listed: wallets.listed ?? true,
    universalLinks: wallets.universalLinks ?? false,
  }
}

function resolveDialog(dialog: DialogOptions = {}): ResolvedOptions['dialog'] {
  return {
    display: dialog.display ?? 'overlay',
    layout: dialog.layout ?? 'narrow',
    termsUrl: dialog.termsUrl,
    privacyUrl: dialog.privacyUrl,
    walletGuide: dialog.walletGuide ?? true,
    networkSwitch: dialog.networkSwitch ?? true,
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
