import type { Method } from '../../RelayContext.js'
import { clampTtl } from '../../relayLimits.js'
import { ApproveSessionSchema, ProposeSessionSchema } from '../paramsSchemas.js'
import { readParams } from '../readParams.js'
import { publishOrThrow } from './publish.js'
import { subscribeTopics } from './subscribe.js'

const tags = { propose: 1100, proposeResponse: 1101, settle: 1102 } as const
const usualTtl = 300

/** A dapp's proposal: subscribes it to the pairing topic and publishes the proposal there. */
export const proposeSession: Method = async (params, caller, relay) => {
  const { pairingTopic, sessionProposal, ttl, attestation } = readParams(ProposeSessionSchema, params)
  subscribeTopics([pairingTopic], caller, relay)
  const proposal = {
    topic: pairingTopic,
    message: sessionProposal,
    ttl: clampTtl(ttl ?? usualTtl, relay.limits),
    tag: tags.propose,
    attestation,
  }
  return await publishOrThrow([proposal], caller, relay)
}

/**
 * A wallet's approval: subscribes it to the session topic, then publishes the response and the settlement in this
 * order.
 */
export const approveSession: Method = async (params, caller, relay) => {
  const input = readParams(ApproveSessionSchema, params)
  subscribeTopics([input.sessionTopic], caller, relay)
  const common = { ttl: clampTtl(input.ttl ?? usualTtl, relay.limits), attestation: null }
  const response = {
    ...common,
    topic: input.pairingTopic,
    message: input.sessionProposalResponse,
    tag: tags.proposeResponse,
  }
  const settlement = {
    ...common,
    topic: input.sessionTopic,
    message: input.sessionSettlementRequest,
    tag: tags.settle,
  }
  return await publishOrThrow([response, settlement], caller, relay)
}
