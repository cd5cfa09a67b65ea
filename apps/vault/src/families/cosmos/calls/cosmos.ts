import { bytesToHex } from '@noble/hashes/utils.js'
import { loginChanged, networkChanged, PorticoError } from '@portico/protocol'
import { base64, hex } from '@scure/base'
import { describeMessage } from '../../../approve/describeMessage.ts'
import { useSecret } from '../../../keys/Bytes.ts'
import { getReference } from '../../../networks/networks.ts'
import { refuseParams } from '../../refuseParams.ts'
import type { FamilyContext, SignedCall, VaultFamily } from '../../VaultFamily.ts'
import { getChainName, readPrefix } from '../derive/cosmosChains.ts'
import { deriveCosmosKey, formatCosmosAddress, getPublicKey, isAddressOf } from '../derive/deriveCosmosKey.ts'
import { describeCosmos } from '../describe/describeCosmos.ts'
import { readAmino } from '../describe/readAmino.ts'
import { readDirect } from '../describe/readDirect.ts'
import { encodeDirect, formatAmino, parseAmino, parseAminoText, readMessageData } from '../sign/documents.ts'
import { signCosmos } from '../sign/signCosmos.ts'

export const cosmos: VaultFamily<'cosmos'> = {
  async derive({ withRoot }, place) {
    const prefix = await readPrefix(place)
    const publicKey = await withRoot(root => useSecret(deriveCosmosKey(root), getPublicKey))
    const address = formatCosmosAddress(publicKey, prefix)
    return [{ address, type: 'eoa', publicKey: hex.encode(publicKey) }]
  },
  nameNetwork: ({ network }) => getChainName(network),
  parse: {
    async cosmos_signDirect({ signDoc }, context) {
      assertChain(signDoc.chainId, context)
      return { items: [{ kind: 'cosmos-direct', document: signDoc }] }
    },
    cosmos_signAmino: async ({ signDoc }) => ({
      items: [{ kind: 'cosmos-amino', document: formatAmino(parseAmino(signDoc)) }],
    }),
  },
  async describe({ items: [item] }, context) {
    const { network, account, origin } = context
    const shown = { title: 'signTransaction', place: 'window' } as const
    const describe = (document: Parameters<typeof describeCosmos>[0]) =>
      describeCosmos(document, account.address, network)
    if (item?.kind === 'cosmos-direct')
      return {
        ...shown,
        ...describe(readDirect(item.document)),
        raw: bytesToHex(encodeDirect(item.document)),
      }
    if (item?.kind !== 'cosmos-amino') throw new PorticoError(networkChanged)
    const document = parseAminoText(item.document)
    const data = readMessageData(document, signer => signer === account.address)
    if (data) return describeMessage(data, { origin, address: account.address })
    assertChain(document.chain_id, context)
    return { ...shown, ...describe(readAmino(document)), raw: item.document }
  },
  sign({ root }, { address, network, items }) {
    return useSecret(deriveCosmosKey(root), key => {
      if (!isAddressOf(getPublicKey(key), address)) throw new PorticoError(loginChanged)
      return items.map(item => ({ result: signCosmos(key, getReference(network), item) }))
    })
  },
  complete: { cosmos_signDirect: answerDocument, cosmos_signAmino: answerDocument },
}

async function answerDocument(
  { call, signed: [first] }: SignedCall<'cosmos_signDirect' | 'cosmos_signAmino'>,
  { account }: FamilyContext,
) {
  const value = base64.encode(hex.decode(account.publicKey ?? ''))
  const signature = { pub_key: { type: 'tendermint/PubKeySecp256k1', value }, signature: first?.result }
  return { signed: call.params.signDoc, signature }
}

function assertChain(chainId: string, { network }: FamilyContext): void {
  if (chainId !== getReference(network)) throw refuseParams('The document has another chain id.')
}
