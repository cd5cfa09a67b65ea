import {
  type AccountParameters,
  type ChainReader,
  type SolanaCommitment,
  type SolanaConfirmation,
  wait,
} from '@portico/core/adapter'
import { PorticoError, receiptTimeout } from '@portico/protocol'
import { fetchSolana } from '../rpc/fetchSolana.js'
import { readSignatureStatus } from '../rpc/readSignatureStatus.js'

const pollEvery = 1_000
/** Twice the validity of a blockhash, after which the transaction cannot be included. */
const giveUpAfter = 120_000

const levelOf: Readonly<Record<SolanaCommitment, number>> = {
  processed: 0,
  recent: 0,
  confirmed: 1,
  single: 1,
  singleGossip: 1,
  finalized: 2,
  root: 2,
  max: 2,
}

export async function waitForConfirmation(
  runtime: ChainReader,
  {
    network,
    signature,
    commitment = 'confirmed',
    signal,
  }: AccountParameters & {
    readonly signature: string
    readonly commitment?: SolanaCommitment | undefined
    readonly signal?: AbortSignal | undefined
  },
): Promise<SolanaConfirmation> {
  const { environment } = runtime.context
  const began = environment.now()
  const params = [[signature], { searchTransactionHistory: true }]
  while (environment.now() - began < giveUpAfter) {
    const answer = await fetchSolana(runtime, network, 'getSignatureStatuses', params, signal)
    const found = readSignatureStatus(answer)
    if (found && found.level >= levelOf[commitment]) return found.confirmation
    await wait(environment, pollEvery, signal)
  }
  throw new PorticoError(receiptTimeout, { context: { hash: signature } })
}
