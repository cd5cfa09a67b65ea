import type { ErrorEntry } from './ErrorEntry.js'

export const networkNotFound = {
  code: 'network_not_found',
  title: 'Network Not Found',
  message: ({ network }: { network: string }) =>
    `The network ${network} is not one of the configured networks. Add it to the "networks" option, or switch to one that is listed there.`,
  surface: 'alert',
} as const satisfies ErrorEntry

export const originNotAllowed = {
  code: 'origin_not_allowed',
  title: 'Origin Not Allowed',
  message: ({ origin }: { origin: string }) =>
    `The origin ${origin} is not on the allowed list of this project. Update the project configuration to allow it.`,
  surface: 'alert',
  once: true,
} as const satisfies ErrorEntry

export const iframeLoadFailed = {
  code: 'iframe_load_failed',
  title: 'Network Error - Could not load embedded wallet',
  message:
    'The embedded wallet did not load within 20 seconds. Check the network connection, content blockers and the frame-src rule of your Content-Security-Policy, then try again.',
  userMessage: 'The wallet didn’t load. Check your connection and content blockers, then try again.',
  surface: 'alert',
} as const satisfies ErrorEntry

export const iframeRequestTimeout = {
  code: 'iframe_request_timeout',
  title: 'Embedded Wallet Request Timed Out',
  message: 'The embedded wallet did not respond within 120 seconds, so the request was aborted. Try again.',
  userMessage: 'No response in time. Try again.',
  surface: 'alert',
} as const satisfies ErrorEntry

export const unverifiedDomain = {
  code: 'unverified_domain',
  title: 'Unverified Domain',
  message:
    'The embedded wallet could not verify the domain of this page. Add the domain to the allowed list of the project.',
  surface: 'alert',
} as const satisfies ErrorEntry

export const sessionExpired = {
  code: 'session_expired',
  title: 'Session Expired',
  message: 'The session is no longer valid. Check that the clock of this device is right, then reconnect.',
  surface: 'alert',
  once: true,
} as const satisfies ErrorEntry

export const invalidProjectId = {
  code: 'invalid_project_id',
  title: 'Invalid Project ID',
  message: 'The service does not know this project id. Check the "projectId" option for typos.',
  surface: 'alert',
  once: true,
} as const satisfies ErrorEntry

/** `detail` contains the service's message. */
export const serverError = {
  code: 'server_error',
  title: 'Server Error',
  message:
    'The project configuration could not be fetched, so the defaults are used. Check the service and reload.',
  surface: 'alert',
} as const satisfies ErrorEntry

export const rateLimited = {
  code: 'rate_limited',
  title: 'Rate Limited',
  message: 'The service refused the request because too many were made. Wait a moment, then reload.',
  surface: 'alert',
} as const satisfies ErrorEntry

export const invalidAppConfiguration = {
  code: 'invalid_app_configuration',
  title: 'Invalid App Configuration',
  message:
    'The analytics service refused this page. Check that the project id is right and that this origin is on the allowed list of the project.',
  surface: 'alert',
  once: true,
} as const satisfies ErrorEntry

export const multiWalletNotEnabled = {
  code: 'multi_wallet_not_enabled',
  title: 'Multi-Wallet Not Enabled',
  message:
    'Connecting several wallets at once requires the multi-wallet feature. Enable "multi_wallet" in the project configuration.',
  surface: 'alert',
  level: 'info',
} as const satisfies ErrorEntry

/** `detail` lists the options. */
export const localConfigurationIgnored = {
  code: 'local_configuration_ignored',
  message:
    'The project configuration on the server decides these features, so the values given on the page have no effect:',
  surface: 'console',
} as const satisfies ErrorEntry
