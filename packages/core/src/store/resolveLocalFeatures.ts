import type { KnownFeatureOptions, LocalFeatures } from '../catalogue/Features.js'
import { walletFeatures, walletGroups } from './defaultFeatures.js'

/** Defaults of features that only the page decides (K-12). */
export function resolveLocalFeatures(options: KnownFeatureOptions): LocalFeatures {
  return {
    receive: options.receive ?? true,
    send: options.send ?? true,
    analytics: options.analytics ?? true,
    allWallets: options.allWallets ?? true,
    legalCheckbox: options.legalCheckbox ?? false,
    smartSessions: options.smartSessions ?? false,
    pay: options.pay ?? false,
    collapseWallets: options.collapseWallets ?? options.emailShowWallets === false,
    connectorTypeOrder: [...new Set([...(options.connectorTypeOrder ?? []), ...walletGroups])],
    walletFeaturesOrder: options.walletFeaturesOrder ?? walletFeatures,
    connectMethodsOrder: options.connectMethodsOrder,
  }
}
