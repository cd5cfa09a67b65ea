import type { AccountParameters, SentTransfer, TransferRequest } from '@portico/core/adapter'
import { invalidParams, PorticoError } from '@portico/protocol'
import { type BitcoinRuntime, getPayer } from '../BitcoinRuntime.js'
import { assertRate } from '../esplora/fetchRates.js'
import { sendTransfer } from './sendTransfer.js'

/** Pays from exactly the account that was shown, at the chosen fee rate. */
export async function transfer(
  runtime: BitcoinRuntime,
  { connector, network, address, receiver, amount, token, feeMark }: AccountParameters & TransferRequest,
): Promise<SentTransfer> {
  if (token) throw new PorticoError(invalidParams, { detail: 'Bitcoin has no tokens.' })
  if (getPayer(runtime, connector, address) !== address)
    throw new PorticoError(invalidParams, { detail: 'Payments from the ordinals account are not supported.' })
  const feeRate = feeMark === undefined ? undefined : Number(feeMark)
  if (feeRate !== undefined) assertRate(feeRate)
  return {
    id: await sendTransfer(runtime, { connector, network, address, recipient: receiver, amount, feeRate }),
  }
}
