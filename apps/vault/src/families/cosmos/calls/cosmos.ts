import { bytesToHex } from '@noble/hashes/utils.js'
import { invalidParams, loginChanged, PorticoError, unauthorized } from '@portico/protocol'
import { base64, hex } from '@scure/base'
import { describeMessage } from '../../../approve/describeMessage.ts'
import { wipe } from '../../../keys/wipe.ts'
import type { FamilyContext, LaterFamily, PreparedCall } from '../../LaterFamily.ts'
import { getChainName, getReference, readPrefix } from '../derive/cosmosChains.ts'
import { deriveCosmosKey, formatCosmosAddress, getPublicKey, isAddressOf } from '../derive/deriveCosmosKey.ts'
import { describeCosmos } from '../describe/describeCosmos.ts'
import { readAmino } from '../describe/readAmino.ts'
import { readDirect } from '../describe/readDirect.ts'
import {
  type DirectDocument,
  encodeDirect,
  formatAmino,
  parseAmino,
  readMessageData,
} from '../sign/documents.ts'
import { signCosmos } from '../sign/signCosmos.ts'

const refuse = (detail: string) => new PorticoError(invalidParams, { detail })

export const cosmos: LaterFamily = {
  async deriveAccounts(root, place) {
    const prefix = await readPrefix(place)
    const key = deriveCosmosKey(root)
    const publicKey = getPublicKey(key)
    wipe(key)
    const address = formatCosmosAddress(publicKey, prefix)
    return [{ address, type: 'eoa', publicKey: hex.encode(publicKey) }]
  },
  async prepare(call, context) {
    if (call.method === 'cosmos_signDirect') {
      return prepareDirect(requireOwn(context, call.params.signerAddress), call.params.signDoc, context)
    }
    if (call.method === 'cosmos_signAmino') {
      return prepareAmino(requireOwn(context, call.params.signerAddress), call.params.signDoc, context)
    }
    throw refuse('The method is not a Cosmos method.')
  },
  sign(root, { address, network, items }) {
    const key = deriveCosmosKey(root)
    try {
      if (!isAddressOf(getPublicKey(key), address)) throw new PorticoError(loginChanged)
      return items.map(item => ({ result: signCosmos(key, getReference(network), item) }))
    } finally {
      wipe(key)
    }
  },
  async complete(call, [signed], { accounts: [account] }) {
    if (call.method !== 'cosmos_signDirect' && call.method !== 'cosmos_signAmino') return undefined
    const value = base64.encode(hex.decode(account?.publicKey ?? ''))
    return {
      signed: call.params.signDoc,
      signature: {
        pub_key: { type: 'tendermint/PubKeySecp256k1', value },
        signature: signed?.result,
      },
    }
  },
}

function requireOwn({ accounts: [account] }: FamilyContext, signer: string): string {
  if (account?.address !== signer) throw new PorticoError(unauthorized)
  return signer
}

const shownOf = ({ network }: FamilyContext) =>
  ({ title: 'signTransaction', place: 'window', network: getChainName(network) }) as const

function assertChain(chainId: string, { network }: FamilyContext): void {
  if (chainId !== getReference(network)) throw refuse('The document has another chain id.')
}

function prepareDirect(address: string, document: DirectDocument, context: FamilyContext): PreparedCall {
  assertChain(document.chainId, context)
  return {
    address,
    items: [{ kind: 'cosmos-direct', document }],
    shown: {
      ...shownOf(context),
      ...describeCosmos(readDirect(document), address, context.network),
      raw: bytesToHex(encodeDirect(document)),
    },
  }
}

function prepareAmino(address: string, given: unknown, context: FamilyContext): PreparedCall {
  const document = parseAmino(given)
  const raw = formatAmino(document)
  const items = [{ kind: 'cosmos-amino', document: raw }] as const
  const data = readMessageData(document, signer => signer === address)
  if (data) {
    const shown = describeMessage(data, { origin: context.origin, address })
    return { address, items, shown: { ...shown, network: getChainName(context.network) } }
  }
  assertChain(document.chain_id, context)
  const described = describeCosmos(readAmino(document), address, context.network)
  return { address, items, shown: { ...shownOf(context), ...described, raw } }
}
