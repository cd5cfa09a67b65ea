import { capabilitiesAddressMissing, PorticoError } from '@portico/protocol'
import { evmNamespace } from '../families/evmNamespace.js'
import { isRecord } from '../messages/isRecord.js'
import type { ProviderContext } from './ProviderContext.js'

export async function getCapabilities(context: ProviderContext): Promise<unknown> {
  const { runtime, session, grant, params } = context
  const [address, chainIds] = Array.isArray(params) ? (params as unknown[]) : []
  if (typeof address !== 'string' || address === '') throw new PorticoError(capabilitiesAddressMissing)
  const known = findCapabilities(context, address)
  if (known) return pick(known, chainIds)
  // A wallet that was not granted this method has no capabilities.
  if (!grant.methods.includes('wallet_getCapabilities')) return {}
  const answer = await context.askWallet('wallet_getCapabilities', params)
  if (!isRecord(answer)) return {}
  const current = runtime.sessions.get(session.topic)
  if (current && !chainIds) {
    const cached = isRecord(current.properties.cached) ? current.properties.cached : {}
    const properties = { ...current.properties, cached: { ...cached, [address.toLowerCase()]: answer } }
    runtime.sessions.save({ ...current, properties })
  }
  return answer
}

function findCapabilities(
  { session: { properties }, formatChain }: ProviderContext,
  address: string,
): Readonly<Record<string, unknown>> | undefined {
  const { cached, session, scoped } = properties
  const stored = isRecord(cached) ? cached[address.toLowerCase()] : undefined
  if (isRecord(stored)) return stored
  const all = parse(isRecord(session) ? session.capabilities : undefined)
  const own = isRecord(all)
    ? Object.entries(all).find(([key]) => key.toLowerCase() === address.toLowerCase())?.[1]
    : undefined
  const perChain = isRecord(scoped) ? fromScoped(scoped, formatChain) : undefined
  return isRecord(own) ? own : perChain
}

/** Converts `{ 'eip155:1': { capabilities } }` to `{ '0x1': capabilities }`. */
function fromScoped(
  scoped: Readonly<Record<string, unknown>>,
  formatChain: ProviderContext['formatChain'],
): Readonly<Record<string, unknown>> | undefined {
  const entries = Object.entries(scoped).flatMap(([chain, value]) => {
    const [namespace, reference] = chain.split(':')
    const capabilities = isRecord(value) ? parse(value.capabilities) : undefined
    return namespace === evmNamespace && reference && /^\d+$/.test(reference) && isRecord(capabilities)
      ? [[formatChain(`${evmNamespace}:${reference}`), capabilities]]
      : []
  })
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

/** Session properties are strings, some of which contain JSON. */
function parse(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

function pick(all: Readonly<Record<string, unknown>>, chainIds: unknown): Readonly<Record<string, unknown>> {
  if (!Array.isArray(chainIds)) return all
  return Object.fromEntries(Object.entries(all).filter(([chain]) => chainIds.includes(chain)))
}
