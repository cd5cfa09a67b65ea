import type { CosmosDirectDocument, RequestProvider } from '@portico/core/adapter'
import { askProvider, readProperty } from '@portico/core/adapter'
import { malformedAccounts, PorticoError, unsupportedMethod } from '@portico/protocol'
import { base64, hex } from '@scure/base'
import type { CosmosWallet } from './CosmosWallet.js'
import { isAddressOf } from './parseKey.js'
import { parseAminoResult, parseDirectResult } from './parseSigned.js'

export function createRequestWallet(provider: RequestProvider): CosmosWallet {
  const ask = (method: string, params: object) => askProvider(provider, method, params)

  return {
    // Permissions were settled at pairing.
    async enable() {},
    async disable() {},
    async suggestChain() {
      throw new PorticoError(unsupportedMethod, { detail: 'suggestChain' })
    },
    listen: () => () => undefined,
    async getKey(network) {
      const answer = await ask('cosmos_getAccounts', {})
      const found = Array.isArray(answer)
        ? answer.find(entry => isAddressOf(network, readProperty(entry, 'address')))
        : undefined
      const address = readProperty(found, 'address')
      const publicKey = readBytes(readProperty(found, 'pubkey'))
      if (typeof address !== 'string' || !publicKey) throw new PorticoError(malformedAccounts)
      return { address, publicKey, aminoOnly: false }
    },
    async signAmino(_, signerAddress, signDoc) {
      return parseAminoResult(await ask('cosmos_signAmino', { signerAddress, signDoc }), signDoc)
    },
    async signDirect(_, signerAddress, document) {
      const answer = await ask('cosmos_signDirect', { signerAddress, signDoc: toText(document) })
      const signed = readProperty(answer, 'signed')
      const read = signed === undefined ? undefined : fromText(signed, document)
      return parseDirectResult({ signed: read, signature: readProperty(answer, 'signature') }, document)
    },
  }
}

/** JSON has no bytes. */
function toText({ bodyBytes, authInfoBytes, chainId, accountNumber }: CosmosDirectDocument) {
  return {
    chainId,
    accountNumber: String(accountNumber),
    bodyBytes: base64.encode(bodyBytes),
    authInfoBytes: base64.encode(authInfoBytes),
  }
}

function fromText(signed: unknown, { accountNumber }: CosmosDirectDocument) {
  return {
    chainId: readProperty(signed, 'chainId'),
    accountNumber,
    bodyBytes: readBytes(readProperty(signed, 'bodyBytes')),
    authInfoBytes: readBytes(readProperty(signed, 'authInfoBytes')),
  }
}

/** Some wallets use hex, others base64. */
function readBytes(text: unknown): Uint8Array | undefined {
  if (typeof text !== 'string') return undefined
  try {
    return /^(?:[0-9a-f]{2})+$/i.test(text) ? hex.decode(text.toLowerCase()) : base64.decode(text)
  } catch {
    return undefined
  }
}
