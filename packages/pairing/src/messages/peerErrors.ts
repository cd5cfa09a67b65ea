import type { RpcError } from './parsePayload.js'

export const peerErrors = {
  invalidUpdate: { code: 1003, message: 'Invalid update request' },
  invalidExtend: { code: 1004, message: 'Invalid extend request' },
  invalidSettlement: { code: 1005, message: 'Invalid session settle request' },
  unauthorizedMethod: { code: 3001, message: 'Unauthorized method' },
  unauthorizedEvent: { code: 3002, message: 'Unauthorized event' },
  userRejected: { code: 5000, message: 'User rejected' },
  userDisconnected: { code: 6000, message: 'User disconnected' },
  unknownSession: { code: 7001, message: 'No session for topic' },
  tooLate: { code: 8000, message: 'The code was withdrawn' },
  methodUnsupported: { code: 10001, message: 'Unsupported method' },
} as const

export class PeerError extends Error {
  override readonly name = 'PeerError'
  readonly code: number

  constructor({ code, message }: RpcError) {
    super(message)
    this.code = code
  }
}
