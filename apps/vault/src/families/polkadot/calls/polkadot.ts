import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { invalidParams, loginChanged, networkChanged, PorticoError, unauthorized } from '@portico/protocol'
import { getPublicKey } from '@scure/sr25519'
import { describeMessage } from '../../../approve/describeMessage.ts'
import type { Bytes } from '../../../keys/Bytes.ts'
import { toUtf8 } from '../../../keys/encoding.ts'
import { wipe } from '../../../keys/wipe.ts'
import type { VaultFamily } from '../../VaultFamily.ts'
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

export const polkadot: VaultFamily<'polkadot'> = {
  async derive({ withRoot }, { network }) {
    return withRoot(root => {
      const secret = derivePolkadotSecret(root)
      try {
        return [describeAccount(secret, network)]
      } finally {
        wipe(secret)
      }
    })
  },
  async parse(call, { account }) {
    switch (call.method) {
      case 'polkadot_signTransaction': {
        const payload = parsePayload(call.params.transactionPayload)
        if (payload.address !== account.address) throw new PorticoError(unauthorized)
        return { items: [{ kind: 'polkadot-transaction', payload }] }
      }
      case 'polkadot_signMessage': {
        const { data, message, type } = call.params
        // A raw payload would be a blind signature.
        if (type === 'payload') throw refuse('Raw payloads cannot be signed, only messages.')
        return { items: [{ kind: 'polkadot-message', message: readMessage(data ?? message ?? '') }] }
      }
    }
  },
  async describe({ items: [item] }, { network, origin, account: { address } }) {
    const { name } = getPolkadotChain(network)
    if (item?.kind === 'polkadot-message') {
      const message = unwrapMessage(item.message) ?? item.message
      return { ...describeMessage(message, { origin, address }), network: name }
    }
    if (item?.kind !== 'polkadot-transaction') throw new PorticoError(networkChanged)
    return {
      title: 'signTransaction',
      place: 'window',
      network: name,
      ...describePayload(item.payload, network),
      raw: bytesToHex(encodePayload(item.payload, network)),
    }
  },
  sign({ root }, { address, network, items }) {
    const secret = derivePolkadotSecret(root)
    try {
      if (describeAccount(secret, network).address !== address) throw new PorticoError(loginChanged)
      return items.map(item => ({ result: signPolkadot(secret, network, item) }))
    } finally {
      wipe(secret)
    }
  },
  complete: async ({ signed: [signed] }) => ({ answer: { signature: signed?.result } }),
}

function readMessage(data: string): Uint8Array {
  const isHex = /^0x([\da-f]{2})*$/i.test(data)
  return wrapMessage(isHex ? hexToBytes(data.slice(2)) : toUtf8(data))
}
