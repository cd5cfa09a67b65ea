import { getPlatform, type SourceFactory } from '@portico/core/adapter'
import { createPhoneSource } from '../phone/createPhoneSource.js'
import type { MwaRemote } from './createMwaChannel.js'
import type { WebSocketConstructor } from './openSession.js'

export interface MobileWalletAdapterOptions {
  /** The name of the row. The system asks which wallet, if several are installed. @default 'Mobile Wallet Adapter' */
  readonly name?: string | undefined
  /** Reaches wallets on other devices: the page shows a QR code, and messages go over a reflector. */
  readonly remote?: MwaRemote | undefined
  /** @default the browser's */
  readonly WebSocket?: WebSocketConstructor | undefined
}

const id = 'mobileWalletAdapter'

/**
 * Wallet apps on this Android phone, by the Solana Mobile Wallet Adapter protocol, without a relay. On other devices
 * it is listed only with `remote`.
 */
export function mobileWalletAdapter({
  name = 'Mobile Wallet Adapter',
  remote,
  WebSocket,
}: MobileWalletAdapterOptions = {}): SourceFactory {
  return {
    create(context) {
      const isLocal = getPlatform(context.environment).os === 'android'
      return createPhoneSource(context, {
        id,
        name,
        isOffered: isLocal || remote !== undefined,
        async load(news) {
          const { createMwaChannel } = await import('./createMwaChannel.js')
          const parts = { id, name, remote: isLocal ? undefined : remote }
          // A class of the page, and the browser's own by default.
          return createMwaChannel(context, { ...parts, WebSocket: WebSocket ?? globalThis.WebSocket }, news)
        },
      })
    },
  }
}
