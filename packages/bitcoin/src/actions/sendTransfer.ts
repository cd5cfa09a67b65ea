import { type AccountParameters, type BitcoinTransferRequest, loadPart, prepare } from '@portico/core/adapter'
import { invalidParams, malformedTransactionHash, PorticoError } from '@portico/protocol'
import { parseAddress } from '../address/parseAddress.js'
import { type BitcoinRuntime, getPayer } from '../BitcoinRuntime.js'

/** The total supply in satoshis. */
const most = 2_100_000_000_000_000n

/** Uses the wallet's own transfer method if it supports the request; otherwise builds a PSBT for the wallet to sign. */
export async function sendTransfer(
  runtime: BitcoinRuntime,
  {
    connector,
    network,
    address,
    recipient,
    amount,
    feeRate,
    memo,
  }: AccountParameters & BitcoinTransferRequest,
): Promise<string> {
  if (!parseAddress(recipient, network))
    throw new PorticoError(invalidParams, { detail: 'The recipient is not an address on this network.' })
  if (typeof amount !== 'bigint' || amount <= 0n || amount > most)
    throw new PorticoError(invalidParams, { detail: 'The amount must be a positive bigint in satoshis.' })
  const payer = getPayer(runtime, connector, address)
  const request = { address: payer, network, recipient, amount, feeRate, memo }
  const transfer = runtime.getWallet(connector, address).getTransfer?.(request)
  if (transfer) return parseTransactionId(await transfer())
  const [{ buildTransfer }, { signPsbt }] = await loadPart(
    Promise.all([import('./buildTransfer.js'), import('./signPsbt.js')]),
  )
  const psbt = await prepare(() => buildTransfer(runtime, { connector, ...request }))
  const { transactionId } = await signPsbt(runtime, {
    connector,
    network,
    address: payer,
    psbt,
    broadcast: true,
  })
  return parseTransactionId(transactionId)
}

function parseTransactionId(value: unknown): string {
  if (typeof value !== 'string' || !/^[0-9a-f]{64}$/i.test(value))
    throw new PorticoError(malformedTransactionHash)
  return value.toLowerCase()
}
