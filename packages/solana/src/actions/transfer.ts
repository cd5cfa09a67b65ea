import type { AccountParameters, ChainReader, SentTransfer, TransferRequest } from '@portico/core/adapter'
import { prepare } from '@portico/core/adapter'
import { signatureLength, writeTransaction } from '../transaction/readTransaction.js'
import { writeMessage } from '../transaction/writeMessage.js'
import { getLatestBlockhash } from './getLatestBlockhash.js'
import { planTransfer } from './planTransfer.js'
import { parsePriority, writePriority } from './priority.js'
import { sendTransaction } from './sendTransaction.js'

/** Records the last valid block height, so that an expired transaction is detected. */
export async function transfer(
  runtime: ChainReader,
  { connector, network, address, receiver, amount, token, feeMark }: AccountParameters & TransferRequest,
): Promise<SentTransfer> {
  const bid = feeMark === undefined ? [] : writePriority(parsePriority(feeMark))
  const account = { connector, network, address }
  const [{ instructions }, { blockhash, lastValidBlockHeight }] = await prepare(() =>
    Promise.all([
      planTransfer(runtime, { ...account, receiver, amount, token }),
      getLatestBlockhash(runtime, account),
    ]),
  )
  const message = writeMessage(address, blockhash, [...bid, ...instructions])
  const transaction = writeTransaction({ signatures: [new Uint8Array(signatureLength)], message })
  return {
    id: await sendTransaction(runtime, { ...account, transaction }),
    mark: String(lastValidBlockHeight),
  }
}
