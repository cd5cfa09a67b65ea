import { type AccountParameters, type CosmosBroadcastResult, readProperty, wait } from '@portico/core/adapter'
import {
  isPorticoError,
  malformedTransactionHash,
  noRpcUrl,
  PorticoError,
  receiptTimeout,
  submissionUnknown,
} from '@portico/protocol'
import { base64 } from '@scure/base'
import { fetchRest } from '../rest/fetchRest.js'
import type { CosmosRuntime } from '../wallet/CosmosWallet.js'

const pollEvery = 1_000
const giveUpAfter = 60_000
/** `ErrTxInMempoolCache` of the Cosmos SDK. */
const inMempool = 19

export async function broadcast(
  runtime: CosmosRuntime,
  {
    network,
    transaction,
    mode = 'sync',
  }: AccountParameters & { readonly transaction: Uint8Array; readonly mode?: 'sync' | 'block' | undefined },
): Promise<CosmosBroadcastResult> {
  const body = { tx_bytes: base64.encode(transaction), mode: 'BROADCAST_MODE_SYNC' }
  const answer = await fetchRest(runtime, network, '/cosmos/tx/v1beta1/txs', { body }).catch(
    (error: unknown) => {
      // Whatever else fails, the network may have it. Where there is no node, nothing was sent.
      if (isPorticoError(error, noRpcUrl)) throw error
      throw new PorticoError(submissionUnknown, { cause: error })
    },
  )
  const response = readProperty(answer, 'tx_response')
  // A node that has the transaction already has accepted it.
  const isKnown =
    readProperty(response, 'codespace') === 'sdk' && readProperty(response, 'code') === inMempool
  const checked = parseResult(isKnown ? { ...Object(response), code: 0, raw_log: '' } : response)
  if (mode === 'sync' || checked.code !== 0) return checked
  const { environment } = runtime.context
  const began = environment.now()
  while (environment.now() - began < giveUpAfter) {
    await wait(environment, pollEvery)
    // A node returns "not found" until the transaction is in a block.
    const found = await fetchRest(runtime, network, `/cosmos/tx/v1beta1/txs/${checked.transactionId}`).catch(
      () => undefined,
    )
    if (found) return parseResult(readProperty(found, 'tx_response'))
  }
  throw new PorticoError(receiptTimeout, { context: { hash: checked.transactionId } })
}

function parseResult(response: unknown): CosmosBroadcastResult {
  const transactionId = readProperty(response, 'txhash')
  const code = readProperty(response, 'code')
  const log = readProperty(response, 'raw_log')
  if (typeof transactionId !== 'string' || !/^[0-9A-F]{64}$/i.test(transactionId))
    throw new PorticoError(malformedTransactionHash)
  return {
    transactionId: transactionId.toUpperCase(),
    code: typeof code === 'number' ? code : 0,
    ...(typeof log === 'string' && log !== '' && { log: log.slice(0, 500) }),
  }
}
