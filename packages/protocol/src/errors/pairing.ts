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
  surface: 'throw',
} as const satisfies ErrorEntry
