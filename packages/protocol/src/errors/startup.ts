import type { ErrorEntry } from './ErrorEntry.js'

// A module of its own, which keeps the other errors out of the entry chunk.

export const noAdapter = {
  code: 'no_adapter',
  message: ({ namespace }: { namespace: string }) =>
    `No adapter serves the namespace ${namespace}. Pass one in the "adapters" option, or at least the rules of the family in "families".`,
  surface: 'throw',
} as const satisfies ErrorEntry

export const invalidCaipNetworkId = {
  code: 'invalid_caip_network_id',
  message: ({ value }: { value: string }) =>
    `Invalid network id: ${value}. A network id has two parts, namespace:chainId, as in eip155:1.`,
  surface: 'throw',
} as const satisfies ErrorEntry

export const signInConfiguredTwice = {
  code: 'sign_in_configured_twice',
  message: 'Both "siweConfig" and "siwx" are set. Keep one of them; "siwx" is the newer one.',
  surface: 'throw',
} as const satisfies ErrorEntry

export const noNetworks = {
  code: 'no_networks',
  message: 'This is the last network. Add another one before you remove it.',
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
    'No "services" option is set. Injected wallets and public RPC work, but the wallet catalogue, images and remote features do not. Set it to the URL of a Portico server to enable them.',
  surface: 'console',
  once: true,
} as const satisfies ErrorEntry

export const storageUnavailable = {
  code: 'storage_unavailable',
  message: 'The browser’s storage is blocked or full, so the connection will not survive a reload.',
  surface: 'console',
  once: true,
} as const satisfies ErrorEntry

export const modalLoadFailed = {
  code: 'modal_load_failed',
  title: 'Modal Not Loaded',
  message: ({ reason }: { reason: string }) =>
    `The modal could not be loaded: ${reason} If a file could not be fetched, the page may be offline, its Content-Security-Policy or a content blocker may have refused the file, or a newer deployment has removed it. Open the modal again to retry.`,
  surface: 'alert',
} as const satisfies ErrorEntry

export const modalNotPlaced = {
  code: 'modal_not_placed',
  title: 'Modal Not On The Page',
  message:
    'The modal was opened, but nothing on the page renders it. Render <PorticoProvider> around the app, or a <portico-button> after defineElements(portico). Where the option "dialog.display" is "inPage" or "placed", add <PorticoModal> or <portico-modal> as well.',
  surface: 'alert',
  once: true,
} as const satisfies ErrorEntry

export const partLoadFailed = {
  code: 'part_load_failed',
  message:
    'A part of the kit’s code could not be loaded. The page may be offline, its Content-Security-Policy or a content blocker may have refused the file, or a newer deployment has removed it. The browser’s own error is the cause of this one. Try again, then reload the page.',
  userMessage:
    'Part of this page didn’t load. Check your connection and content blockers, then reload the page.',
} as const satisfies ErrorEntry

export const projectIdNotConfigured = {
  code: 'project_id_not_configured',
  title: 'Project ID Not Configured',
  message:
    'No usable project id was found. Set the "projectId" option to the id of a project that your Portico server knows.',
  surface: 'alert',
} as const satisfies ErrorEntry

export const walletTimeout = {
  code: 'wallet_timeout',
  message: 'The wallet didn’t respond. Open it to check whether it’s locked, then try again.',
} as const satisfies ErrorEntry

export const noAccounts = {
  code: 'no_accounts',
  message: 'The wallet didn’t share an account. Unlock it, choose an account for this site, then try again.',
} as const satisfies ErrorEntry
