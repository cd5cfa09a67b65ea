import type { ErrorEntry } from './ErrorEntry.js'

export const parseError = {
  code: 'parse_error',
  message: 'The request is not valid JSON.',
  rpcCode: -32700,
  surface: 'throw',
} as const satisfies ErrorEntry

export const invalidRequest = {
  code: 'invalid_request',
  message: 'The request is not a valid JSON-RPC request.',
  rpcCode: -32600,
  surface: 'throw',
} as const satisfies ErrorEntry

export const methodNotFound = {
  code: 'method_not_found',
  message: ({ method }: { method: string }) => `The method ${method} does not exist or is not available.`,
  rpcCode: -32601,
  surface: 'throw',
} as const satisfies ErrorEntry

export const invalidParams = {
  code: 'invalid_params',
  message: 'The parameters of the request are not valid.',
  rpcCode: -32602,
  surface: 'throw',
} as const satisfies ErrorEntry

export const internalError = {
  code: 'internal_error',
  message: 'The other side failed with an internal error. Try again.',
  userMessage: 'Something went wrong. Try again.',
  rpcCode: -32603,
  surface: 'throw',
} as const satisfies ErrorEntry

export const invalidInput = {
  code: 'invalid_input',
  message: 'The node could not process the request: an input is missing or not valid.',
  rpcCode: -32000,
  surface: 'throw',
} as const satisfies ErrorEntry

export const resourceNotFound = {
  code: 'resource_not_found',
  message: 'The requested resource was not found.',
  rpcCode: -32001,
  surface: 'throw',
} as const satisfies ErrorEntry

export const transactionRejected = {
  code: 'transaction_rejected',
  message: 'The network rejected the transaction.',
  rpcCode: -32003,
} as const satisfies ErrorEntry

export const methodNotSupported = {
  code: 'method_not_supported',
  message: 'The node does not support this method.',
  rpcCode: -32004,
  surface: 'throw',
} as const satisfies ErrorEntry

export const limitExceeded = {
  code: 'limit_exceeded',
  message: 'The node refused the request because a limit was exceeded. Wait a moment, then try again.',
  userMessage: 'Too many requests. Wait a moment, then try again.',
  rpcCode: -32005,
  surface: 'throw',
} as const satisfies ErrorEntry

export const rpcVersionNotSupported = {
  code: 'rpc_version_not_supported',
  message: 'The node does not support this version of JSON-RPC.',
  rpcCode: -32006,
  surface: 'throw',
} as const satisfies ErrorEntry

export const unauthorized = {
  code: 'unauthorized',
  message: 'Your wallet hasn’t allowed this site to do that. Connect again and allow it.',
  rpcCode: 4100,
} as const satisfies ErrorEntry

export const unsupportedMethod = {
  code: 'unsupported_method',
  message: 'Your wallet doesn’t support this request.',
  rpcCode: 4200,
} as const satisfies ErrorEntry

export const providerDisconnected = {
  code: 'provider_disconnected',
  message: 'Your wallet lost its connection to every network. Check your connection, then try again.',
  rpcCode: 4900,
} as const satisfies ErrorEntry

export const chainDisconnected = {
  code: 'chain_disconnected',
  message: 'Your wallet isn’t connected to this network. Switch to it, then try again.',
  rpcCode: 4901,
} as const satisfies ErrorEntry

export const unsupportedCapability = {
  code: 'unsupported_capability',
  message: 'The wallet does not support a capability that the batch requires, so it did nothing.',
  rpcCode: 5700,
  surface: 'throw',
} as const satisfies ErrorEntry

export const unsupportedChainId = {
  code: 'unsupported_chain_id',
  message: 'The wallet does not execute batches on this network, so it did nothing.',
  rpcCode: 5710,
  surface: 'throw',
} as const satisfies ErrorEntry

export const duplicateBatchId = {
  code: 'duplicate_batch_id',
  message: 'The wallet already has a batch with this id, so it did nothing.',
  rpcCode: 5720,
  surface: 'throw',
} as const satisfies ErrorEntry

export const unknownBatchId = {
  code: 'unknown_batch_id',
  message: 'The wallet has no batch with this id.',
  rpcCode: 5730,
  surface: 'throw',
} as const satisfies ErrorEntry

export const batchTooLarge = {
  code: 'batch_too_large',
  message: 'The batch has more calls than the wallet executes at once, so it did nothing.',
  rpcCode: 5740,
  surface: 'throw',
} as const satisfies ErrorEntry

export const atomicityNotSupported = {
  code: 'atomicity_not_supported',
  message: 'The account cannot execute a batch atomically, so it did nothing.',
  rpcCode: 5760,
  surface: 'throw',
} as const satisfies ErrorEntry
