import type { ErrorEntry } from './ErrorEntry.js'

export const authInitializationFailed = {
  code: 'auth_initialization_failed',
  message: 'A problem occurred while trying initialize authentication',
  surface: 'toast',
} as const satisfies ErrorEntry

export const signMessageFailed = {
  code: 'sign_message_failed',
  message: 'Error signing message',
  surface: 'toast',
} as const satisfies ErrorEntry

export const tokenBalanceUnavailable = {
  code: 'token_balance_unavailable',
  message: 'Token Balance Unavailable',
  surface: 'toast',
} as const satisfies ErrorEntry

export const fetchTransactionsFailed = {
  code: 'fetch_transactions_failed',
  message: 'Failed to fetch transactions',
  surface: 'toast',
} as const satisfies ErrorEntry

export const resolveNameFailed = {
  code: 'resolve_name_failed',
  message: 'Error resolving name',
} as const satisfies ErrorEntry

export const fetchNameSuggestionsFailed = {
  code: 'fetch_name_suggestions_failed',
  message: 'Error fetching name suggestions',
} as const satisfies ErrorEntry

export const fetchNamesFailed = {
  code: 'fetch_names_failed',
  message: 'Error fetching names for address',
} as const satisfies ErrorEntry

export const registerNameFailed = {
  code: 'register_name_failed',
  message: ({ name }: { name: string }) => `Error registering name ${name}`,
} as const satisfies ErrorEntry

/** `reason` is the service's first reason, written for the visitor. */
export const nameRefused = {
  code: 'name_refused',
  message: ({ reason }: { reason: string }) => reason,
} as const satisfies ErrorEntry

export const invalidName = {
  code: 'invalid_name',
  message: 'Use at least 4 letters, numbers or hyphens.',
} as const satisfies ErrorEntry

export const noActiveNetwork = {
  code: 'no_active_network',
  message: 'Network not found',
} as const satisfies ErrorEntry

export const noAddressOrAuthConnector = {
  code: 'no_address_or_auth_connector',
  message: 'Address or auth connector not found',
} as const satisfies ErrorEntry

export const sendDetailsRequired = {
  code: 'send_details_required',
  message: 'An amount and receiver address are required',
} as const satisfies ErrorEntry

export const sendTokenRequired = {
  code: 'send_token_required',
  message: 'A token is required',
} as const satisfies ErrorEntry

export const gasPriceNotSupported = {
  code: 'gas_price_not_supported',
  message: 'Network not supported for Gas Price',
  surface: 'throw',
} as const satisfies ErrorEntry

export const swapsNotSupported = {
  code: 'swaps_not_supported',
  message: 'Network not supported for Swaps',
} as const satisfies ErrorEntry

export const swapMismatch = {
  code: 'swap_mismatch',
  message: 'The exchange requested something different from what was shown. Start over.',
} as const satisfies ErrorEntry

export const unknownExchange = {
  code: 'unknown_exchange',
  message:
    'The swap goes to a contract that is not a known exchange. If it is one, add it to `swapContracts`.',
  userMessage: 'This swap goes to a contract this site doesn’t recognize. Try another token.',
} as const satisfies ErrorEntry

export const modalClosed = {
  code: 'modal_closed',
  message: 'Modal closed',
  surface: 'throw',
} as const satisfies ErrorEntry

export const connectionRejected = {
  code: 'connection_rejected',
  message: 'Connection rejected',
  rpcCode: 4001,
} as const satisfies ErrorEntry

export const connectFailed = {
  code: 'connect_failed',
  message: 'Failed to connect',
} as const satisfies ErrorEntry

export const popupClosed = {
  code: 'popup_closed',
  message: 'Popup closed',
} as const satisfies ErrorEntry

export const socialConnectionFailed = {
  code: 'social_connection_failed',
  message: 'Failed to initiate social connection',
  surface: 'toast',
} as const satisfies ErrorEntry
