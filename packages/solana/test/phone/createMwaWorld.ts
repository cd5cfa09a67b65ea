import type { Solana } from '@portico/sandbox/solana'
import type { SourceWorld } from '@portico/testing/conformance'
import { createMockSolanaWallet } from '@portico/testing/solana-wallet'
import { WebSocket as NodeSocket } from 'ws'
import {
  type MobileWalletAdapterOptions,
  mobileWalletAdapter,
} from '../../src/mobileWalletAdapter/mobileWalletAdapter.js'
import { createMwaWallet, findLocalUrl, type MwaWalletOptions } from './createMwaWallet.js'
import { createPhone } from './createPhone.js'
import type { startReflector } from './startReflector.js'

export type Reflector = Awaited<ReturnType<typeof startReflector>>

/** The public name of the reflector; what runs behind it has no certificate. */
const reflectorHost = 'reflector.example'

export const createSocketClass = (reflector?: Reflector) =>
  class extends NodeSocket {
    constructor(url: string, protocols: string[]) {
      super(reflector ? url.replace(`wss://${reflectorHost}`, reflector.url) : findLocalUrl(url), protocols)
    }
    // The class of `ws` is a superset of the browser's.
  } as unknown as NonNullable<MobileWalletAdapterOptions['WebSocket']>

/** A site on an Android phone with a wallet app, or on an iPhone with the wallet on another device. */
export function createMwaWorld(
  { url }: Solana,
  { reflector, ...options }: Partial<MwaWalletOptions> & { readonly reflector?: Reflector | undefined } = {},
) {
  const wallet = createMockSolanaWallet({ chains: { 'solana:localnet': url } })
  const app = createMwaWallet({
    wallet,
    chain: 'solana:localnet',
    resolveReflector: () => reflector?.url ?? '',
    ...options,
  })
  const phone = createPhone(reflector ? 'ios' : 'android', {
    open: link => app.open(link),
    address: 'https://shop.example/',
  })
  const shown: string[] = []
  const show = (link: string) => {
    shown.push(link)
    app.open(link)
    return () => void shown.pop()
  }
  const createSource = () => ({
    source: mobileWalletAdapter({
      WebSocket: createSocketClass(reflector),
      remote: reflector && { reflector: reflectorHost, show },
    }),
  })
  const conformance: SourceWorld = {
    wallet: { connectorId: 'mobileWalletAdapter', name: 'Mobile Wallet Adapter', control: wallet.control },
    environment: phone.openTab().environment,
    createSource,
    end: () => app.end(),
  }
  return { conformance, app, phone, shown, wallet, control: wallet.control, createSource, reflectorHost }
}
