import type { ErrorEntry } from './ErrorEntry.js'

export const connectorNotFound = {
  code: 'connector_not_found',
  message: ({ connectorId }: { connectorId: string }) =>
    `No connector with the id ${connectorId} is available on this page.`,
  userMessage: 'This wallet was not found in your browser',
  surface: 'throw',
} as const satisfies ErrorEntry

export const noProvider = {
  code: 'no_provider',
  message: ({ namespace }: { namespace: string }) =>
    `There is no wallet connected for ${namespace}. Connect one before making requests.`,
  rpcCode: 4900,
  surface: 'throw',
} as const satisfies ErrorEntry

export const noAdapter = {
  code: 'no_adapter',
  message: ({ namespace }: { namespace: string }) =>
    `No adapter serves the namespace ${namespace}. Pass one in the "adapters" option.`,
  surface: 'throw',
} as const satisfies ErrorEntry

export const unsupportedOperation = {
  code: 'unsupported_operation',
  message: ({ operation, namespace }: { operation: string; namespace: string }) =>
    `The adapter for ${namespace} does not offer ${operation}.`,
  rpcCode: 4200,
  surface: 'throw',
} as const satisfies ErrorEntry

export const invalidCaipNetworkId = {
  code: 'invalid_caip_network_id',
  message: ({ value }: { value: string }) =>
    `Invalid network id: ${value}. A network id has two parts, namespace:chainId, as in eip155:1.`,
  surface: 'throw',
} as const satisfies ErrorEntry

export const invalidCaipAddress = {
  code: 'invalid_caip_address',
  message: ({ value }: { value: string }) =>
    `Invalid address: ${value}. An account address has three parts, namespace:chainId:address.`,
  surface: 'throw',
} as const satisfies ErrorEntry

export const signInConfiguredTwice = {
  code: 'sign_in_configured_twice',
  message: 'Both "siweConfig" and "siwx" are set. Keep one of them; "siwx" is the newer one.',
  surface: 'throw',
} as const satisfies ErrorEntry

export const noNetworks = {
  code: 'no_networks',
  message: 'The "networks" option is empty. Name at least one network.',
  surface: 'throw',
} as const satisfies ErrorEntry

export const providerMissing = {
  code: 'provider_missing',
  message: ({ hook }: { hook: string }) =>
    `${hook} was called outside of <PorticoProvider>. Wrap the part of the app that uses Portico in it.`,
  surface: 'throw',
} as const satisfies ErrorEntry

export const servicesNotConfigured = {
  code: 'services_not_configured',
  message:
    'No "services" option is set: injected wallets and public RPC work, the wallet catalogue, images and remote features do not. Set it to the address of a Portico server to have them.',
  surface: 'console',
  once: true,
} as const satisfies ErrorEntry

export const storageUnavailable = {
  code: 'storage_unavailable',
  message: 'The browser storage is blocked or full: the connection will not survive a reload.',
  surface: 'console',
  once: true,
} as const satisfies ErrorEntry

export const modalLoadFailed = {
  code: 'modal_load_failed',
  title: 'Modal Not Loaded',
  message:
    'The code of the modal could not be fetched. The page may be offline, or a new version was deployed since it was loaded; opening again tries again.',
  surface: 'alert',
} as const satisfies ErrorEntry

export const elementsTaken = {
  code: 'elements_taken',
  message: ({ name }: { name: string }) =>
    `The custom elements ${name ? `of the name "${name}" ` : ''}already belong to another instance. Give this one a name of its own, defineElements(portico, { name: 'second' }), and its elements the attribute instance="second".`,
  surface: 'throw',
} as const satisfies ErrorEntry
