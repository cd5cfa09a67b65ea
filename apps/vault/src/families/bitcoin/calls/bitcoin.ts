import {
  invalidParams,
  loginChanged,
  malformedTransactionHash,
  networkChanged,
  PorticoError,
  unauthorized,
} from '@portico/protocol'
import type { ApprovedCall } from '@portico/protocol/frame'
import { base64, hex } from '@scure/base'
import { describeMessage } from '../../../approve/describeMessage.ts'
import { toUtf8 } from '../../../keys/encoding.ts'
import { fetchFromNode } from '../../../node/fetchFromNode.ts'
import { submit } from '../../../node/submit.ts'
import type { FamilyContext, LaterFamily, PreparedCall } from '../../LaterFamily.ts'
import type { Signed, SignItem } from '../../SignRequest.ts'
import { getBitcoinNetwork } from '../derive/bitcoinNetworks.ts'
import {
  type BitcoinAccount,
  type BitcoinKeys,
  deriveBitcoinKeys,
  listBitcoinAccounts,
  toBitcoinAccount,
  wipeKeys,
} from '../derive/deriveBitcoinKeys.ts'
import { describePsbt } from '../describe/describePsbt.ts'
import { assertUsualSigHash, readPsbt } from '../sign/readPsbt.ts'
import { signWithBip322, signWithEcdsa } from '../sign/signBitcoinMessage.ts'
import { findOwner, signPsbt } from '../sign/signPsbt.ts'
import { buildTransfer, proveInputs } from './buildTransfer.ts'

type CallOf<method extends ApprovedCall['method']> = Extract<ApprovedCall, { readonly method: method }>

const refuse = (detail: string) => new PorticoError(invalidParams, { detail })

export const bitcoin: LaterFamily = {
  async deriveAccounts(root, { network }) {
    const keys = deriveBitcoinKeys(root, network)
    try {
      return listBitcoinAccounts(keys, network).map(({ address, type, publicKey }) => ({
        address,
        type,
        publicKey,
      }))
    } finally {
      wipeKeys(keys)
    }
  },
  async prepare(call, context) {
    switch (call.method) {
      case 'signMessage':
        return prepareMessage(call, context)
      case 'signPsbt':
        return preparePsbt(call, context)
      case 'sendTransfer':
        return prepareTransfer(call, context)
      default:
        throw refuse('The method is not a Bitcoin method.')
    }
  },
  sign(root, request) {
    const keys = deriveBitcoinKeys(root, request.network)
    try {
      const accounts = listBitcoinAccounts(keys, request.network)
      const asked = accounts.find(({ address }) => address === request.address)
      if (!asked) throw new PorticoError(loginChanged)
      return request.items.map(item => signItem(keys, accounts, asked, item))
    } finally {
      wipeKeys(keys)
    }
  },
  async complete(call, [signed], context) {
    if (!signed) return undefined
    switch (call.method) {
      case 'signMessage':
        return { address: call.params.address ?? call.params.account, signature: signed.result }
      case 'signPsbt':
        return call.params.broadcast ? send(signed, context) : { psbt: signed.result }
      default:
        return { txid: (await send(signed, context)).txid }
    }
  },
}

const listOwn = ({ accounts, network }: FamilyContext): readonly BitcoinAccount[] =>
  accounts.flatMap(({ type, publicKey }) =>
    type === 'eoa' ? [] : [toBitcoinAccount(type, publicKey, network)],
  )

function requireOwn(context: FamilyContext, address: string): BitcoinAccount {
  const own = listOwn(context).find(each => each.address === address)
  if (!own) throw new PorticoError(unauthorized)
  return own
}

function prepareMessage({ params }: CallOf<'signMessage'>, context: FamilyContext): PreparedCall {
  const { account, address = account, message: text } = params
  const { type } = requireOwn(context, address)
  const protocol = params.protocol ?? (type === 'payment' ? 'ecdsa' : 'bip322')
  if (protocol === 'ecdsa' && type === 'ordinal')
    throw refuse('Taproot addresses do not support ECDSA message signatures.')
  const message = toUtf8(text)
  const shown = describeMessage(message, { origin: context.origin, address })
  return {
    address,
    items: [{ kind: 'bitcoin-message', message, protocol }],
    shown: { ...shown, network: getBitcoinNetwork(context.network).name },
  }
}

