import { getPlatform, type SourceFactory } from '@portico/core/adapter'
import { createPhoneSource } from '../phone/createPhoneSource.js'
import { takeReturn } from './linkReturn.js'
import { type LinkWalletId, linkWallets } from './linkWallets.js'

export interface DeepLinkOptions {
  /** Disconnecting opens the wallet, which forgets the site too. @default false */
  readonly endsInWallet?: boolean | undefined
}

/**
 * A wallet app on this phone, reached by its encrypted deep links without a relay. Its row takes the place of the one
 * in the catalogue. On other devices, and in the wallet's own browser, it is not listed.
 */
export function deepLink(id: LinkWalletId, { endsInWallet = false }: DeepLinkOptions = {}): SourceFactory {
  const wallet = linkWallets[id]
  return {
    create(context) {
      const { environment } = context
      return createPhoneSource(context, {
        id,
        name: wallet.name,
        isOffered: getPlatform(environment).mobile && !environment.page?.[wallet.global],
        hasReturned: () => takeReturn(environment, id),
        async load(news) {
          const { createLinkChannel } = await import('./createLinkChannel.js')
          return createLinkChannel(context, { id, wallet, endsInWallet }, news)
        },
      })
    },
  }
}
