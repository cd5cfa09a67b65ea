import {
  malformedTransactionHash,
  PorticoError,
  pairingEnded,
  providerDisconnected,
  relayUnreachable,
  submissionUnknown,
  walletTimeout,
} from '@portico/protocol'

const rpcError = (code: number | string, message: string, more: object = {}) =>
  Object.assign(new Error(message), { code, ...more })

/** What wallets throw although they may have signed and sent. */
export const unknownOutcomes: readonly (readonly [string, unknown])[] = [
  ...[
    walletTimeout,
    providerDisconnected,
    malformedTransactionHash,
    relayUnreachable,
    submissionUnknown,
    pairingEnded,
  ].map(entry => [entry.code, new PorticoError<string>(entry)] as const),
  ['-32603', rpcError(-32603, 'Internal JSON-RPC error.')],
  ['Failed to fetch', new TypeError('Failed to fetch')],
  ['already known', rpcError(-32000, 'already known')],
  [
    'already known in an internal error',
    rpcError(-32603, 'Internal error', { data: { code: -32000, message: 'already known' } }),
  ],
  ['nonce too low', rpcError(-32000, 'nonce too low')],
  ['-32002', rpcError(-32002, 'Transaction simulation failed: already processed')],
  ['-32003', rpcError(-32003, 'transaction rejected')],
  ['-32005', rpcError(-32005, 'limit exceeded')],
  ['4900', rpcError(4900, 'Disconnected')],
  ['4901', rpcError(4901, 'Chain disconnected')],
  ['a node that rejected', new Error('broadcast rejected: timeout')],
  ['a closed socket', new Error('WebSocket connection closed')],
  ['insufficient funds without a code', new Error('insufficient funds for gas')],
  ['an unknown code', rpcError(-1, 'Unknown error')],
  ['undefined', undefined],
]

/** What wallets throw when it is certain that nothing was sent. */
export const certainRefusals: readonly (readonly [string, unknown])[] = [
  ['a required capability that it lacks (EIP-5792)', { code: 5700, message: 'Unsupported capability' }],
  ['a network that it lacks (EIP-5792)', { code: 5710, message: 'Unsupported chain id' }],
  ['a batch of too many calls (EIP-5792)', { code: 5740, message: 'Bundle too large' }],
  ['atomicity that it lacks (EIP-5792)', { code: 5760, message: 'Atomicity not supported' }],
  ['4001', rpcError(4001, 'User rejected the request.')],
  ['5000', rpcError(5000, 'Rejected')],
  ['4100', rpcError(4100, 'Unauthorized')],
  ['4200', rpcError(4200, 'Unsupported')],
  ['-32601', rpcError(-32601, 'Method not found')],
  ['-32602', rpcError(-32602, 'Invalid params')],
  [
    '4001 inside an internal error',
    rpcError(-32603, 'Internal', { data: { originalError: { code: 4001 } } }),
  ],
  ['words that name the user', new Error('User denied transaction signature')],
  ['words by the user', new Error('Request was cancelled by the user')],
  [
    'geth without funds',
    rpcError(-32000, 'insufficient funds for gas * price + value: balance 1, tx cost 2'),
  ],
  [
    'MetaMask without funds',
    rpcError(-32603, 'Internal JSON-RPC error.', {
      data: { code: -32000, message: 'insufficient funds for transfer' },
    }),
  ],
  ['EIP-1474 without funds', rpcError(-32003, 'Insufficient funds for gas * price + value')],
  ['ethers without funds', rpcError('INSUFFICIENT_FUNDS', 'insufficient funds for intrinsic cost')],
  [
    'viem without funds',
    Object.assign(new Error('x'), {
      cause: Object.assign(new Error('y'), { name: 'InsufficientFundsError' }),
    }),
  ],
  ['a failure before the wallet was asked', new PorticoError(walletTimeout, { nothingSent: true })],
]
