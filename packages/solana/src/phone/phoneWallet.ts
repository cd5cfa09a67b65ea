import { getPlatform, type SourceFactory } from '@portico/core/adapter'
import { type DeepLinkOptions, deepLink } from '../deepLink/deepLink.js'
import { type LinkWalletId, linkWallets } from '../deepLink/linkWallets.js'
import {
  createMwaSource,
  type MobileWalletAdapterOptions,
} from '../mobileWalletAdapter/mobileWalletAdapter.js'

export interface PhoneWalletOptions extends DeepLinkOptions, Pick<MobileWalletAdapterOptions, 'WebSocket'> {}

/**
 * The row of a wallet, by the best channel of the device: the Mobile Wallet Adapter on Android, its deep links on
 * iPhones. Elsewhere, and in the wallet's own browser, the row is left to other sources.
 */
export function phoneWallet(id: LinkWalletId, options: PhoneWalletOptions = {}): SourceFactory {
  const { name, global } = linkWallets[id]
  return {
    create(context) {
      const { environment } = context
      if (getPlatform(environment).os !== 'android') return deepLink(id, options).create(context)
      const isOffered = !environment.page?.[global]
      return createMwaSource(context, { id, name, isOffered, WebSocket: options.WebSocket })
    },
  }
}
