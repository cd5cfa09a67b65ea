import type { CaipNetworkId } from '@portico/core'
import type { SolanaSendOptions } from '@portico/core/adapter'

export interface PhoneSession {
  readonly id: string
  readonly addresses: readonly string[]
  /** The networks that requests of this session may name. */
  readonly chains: readonly CaipNetworkId[]
  readonly wallet: { readonly name: string; readonly icon?: string | undefined }
}

/** One way to reach wallet apps on this phone. It has one session at a time. */
export interface PhoneChannel {
  connect(signal: AbortSignal | undefined): Promise<PhoneSession>
  restore(): Promise<PhoneSession | undefined>
  disconnect(): Promise<void>
  signMessage(request: PhoneRequest & { readonly message: Uint8Array }): Promise<Uint8Array>
  signTransactions(
    request: PhoneRequest & { readonly transactions: readonly Uint8Array[] },
  ): Promise<readonly Uint8Array[]>
  /** Undefined if the wallet only signs. */
  readonly signAndSend?:
    | ((
        request: PhoneRequest & { readonly transaction: Uint8Array; readonly options: SolanaSendOptions },
      ) => Promise<Uint8Array>)
    | undefined
  /** The visitor has left the view of a request. */
  cancel(): void
}

interface PhoneRequest {
  readonly address: string
  readonly network: CaipNetworkId
}
