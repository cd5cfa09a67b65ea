import type { Network } from '@portico/core'
import type { AccountParameters, SignedPsbt, SignPsbtParameters } from '@portico/core/adapter'
import { submitTransaction } from '@portico/core/adapter'
import { httpStatus, invalidParams, isPorticoError, malformedAnswer, PorticoError } from '@portico/protocol'
import { base64, hex } from '@scure/base'
import type { Transaction } from '@scure/btc-signer'
import { parseAddress } from '../address/parseAddress.js'
import { assertGranted, type BitcoinRuntime } from '../BitcoinRuntime.js'
import { fetchEsplora } from '../esplora/fetchEsplora.js'
import { assertSigned } from '../psbt/isSignedInput.js'
import { isSameBytes, readPsbt, readSpent } from '../psbt/readPsbt.js'
import type { InputToSign } from '../wallet/BitcoinWallet.js'

/** The wallet signs, the signatures are verified, and only then is the transaction broadcast if requested. */
export async function signPsbt(
  runtime: BitcoinRuntime,
  { connector, network, address, psbt, inputs, broadcast }: AccountParameters & SignPsbtParameters,
): Promise<SignedPsbt> {
  const asked = readAsked(psbt)
  const chosen = inputs
    ? inputs.flatMap(({ indexes, sighashTypes, ...choice }) =>
        indexes.map(index => ({ index, address: choice.address ?? address, sighashTypes })),
      )
    : listOwn(asked, address, network)
  assertSensible(asked, chosen)
  for (const choice of chosen) assertGranted(runtime, connector, choice.address)
  const bytes = await runtime
    .getWallet(connector, address)
    .signPsbt({ address, network, psbt: asked.toPSBT(), inputs: chosen })
  const signed = readAnswer(bytes)
  assertSigned(asked, signed, chosen)
  if (!broadcast) return { psbt: base64.encode(bytes) }
  const transactionId = await send(runtime, network, signed)
  return { psbt: base64.encode(signed.toPSBT()), transactionId }
}

function readAsked(psbt: string): Transaction {
  try {
    return readPsbt(base64.decode(psbt))
  } catch (cause) {
    throw new PorticoError(invalidParams, { detail: 'The PSBT is not valid base64.', cause })
  }
}

function readAnswer(bytes: Uint8Array): Transaction {
  try {
    return readPsbt(bytes)
  } catch (cause) {
    throw new PorticoError(malformedAnswer, { detail: 'signPsbt', cause })
  }
}

function listOwn(asked: Transaction, address: string, network: Network): readonly InputToSign[] {
  const own = parseAddress(address, network)?.script
  return Array.from({ length: asked.inputsLength }, (_, index) => ({ index, address })).filter(
    ({ index }) => {
      const script = readSpent(asked, index)?.script
      return own && script && isSameBytes(own, script)
    },
  )
}

function assertSensible(asked: Transaction, chosen: readonly InputToSign[]): void {
  const indexes = chosen.map(({ index }) => index)
  const exist = indexes.every(index => Number.isInteger(index) && index >= 0 && index < asked.inputsLength)
  if (indexes.length > 0 && exist && new Set(indexes).size === indexes.length) return
  throw new PorticoError(invalidParams, {
    detail: 'inputs is empty, has a duplicate or names an input that does not exist.',
  })
}

async function send(runtime: BitcoinRuntime, network: Network, signed: Transaction): Promise<string> {
  for (let index = 0; index < signed.inputsLength; index++) {
    const { finalScriptSig, finalScriptWitness } = signed.getInput(index)
    if (!finalScriptSig && !finalScriptWitness) finish(signed, index)
  }
  const raw = hex.encode(signed.extract())
  await submitTransaction({
    id: signed.id,
    post: async () => (await fetchEsplora(runtime, network, '/tx', raw)).trim().toLowerCase(),
    isRejection,
  })
  return signed.id
}

/** A server that is overloaded or does not reach its node (429, 5xx) says nothing about the transaction. */
const isRejection = (error: PorticoError) =>
  isPorticoError(error, httpStatus) &&
  error.context.status < 500 &&
  ![408, 429].includes(error.context.status)

function finish(signed: Transaction, index: number): void {
  try {
    signed.finalizeIdx(index)
  } catch (cause) {
    const detail = 'The transaction has unsigned inputs and cannot be broadcast.'
    throw new PorticoError(invalidParams, { detail, cause })
  }
}
