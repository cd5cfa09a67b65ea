import type { RpcError } from './parsePayload.js'

export class PeerError extends Error {
  override readonly name = 'PeerError'
  readonly code: number

  constructor({ code, message }: RpcError) {
    super(message)
    this.code = code
  }
}
