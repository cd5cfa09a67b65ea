import type { ErrorEntry } from './ErrorEntry.js'

export const connectorNotFound = {
  code: 'connector_not_found',
  message: ({ connectorId }: { connectorId: string }) =>
    `No connector with the id ${connectorId} is available on this page.`,
  userMessage: 'This wallet wasn’t found in your browser.',
  surface: 'throw',
} as const satisfies ErrorEntry

export const noProvider = {
  code: 'no_provider',
  message: ({ namespace }: { namespace: string }) =>
    `No wallet is connected for ${namespace}. Connect one before making requests.`,
  rpcCode: 4900,
  surface: 'throw',
} as const satisfies ErrorEntry

export const unsupportedOperation = {
  code: 'unsupported_operation',
  message: ({ operation, namespace }: { operation: string; namespace: string }) =>
    `The adapter for ${namespace} does not support ${operation}.`,
  rpcCode: 4200,
  surface: 'throw',
} as const satisfies ErrorEntry

export const invalidCaipAddress = {
  code: 'invalid_caip_address',
  message: ({ value }: { value: string }) =>
    `Invalid address: ${value}. An account address has three parts, namespace:chainId:address.`,
  surface: 'throw',
} as const satisfies ErrorEntry

export const elementsTaken = {
  code: 'elements_taken',
  message: ({ name }: { name: string }) =>
    `The custom elements ${name ? `of the name "${name}" ` : ''}already belong to another instance. Give this one its own name, defineElements(portico, { name: 'second' }), and its elements the attribute instance="second".`,
  surface: 'throw',
} as const satisfies ErrorEntry
