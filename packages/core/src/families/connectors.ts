import type { ConnectorType } from './adapter/Connector.js'

/** Connector ids (C-13). */
export const connectorIds = {
  walletConnect: 'walletConnect',
  injected: 'injected',
  announced: 'announced',
  coinbaseWallet: 'coinbaseWallet',
  coinbaseWalletSDK: 'coinbaseWalletSDK',
  safe: 'safe',
  ledger: 'ledger',
  okx: 'okx',
  eip6963: 'eip6963',
  auth: 'ID_AUTH',
} as const

const typesById: Readonly<Record<string, ConnectorType>> = {
  injected: 'INJECTED',
  walletConnect: 'WALLET_CONNECT',
  eip6963: 'ANNOUNCED',
  announced: 'ANNOUNCED',
  ID_AUTH: 'AUTH',
}

const namesById: Readonly<Record<string, string>> = {
  injected: 'Browser Wallet',
  walletConnect: 'WalletConnect',
  coinbaseWallet: 'Coinbase',
  coinbaseWalletSDK: 'Coinbase',
  ledger: 'Ledger',
  safe: 'Safe',
  okx: 'OKX',
  ID_AUTH: 'Auth',
}

const coinbaseImage = '0c2840c3-5b04-4c44-9661-fbd4b49e1800'
const imagesById: Readonly<Record<string, string>> = {
  coinbaseWallet: coinbaseImage,
  coinbaseWalletSDK: coinbaseImage,
  safe: '461db637-8616-43ce-035a-d89b8a1d5800',
  ledger: '54a1aa77-d202-4f8d-0fb2-5d2bb6db0300',
  walletConnect: 'ef1a1fcf-7fe8-4d69-bd6d-fda1345b4400',
  injected: '07ba87ed-43aa-4adf-4540-9e6a2b9cae00',
}

const coinbaseWallet = 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa'
const explorerIds: Readonly<Record<string, string>> = {
  coinbaseWallet,
  coinbaseWalletSDK: coinbaseWallet,
  ledger: '19177a98252e07ddfc9af2083ba8e07ef627cb6103467ffebb3f8f4205fd7927',
  safe: '225affb176778569276e484e1b92637ad061b01e13a048b35a9d280c3b58970f',
  okx: '971e689d0a5be527bac79629b4ee9b925e82208e5168b733496a09c0faed0709',
}

export function getConnectorType(id: string): ConnectorType {
  return typesById[id] ?? 'EXTERNAL'
}

/** Default display name of a connector. */
export function getConnectorName(id: string): string | undefined {
  return namesById[id]
}

/** Picture id at the image service. */
export function getConnectorImageId(id: string): string | undefined {
  return imagesById[id]
}

/** The id of its wallet in the registry. Wallets that announce themselves are found there by their rdns. */
export function getExplorerId(id: string): string | undefined {
  return explorerIds[id]
}
