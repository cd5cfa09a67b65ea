import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { encodeSs58 } from '@portico/codec/ss58'
import { loginChanged, networkChanged, PorticoError, unauthorized } from '@portico/protocol'
import { getPublicKey } from '@scure/sr25519'
import { describeMessage } from '../../../approve/describeMessage.ts'
import { type Bytes, useSecret } from '../../../keys/Bytes.ts'
import { toUtf8 } from '../../../keys/encoding.ts'
import type { NetworkId } from '../../../networks/networks.ts'
import { refuseParams } from '../../refuseParams.ts'
import type { SignedCall, VaultFamily } from '../../VaultFamily.ts'
import { derivePolkadotSecret } from '../derive/derivePolkadotSecret.ts'
import { getPolkadotChain } from '../derive/polkadotChains.ts'
import { describePayload } from '../describe/describePayload.ts'
import { encodePayload, parsePayload } from '../sign/encodePayload.ts'
import { signPolkadot, unwrapMessage, wrapMessage } from '../sign/signPolkadot.ts'

function describeAccount(secret: Bytes, network: NetworkId) {
  const publicKey = getPublicKey(secret)
  const address = encodeSs58(publicKey, getPolkadotChain(network).prefix)
  return { address, type: 'eoa', publicKey: bytesToHex(publicKey) } as const
}

export const polkadot: VaultFamily<'polkadot'> = {
  derive: ({ withRoot }, { network }) =>
    withRoot(root => useSecret(derivePolkadotSecret(root), secret => [describeAccount(secret, network)])),
  nameNetwork: ({ network }) => getPolkadotChain(network).name,
  parse: {
    async polkadot_signTransaction({ transactionPayload }, { account }) {
      const payload = parsePayload(transactionPayload)
      if (payload.address !== account.address) throw new PorticoError(unauthorized)
      return { items: [{ kind: 'polkadot-transaction', payload }] }
    },
    async polkadot_signMessage({ data, message, type }) {
      // A raw payload would be a blind signature.
      if (type === 'payload') throw refuseParams('Raw payloads cannot be signed, only messages.')
      return { items: [{ kind: 'polkadot-message', message: readMessage(data ?? message ?? '') }] }
    },
  },
  async describe({ items: [item] }, { network, origin, account: { address } }) {
    if (item?.kind === 'polkadot-message')
      return describeMessage(unwrapMessage(item.message) ?? item.message, { origin, address })
    if (item?.kind !== 'polkadot-transaction') throw new PorticoError(networkChanged)
    return {
      title: 'signTransaction',
      place: 'window',
      ...describePayload(item.payload, network),
      raw: bytesToHex(encodePayload(item.payload, network)),
    }
  },
  sign({ root }, { address, network, items }) {
    return useSecret(derivePolkadotSecret(root), secret => {
      if (describeAccount(secret, network).address !== address) throw new PorticoError(loginChanged)
      return items.map(item => ({ result: signPolkadot(secret, network, item) }))
    })
  },
  complete: { polkadot_signTransaction: answerSignature, polkadot_signMessage: answerSignature },
}

async function answerSignature({ signed: [first] }: SignedCall) {
  return { signature: first?.result }
}

function readMessage(data: string): Uint8Array {
  const isHex = /^0x([\da-f]{2})*$/i.test(data)
  return wrapMessage(isHex ? hexToBytes(data.slice(2)) : toUtf8(data))
}
