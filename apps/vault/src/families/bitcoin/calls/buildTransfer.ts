import { hexToBytes } from '@noble/hashes/utils.js'
import { malformedResponse, PorticoError } from '@portico/protocol'
import { base64, hex } from '@scure/base'
import { Address, OutScript, RawTx, Script, selectUTXO, Transaction } from '@scure/btc-signer'
import * as v from 'valibot'
import { fetchFromNode } from '../../../node/fetchFromNode.ts'
import { refuseParams } from '../../refuseParams.ts'
import type { FamilyContext } from '../../VaultFamily.ts'
import { getBitcoinNetwork } from '../derive/bitcoinNetworks.ts'
import type { BitcoinAccount } from '../derive/deriveBitcoinKeys.ts'

export interface Transfer {
  readonly recipientAddress: string
  readonly amount: bigint
  readonly memo?: string | undefined
}

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const UnspentSchema = v.pipe(
  v.array(v.object({ txid: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)), vout: count, value: count })),
  v.maxLength(10_000),
)
/** Satoshis per virtual byte, by confirmation target in blocks. */
const RatesSchema = v.object({ 3: v.pipe(v.number(), v.minValue(0), v.maxValue(1000)) })

export async function buildTransfer(
  payer: BitcoinAccount,
  { recipientAddress, amount, memo }: Transfer,
  context: FamilyContext,
): Promise<string> {
  const { prefixes } = getBitcoinNetwork(context.network)
  const script = readAddress(recipientAddress, context.network)
  const [unspent, rates] = await Promise.all([
    fetchFromNode(context, `/address/${payer.address}/utxo`).then(text => parse(UnspentSchema, text)),
    fetchFromNode(context, '/fee-estimates').then(text => parse(RatesSchema, text)),
  ])
  const selection = selectUTXO(
    unspent.map(({ txid, vout, value }) => ({
      txid: hex.decode(txid),
      index: vout,
      witnessUtxo: { script: payer.script, amount: BigInt(value) },
    })),
    [
      { script, amount },
      ...(memo === undefined ? [] : [{ script: Script.encode(['RETURN', hexToBytes(memo)]), amount: 0n }]),
    ],
    'default',
    {
      changeAddress: payer.address,
      // Rounded up: nodes do not relay a transaction below the minimum fee rate.
      feePerByte: BigInt(Math.ceil(Math.max(rates[3], 1))),
      network: prefixes,
      createTx: true,
      bip69: false,
      allowUnknownOutputs: true,
    },
  )
  if (!selection?.tx) throw refuseParams('The balance does not cover the amount and the fee.')
  return base64.encode(selection.tx.toPSBT())
}

function readAddress(address: string, network: string): Uint8Array {
  try {
    return OutScript.encode(Address(getBitcoinNetwork(network).prefixes).decode(address))
  } catch {
    throw refuseParams('The recipient is not an address on this network.')
  }
}

function parse<schema extends v.GenericSchema>(schema: schema, text: string): v.InferOutput<schema> {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
  if (!parsed.success) throw new PorticoError(malformedResponse, { context: { url: 'node' } })
  return parsed.output as v.InferOutput<schema>
}

const mostProofs = 50

/** Adds missing previous transactions that the node has. Their ids are hashes, so amounts cannot be forged. */
export async function proveInputs(transaction: Transaction, context: FamilyContext): Promise<void> {
  const missing = Array.from({ length: transaction.inputsLength }, (_, index) => index).filter(
    index => !transaction.getInput(index).nonWitnessUtxo,
  )
  // With a single input the signature covers its amount.
  if (transaction.inputsLength < 2) return
  await Promise.all(
    missing.slice(0, mostProofs).map(async index => {
      const { txid } = transaction.getInput(index)
      const raw = txid && (await fetchMade(hex.encode(txid), context))
      if (!raw) return
      try {
        transaction.updateInput(index, { nonWitnessUtxo: RawTx.decode(raw) }, true)
      } catch (cause) {
        throw refuseParams(`Input ${index} does not match the output of its previous transaction.`, cause)
      }
    }),
  )
}

async function fetchMade(id: string, context: FamilyContext): Promise<Uint8Array | undefined> {
  try {
    const raw = hex.decode((await fetchFromNode(context, `/tx/${id}/hex`)).trim())
    const made = Transaction.fromRaw(raw, {
      allowUnknownOutputs: true,
      allowUnknownInputs: true,
      disableScriptCheck: true,
    })
    return made.id === id ? raw : undefined
  } catch {
    context.signal.throwIfAborted()
    return undefined
  }
}
