import type { ErrorEntry } from './ErrorEntry.js'

export const notConnected = {
  code: 'not_connected',
  message: 'Please call connect() before request()',
  rpcCode: 4100,
  surface: 'throw',
} as const satisfies ErrorEntry

export const signClientNotInitialized = {
  code: 'sign_client_not_initialized',
  message: 'Sign Client not initialized',
  surface: 'throw',
} as const satisfies ErrorEntry

export const noRpcUrl = {
  code: 'no_rpc_url',
  message: ({ chainId }: { chainId: string | number }) => `No RPC url provided for chainId: ${chainId}`,
  surface: 'throw',
} as const satisfies ErrorEntry

export const noRpcProvider = {
  code: 'no_rpc_provider',
  message: ({ chain }: { chain: string | number }) => `JSON-RPC provider for ${chain} not found`,
  surface: 'throw',
} as const satisfies ErrorEntry

export const callsStatusNotApproved = {
  code: 'calls_status_not_approved',
  message: 'Fetching call status not approved by the wallet.',
  surface: 'throw',
} as const satisfies ErrorEntry

export const capabilitiesAddressMissing = {
  code: 'capabilities_address_missing',
  message: 'Missing address parameter in `wallet_getCapabilities` request',
  rpcCode: -32602,
  surface: 'throw',
} as const satisfies ErrorEntry

export const noRequestedChainSupported = {
  code: 'no_requested_chain_supported',
  message: 'The connector does not support any of the requested chains',
  userMessage: 'This wallet doesn’t support any of this site’s networks.',
  surface: 'throw',
} as const satisfies ErrorEntry

export const pairingExpired = {
  code: 'pairing_expired',
  message: 'The QR code expired before a wallet connected. Try again with a new one.',
} as const satisfies ErrorEntry

/** `detail` contains the violated rule. */
export const settlementRefused = {
  code: 'settlement_refused',
  message:
    'The wallet’s response doesn’t match what this site asked for, so it wasn’t connected. Try another wallet.',
} as const satisfies ErrorEntry

export const pairingEnded = {
  code: 'pairing_ended',
  message: 'The wallet disconnected while the request was open. Connect again.',
  rpcCode: 4900,
} as const satisfies ErrorEntry

export const malformedAnswer = {
  code: 'malformed_answer',
  message: 'The wallet sent an invalid response. Try again.',
} as const satisfies ErrorEntry

/** `detail` contains the relay's message, if any. */
export const relayUnreachable = {
  code: 'relay_unreachable',
  message:
    'The relay between this page and the wallet could not be reached. Check the connection, then try again.',
  userMessage: 'Couldn’t reach your wallet. Check your connection, then try again.',
} as const satisfies ErrorEntry

/** `detail` contains the relay's message. */
export const relayRefused = {
  code: 'relay_refused',
  message: 'The relay refused a message to the wallet. Try again later.',
  userMessage: 'Couldn’t send the request to your wallet. Try again later.',
} as const satisfies ErrorEntry

export const messageTooLarge = {
  code: 'message_too_large',
  message: ({ size, limit }: { size: number; limit: number }) =>
    `This request is too large for a wallet on another device: ${size} bytes, of at most ${limit}.`,
  rpcCode: -32602,
} as const satisfies ErrorEntry

export const invalidPairingUri = {
  code: 'invalid_pairing_uri',
  message: 'This QR code or link isn’t valid, or it has expired. Get a new one from the site.',
} as const satisfies ErrorEntry
