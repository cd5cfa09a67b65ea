/** Paths of chain data, on the same origin as the config service. */
export const dataPaths = {
  supportedChains: '/v1/supported-chains',
  identity: '/v1/identity/:address',
  balance: '/v1/account/:address/balance',
  history: '/v1/account/:address/history',
  nfts: '/v1/account/:address/nfts',
  price: '/v1/fungible/price',
  tokens: '/v1/convert/tokens',
  quotes: '/v1/convert/quotes',
  allowance: '/v1/convert/allowance',
  gasPrice: '/v1/convert/gas-price',
  buildTransaction: '/v1/convert/build-transaction',
  buildApprove: '/v1/convert/build-approve',
  profile: '/v1/profile/account/:name',
  registerName: '/v1/profile/account',
  nameSuggestions: '/v1/profile/suggestions/:name',
  onRampUrl: '/v1/generators/onrampurl',
  onRampOptions: '/v1/onramp/options',
  onRampQuote: '/v1/onramp/quote',
  exchanges: '/v1/json-rpc',
  reverse: '/v1/profile/reverse/:address',
  smartSessions: '/v1/sessions/:address',
  activateSmartSession: '/v1/sessions/:address/activate',
  revokeSmartSession: '/v1/sessions/:address/revoke',
  picture: '/v1/picture',
  rpc: '/v1/',
} as const

export const formatDataPath = (path: (typeof dataPaths)[keyof typeof dataPaths], value: string): string =>
  path.replace(/:[a-z]+/, () => encodeURIComponent(value))