async function preparePsbt({ params }: CallOf<'signPsbt'>, context: FamilyContext): Promise<PreparedCall> {
  const own = listOwn(context)
  const payer = requireOwn(context, params.account)
  const transaction = readPsbt(params.psbt)
  const indexes = Array.from({ length: transaction.inputsLength }, (_, index) => index)
  const asked = params.signInputs?.map(({ index }) => index)
  const inputs = asked ?? indexes.filter(index => findOwner(transaction, index, own))
  if (inputs.length === 0 || new Set(inputs).size !== inputs.length)
    throw refuse('signInputs is empty or has a duplicate index.')
  for (const index of inputs) {
    const owner = findOwner(transaction, index, own)
    const choice = params.signInputs?.find(each => each.index === index)
    if (!owner || (choice?.address ?? owner.address) !== owner.address) throw new PorticoError(unauthorized)
    for (const sigHash of [transaction.getInput(index).sighashType, ...(choice?.sighashTypes ?? [])])
      assertUsualSigHash(sigHash, owner.type)
  }
  await proveInputs(transaction, context)
  const psbt = base64.encode(transaction.toPSBT())
  return {
    address: payer.address,
    items: [{ kind: 'bitcoin-psbt', psbt, inputs }],
    shown: {
      title: params.broadcast ? 'sendTransaction' : 'signTransaction',
      place: 'window',
      network: getBitcoinNetwork(context.network).name,
      ...describePsbt(readPsbt(psbt), own, inputs, context.network),
    },
  }
}

async function prepareTransfer(
  { params }: CallOf<'sendTransfer'>,
  context: FamilyContext,
): Promise<PreparedCall> {
  const payer = requireOwn(context, params.account)
  // A payment from this account could spend an inscription.
  if (payer.type === 'ordinal') throw refuse('Payments from the ordinals account are not supported.')
  const { recipientAddress, memo } = params
  const transfer = { recipientAddress, memo, amount: BigInt(params.amount) }
  const psbt = await buildTransfer(payer, transfer, context)
  const { account } = params
  const call = { policy: 'approve', method: 'signPsbt', params: { account, psbt, broadcast: true } } as const
  return preparePsbt(call, context)
}

function signItem(
  keys: BitcoinKeys,
  accounts: readonly BitcoinAccount[],
  asked: BitcoinAccount,
  item: SignItem,
): Signed {
  switch (item.kind) {
    case 'bitcoin-message':
      return {
        result:
          item.protocol === 'ecdsa' && asked.type === 'payment'
            ? signWithEcdsa(keys.payment, item.message)
            : signWithBip322(keys[asked.type], asked, item.message),
      }
    case 'bitcoin-psbt':
      return { result: signPsbt(keys, accounts, item.psbt, item.inputs) }
    default:
      throw new PorticoError(networkChanged)
  }
}

/** Finalizes the inputs and broadcasts the transaction. The id is computed before the node answers. */
async function send({ result }: Signed, context: FamilyContext): Promise<{ psbt: string; txid: string }> {
  const transaction = readPsbt(result)
  try {
    for (let index = 0; index < transaction.inputsLength; index++) {
      const { finalScriptSig, finalScriptWitness } = transaction.getInput(index)
      if (!finalScriptSig && !finalScriptWitness) transaction.finalizeIdx(index)
    }
  } catch (cause) {
    const detail = 'The transaction has unsigned inputs and cannot be broadcast.'
    throw new PorticoError(invalidParams, { detail, cause })
  }
  const raw = hex.encode(transaction.extract())
  const answer = await submit(() => fetchFromNode(context, '/tx', raw), transaction.id)
  if (answer.trim().toLowerCase() !== transaction.id) throw new PorticoError(malformedTransactionHash)
  return { psbt: base64.encode(transaction.toPSBT()), txid: transaction.id }
}
