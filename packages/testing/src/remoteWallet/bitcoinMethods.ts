import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { base64, hex } from '@scure/base'
import type { BitcoinAccount, BitcoinAddress } from '../bitcoinWallet/createBitcoinAccount.js'
import { createEsploraClient } from '../bitcoinWallet/createEsploraClient.js'
import { readRecipient } from '../bitcoinWallet/forms/readRecipients.js'
import { readInputChoices, readPsbtText } from '../bitcoinWallet/readPsbtRequest.js'
import { sendBitcoin } from '../bitcoinWallet/sendBitcoin.js'
import { signMessageBip322, signMessageEcdsa } from '../bitcoinWallet/signBitcoinMessage.js'
import { signPsbt } from '../bitcoinWallet/signPsbt.js'
import { fetchHttp } from '../controls/walletHttp.js'
import { unauthorized } from '../evmWallet/providerRpcError.js'
import { getBitcoinNetwork } from './addressFormats.js'
import { type MethodContext, type Methods, readParam, readTextParam } from './MethodContext.js'

const paths = { payment: "m/84'/0'/0'/0/0", ordinals: "m/86'/0'/0'/0/0" } as const

export const bitcoinMethods: Methods = {
  getAccountAddresses(context) {
    const intentions = readParam(context, 'intentions')
    const wanted = Array.isArray(intentions) ? intentions : ['payment', 'ordinal']
    const { payment, ordinals } = getAccount(context)
    return [payment, ordinals]
      .map(({ address, publicKey, purpose }) => ({
        address,
        publicKey: hex.encode(publicKey),
        path: paths[purpose],
        intention: purpose === 'payment' ? 'payment' : 'ordinal',
      }))
      .filter(({ intention }) => wanted.includes(intention))
  },
  signMessage(context) {
    const message = utf8ToBytes(readTextParam(context, 'message'))
    const named = readParam(context, 'address') ?? readTextParam(context, 'account')
    const signer = findAddress(context, named)
    // Taproot has no ECDSA message signature.
    const isNew = readParam(context, 'protocol') === 'bip322' || signer.type === 'p2tr'
    const signature = isNew ? signMessageBip322(signer, message) : signMessageEcdsa(signer, message)
    return {
      address: signer.address,
      signature: hex.encode(signature),
      messageHash: hex.encode(sha256(message)),
    }
  },
  async signPsbt(context) {
    const { payment, ordinals } = getAccount(context)
    const broadcast = readParam(context, 'broadcast') === true
    const tx = signPsbt(readPsbtText(readTextParam(context, 'psbt'), 'base64'), {
      addresses: [payment, ordinals],
      inputs: readInputChoices(readParam(context, 'signInputs')),
    })
    const psbt = base64.encode(tx.toPSBT())
    if (!broadcast) return { psbt }
    tx.finalize()
    return { psbt, txid: await getEsplora(context).broadcast(hex.encode(tx.extract())) }
  },
  async sendTransfer(context) {
    const from = findAddress(context, readTextParam(context, 'account'))
    const recipient = readRecipient(readParam(context, 'recipientAddress'), readParam(context, 'amount'))
    const memo = readParam(context, 'memo')
    const txid = await sendBitcoin(getEsplora(context), {
      from,
      recipients: [recipient],
      network: getBitcoinNetwork(context.chain.id.split(':')[1] ?? ''),
      memo: typeof memo === 'string' ? hex.decode(memo) : undefined,
    })
    return { txid }
  },
}

const getEsplora = ({ chain }: MethodContext) => createEsploraClient(chain.rpcUrl, fetchHttp)

function getAccount({ keyring, chain, accountIndex }: MethodContext): BitcoinAccount {
  const accounts = keyring.getBitcoin(chain.id)
  const account = accounts[accountIndex] ?? accounts[0]
  if (!account) throw unauthorized()
  return account
}

function findAddress({ keyring, chain }: MethodContext, address: unknown): BitcoinAddress {
  const found = keyring
    .getBitcoin(chain.id)
    .flatMap(({ payment, ordinals }) => [payment, ordinals])
    .find(held => held.address === address)
  if (!found) throw unauthorized()
  return found
}
