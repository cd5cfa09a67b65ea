import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { invalidParams, loginChanged, PorticoError, unauthorized } from '@portico/protocol'
import { getPublicKey } from '@scure/sr25519'
import { describeMessage } from '../../../approve/describeMessage.ts'
import type { Bytes } from '../../../keys/Bytes.ts'
import { toUtf8 } from '../../../keys/encoding.ts'
import { wipe } from '../../../keys/wipe.ts'
import type { FamilyContext, LaterFamily, PreparedCall } from '../../LaterFamily.ts'
import { derivePolkadotSecret, formatSs58 } from '../derive/derivePolkadotSecret.ts'
import { getPolkadotChain } from '../derive/polkadotChains.ts'
import { describePayload } from '../describe/describePayload.ts'
import { encodePayload, parsePayload } from '../sign/encodePayload.ts'
import { signPolkadot } from '../sign/signPolkadot.ts'
import { unwrapMessage, wrapMessage } from '../sign/wrapMessage.ts'

const refuse = (detail: string) => new PorticoError(invalidParams, { detail })

function describeAccount(secret: Bytes, network: string) {
  const publicKey = getPublicKey(secret)
  const address = formatSs58(publicKey, getPolkadotChain(network).prefix)
  return { address, type: 'eoa', publicKey: bytesToHex(publicKey) } as const
}

export const polkadot: LaterFamily = {
  async deriveAccounts(root, { network }) {
    const secret = derivePolkadotSecret(root)
    try {
      return [describeAccount(secret, network)]
    } finally {
      wipe(secret)
    }
  },
  async prepare(call, context) {
    if (call.method === 'polkadot_signTransaction') {
      const address = requireOwn(context, call.params.address)
      return prepareTransaction(address, call.params.transactionPayload, context)
    }
    if (call.method === 'polkadot_signMessage') {
      const { address, data, message, type } = call.params
      // A raw payload would be a blind signature.
      if (type === 'payload') throw refuse('Raw payloads cannot be signed, only messages.')
      return prepareMessage(requireOwn(context, address), data ?? message ?? '', context)
    }
    throw refuse('The method is not a Polkadot method.')
  },
  sign(root, { address, network, items }) {
    const secret = derivePolkadotSecret(root)
    try {
      if (describeAccount(secret, network).address !== address) throw new PorticoError(loginChanged)
      return items.map(item => ({ result: signPolkadot(secret, network, item) }))
    } finally {
      wipe(secret)
    }
  },
  complete: async (_, [signed]) => ({ signature: signed?.result }),
}

function requireOwn({ accounts: [account] }: FamilyContext, address: string): string {
  if (account?.address !== address) throw new PorticoError(unauthorized)
  return address
}

function prepareTransaction(address: string, given: unknown, { network }: FamilyContext): PreparedCall {
  const payload = parsePayload(given)
  if (payload.address !== address) throw new PorticoError(unauthorized)
  const raw = bytesToHex(encodePayload(payload, network))
  return {
    address,
    items: [{ kind: 'polkadot-transaction', payload }],
    shown: {
      title: 'signTransaction',
      place: 'window',
      network: getPolkadotChain(network).name,
      ...describePayload(payload, network),
      raw,
    },
  }
}

function prepareMessage(address: string, data: string, { network, origin }: FamilyContext): PreparedCall {
  const isHex = /^0x([\da-f]{2})*$/i.test(data)
  const message = wrapMessage(isHex ? hexToBytes(data.slice(2)) : toUtf8(data))
  const shown = describeMessage(unwrapMessage(message) ?? message, { origin, address })
  return {
    address,
    items: [{ kind: 'polkadot-message', message }],
    shown: { ...shown, network: getPolkadotChain(network).name },
  }
}
