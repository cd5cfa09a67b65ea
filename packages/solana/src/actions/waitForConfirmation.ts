import type { AccountParameters, SolanaCommitment, SolanaConfirmation } from '@portico/core'
import { readProperty, wait } from '@portico/core/adapter'
import { PorticoError, receiptTimeout } from '@portico/protocol'
import { fetchSolana } from '../rpc/fetchSolana.js'
import type { SolanaRuntime } from '../SolanaRuntime.js'

const pollEvery = 1_000
/** A block hash is good for about a minute; after twice that, nothing more will come. */
const giveUpAfter = 120_000

/** How far the network has agreed, in the words of today; the older names mean one of these. */
const levels: readonly string[] = ['processed', 'confirmed', 'finalized']
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
  runtime: SolanaRuntime,
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
    const found = readStatus(answer)
    if (found && found.level >= levelOf[commitment]) return found.confirmation
    await wait(environment, pollEvery, signal)
  }
  throw new PorticoError(receiptTimeout, { context: { hash: signature } })
}

function readStatus(answer: unknown) {
  const statuses = readProperty(answer, 'value')
  const status = Array.isArray(statuses) ? statuses[0] : undefined
  const slot = readProperty(status, 'slot')
  const name = readProperty(status, 'confirmationStatus')
  if (!Number.isSafeInteger(slot)) return undefined
  const error = readProperty(status, 'err')
  const confirmation: SolanaConfirmation = {
    slot: BigInt(Number(slot)),
    status: error === null || error === undefined ? 'success' : 'failed',
    ...(error !== null && error !== undefined && { error }),
  }
  return { confirmation, level: levels.indexOf(String(name)) }
}
