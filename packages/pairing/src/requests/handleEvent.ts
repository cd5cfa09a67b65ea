import type { CaipAddress, ChainNamespace } from '@portico/core'
import { type Family, getFamily, isSameAddress } from '@portico/core/adapter'
import type { ClientRuntime } from '../client/ClientRuntime.js'
import type { PairingGrant } from '../client/PairingClient.js'
import type { Answer, InboundRequest } from '../messages/createMessenger.js'
import { isRecord } from '../messages/isRecord.js'
import { peerErrors } from '../messages/peerErrors.js'
import { endSession } from '../session/endSession.js'
import { findGrantedChain, parseReportedChain } from '../session/parseReportedChain.js'
import { getGrants } from '../session/toPairingSession.js'

export function handleEvent(runtime: ClientRuntime, request: InboundRequest): Answer {
  const session = runtime.sessions.get(request.topic)
  if (!session) return { error: peerErrors.unknownSession }
  const parsed = parseEvent(request)
  const grants = getGrants(session)
  const grant = parsed && Object.hasOwn(grants, parsed.namespace) ? grants[parsed.namespace] : undefined
  if (!parsed || !grant) return { error: peerErrors.unauthorizedEvent }
  const { namespace, name, data } = parsed
  const family = getFamily(runtime.context.families, namespace)
  if (name === 'accountsChanged') {
    // An empty account list ends the session. The leader ends it, and other tabs learn it from there.
    if (Array.isArray(data) && data.length === 0) {
      if (runtime.isLeader()) void endSession(runtime, request.topic, 'aloud')
    } else tellAccounts(runtime, request.topic, namespace, pickAccounts(family, grant, data, parsed.chainId))
  }
  if (name === 'chainChanged') {
    const chainId = parseReportedChain(family, data)
    if (findGrantedChain(family, grant, `${namespace}:${chainId}`))
      runtime.emit({
        type: 'chainChanged',
        sessionId: request.topic,
        namespace,
        chainId: String(chainId),
      })
  }
  return { result: true }
}

function tellAccounts(
  { told, emit }: ClientRuntime,
  topic: string,
  namespace: ChainNamespace,
  accounts: readonly CaipAddress[],
): void {
  const key = [topic, namespace].join()
  if (accounts.length === 0 || told.get(key) === accounts.join()) return
  told.set(key, accounts.join())
  emit({ type: 'accountsChanged', sessionId: topic, namespace, accounts })
}

function parseEvent({ params }: InboundRequest) {
  if (!isRecord(params) || !isRecord(params.event) || typeof params.chainId !== 'string') return undefined
  const { name, data } = params.event
  // Looked up among the session's grants, whose keys are known families.
  const namespace = params.chainId.split(':')[0] as ChainNamespace
  return typeof name === 'string' ? { namespace, name, data, chainId: params.chainId } : undefined
}

function pickAccounts(
  family: Family,
  { accounts }: PairingGrant,
  data: unknown,
  chainId: string,
): readonly CaipAddress[] {
  if (!Array.isArray(data)) return []
  const isNamed = (account: CaipAddress) => (item: unknown) => {
    if (typeof item !== 'string') return false
    const address = account.slice(account.lastIndexOf(':') + 1)
    const named = item.slice(item.lastIndexOf(':') + 1)
    return isSameAddress(family, address, named)
  }
  const order = (account: CaipAddress) => data.findIndex(isNamed(account))
  const named = accounts
    .filter(account => order(account) >= 0)
    .sort((one, other) => order(one) - order(other))
  const ofChain = named.filter(account => account.startsWith(`${chainId}:`))
  return ofChain.length > 0 ? ofChain : named
}
