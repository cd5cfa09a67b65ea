import type { PairingProposal } from '../src/client/PairingClient.js'
import { settle } from './createTestEnvironment.js'
import { createTestPair, proposal, type TestPairOptions } from './createTestPair.js'

/** A pair whose wallet has the proposal in front of it. */
export async function propose(options: TestPairOptions = {}, eip155: PairingProposal = proposal) {
  const pair = createTestPair(options)
  const attempt = await pair.client.pair({ namespaces: { eip155 } })
  await pair.wallet.pair(attempt.uri)
  await settle()
  return { ...pair, attempt, proposalId: pair.proposals.at(-1)?.id ?? 0 }
}
