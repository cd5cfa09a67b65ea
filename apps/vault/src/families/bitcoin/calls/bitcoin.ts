import {
  invalidParams,
  loginChanged,
  malformedTransactionHash,
  networkChanged,
  PorticoError,
  unauthorized,
} from '@portico/protocol'
import type { ApprovedCall, ServedRpcMethod } from '@portico/protocol/frame'
import { base64, hex } from '@scure/base'
import { describeMessage } from '../../../approve/describeMessage.ts'
import { toUtf8 } from '../../../keys/encoding.ts'
import type { TextKey } from '../../../locales/en.ts'
import { fetchFromNode } from '../../../node/fetchFromNode.ts'
import { submit } from '../../../node/submit.ts'
import { refuseParams } from '../../refuseParams.ts'
import type { Signed, SignItem } from '../../SignRequest.ts'
import type { FamilyContext, ParsedCall, VaultFamily } from '../../VaultFamily.ts'
import { getBitcoinNetwork } from '../derive/bitcoinNetworks.ts'
import {
  type BitcoinAccount,
  type BitcoinKeys,
  toBitcoinAccount,
  withBitcoinKeys,
} from '../derive/deriveBitcoinKeys.ts'
import { describePsbt } from '../describe/describePsbt.ts'
import { signWithBip322, signWithEcdsa } from '../sign/signBitcoinMessage.ts'
import { assertUsualSigHash, findOwner, readPsbt, signPsbt } from '../sign/signPsbt.ts'
import { buildTransfer, proveInputs } from './buildTransfer.ts'

type Params<method extends ServedRpcMethod<'bip122'>> = ApprovedCall<method>['params']

interface BitcoinParsed extends ParsedCall {
  readonly title: TextKey
}

export const bitcoin: VaultFamily<'bip122', BitcoinParsed> = {
  derive: ({ withRoot }, { network }) =>
    withRoot(root =>
      withBitcoinKeys(root, network, (_, accounts) =>
        accounts.map(({ address, type, publicKey }) => ({ address, type, publicKey })),
      ),
    ),
  nameNetwork: ({ network }) => getBitcoinNetwork(network).name,
  parse: { signMessage: parseMessage, signPsbt: parsePsbt, sendTransfer: parseTransfer },
  async describe({ title, items: [item] }, context) {
    const { network, origin, account } = context
    if (item?.kind === 'bitcoin-message')
      return describeMessage(item.message, { origin, address: account.address })
    if (item?.kind !== 'bitcoin-psbt') throw new PorticoError(networkChanged)
    const described = describePsbt(readPsbt(item.psbt), listOwn(context), item.inputs, network)
    return { title, place: 'window', ...described }
  },
  sign({ root }, request) {
    return withBitcoinKeys(root, request.network, (keys, accounts) => {
      const asked = accounts.find(({ address }) => address === request.address)
      if (!asked) throw new PorticoError(loginChanged)
      return request.items.map(item => signItem(keys, accounts, asked, item))
    })
  },
  complete: {
    signMessage: async ({ address, signed: [first] }) => ({ address, signature: first?.result }),
    signPsbt: async ({ call, signed: [first] }, context) =>
      call.params.broadcast ? send(first?.result, context) : { psbt: first?.result },
    async sendTransfer({ signed: [first] }, context) {
      const { txid } = await send(first?.result, context)
      return { txid }
    },
  },
}

const listOwn = ({ accounts, network }: FamilyContext): readonly BitcoinAccount[] =>
  accounts.flatMap(({ type, publicKey }) =>
    publicKey !== undefined && (type === 'payment' || type === 'ordinal')
      ? [toBitcoinAccount(type, publicKey, network)]
      : [],
  )

async function parseMessage(
  params: Params<'signMessage'>,
  { account: { type } }: FamilyContext,
): Promise<BitcoinParsed> {
  const protocol = params.protocol ?? (type === 'payment' ? 'ecdsa' : 'bip322')
  if (protocol === 'ecdsa' && type === 'ordinal')
    throw refuseParams('Taproot addresses do not support ECDSA message signatures.')
  const message = toUtf8(params.message)
  return { title: 'signMessage', items: [{ kind: 'bitcoin-message', message, protocol }] }
}

async function parsePsbt(params: Params<'signPsbt'>, context: FamilyContext) {
  const own = listOwn(context)
  const transaction = readPsbt(params.psbt)
  const indexes = Array.from({ length: transaction.inputsLength }, (_, index) => index)
  const asked = params.signInputs?.map(({ index }) => index)
  const inputs = asked ?? indexes.filter(index => findOwner(transaction, index, own))
  if (inputs.length === 0 || new Set(inputs).size !== inputs.length)
    throw refuseParams('signInputs is empty or has a duplicate index.')
  for (const index of inputs) {
    const owner = findOwner(transaction, index, own)
    const choice = params.signInputs?.find(each => each.index === index)
    if (!owner || (choice?.address ?? owner.address) !== owner.address) throw new PorticoError(unauthorized)
    for (const sigHash of [transaction.getInput(index).sighashType, ...(choice?.sighashTypes ?? [])])
      assertUsualSigHash(sigHash, owner.type)
  }
  await proveInputs(transaction, context)
  const psbt = base64.encode(transaction.toPSBT())
  const title = params.broadcast ? 'sendTransaction' : 'signTransaction'
  return { title, items: [{ kind: 'bitcoin-psbt', psbt, inputs }] } as const
}

async function parseTransfer(params: Params<'sendTransfer'>, context: FamilyContext) {
  const payer = listOwn(context).find(({ address }) => address === context.account.address)
  if (!payer) throw new PorticoError(unauthorized)
  // A payment from this account could spend an inscription.
  if (payer.type === 'ordinal') throw refuseParams('Payments from the ordinals account are not supported.')
  const { account, recipientAddress, memo } = params
  const transfer = { recipientAddress, memo, amount: BigInt(params.amount) }
  const psbt = await buildTransfer(payer, transfer, context)
  return parsePsbt({ account, psbt, broadcast: true }, context)
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

async function send(
  psbt: string | undefined,
  context: FamilyContext,
): Promise<{ psbt: string; txid: string }> {
  const transaction = readPsbt(psbt ?? '')
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
