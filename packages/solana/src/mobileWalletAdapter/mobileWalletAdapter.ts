import { getPlatform, type SourceContext, type SourceFactory, type WalletSource } from '@portico/core/adapter'
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
      return createMwaSource(context, {
        id,
        name,
        isOffered: isLocal || remote !== undefined,
        remote: isLocal ? undefined : remote,
        WebSocket,
      })
    },
  }
}

export interface MwaSourceParts extends Pick<MobileWalletAdapterOptions, 'remote' | 'WebSocket'> {
  readonly id: string
  readonly name: string
  readonly isOffered: boolean
}

export function createMwaSource(
  context: SourceContext,
  { isOffered, WebSocket, ...parts }: MwaSourceParts,
): WalletSource {
  return createPhoneSource(context, {
    ...parts,
    isOffered,
    async load(news) {
      const { createMwaChannel } = await import('./createMwaChannel.js')
      return createMwaChannel(context, { ...parts, WebSocket: WebSocket ?? globalThis.WebSocket }, news)
    },
  })
}
