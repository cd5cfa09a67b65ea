import type { CaipAddress, CaipNetworkId, ChainNamespace } from '@portico/core'
import type { SourceSession } from '@portico/core/adapter'
import type { PairingGrant, PairingSession } from '../client/PairingClient.js'
import type { StoredSession } from './parseStoredSession.js'

type Part = Pick<StoredSession, 'granted' | 'proposed'>

export function toPairingSession(session: StoredSession): PairingSession {
  const { topic, peer, expiry } = session
  return { topic, peer, expiry, namespaces: getGrants(session) }
}

export function getGrants({ granted, proposed }: Part): PairingSession['namespaces'] {
  const grants: Partial<Record<ChainNamespace, PairingGrant>> = {}
  for (const [family, wanted] of Object.entries(proposed)) {
    const grant = getGrant(family, granted, wanted)
    // The proposal was made with known families.
    if (grant.accounts.length > 0) grants[family as ChainNamespace] = grant
  }
  return grants
}

function getGrant(
  family: string,
  granted: StoredSession['granted'],
  wanted: StoredSession['proposed'][string],
): PairingGrant {
  const parts = Object.entries(granted)
    .filter(([key]) => key === family || key.startsWith(`${family}:`))
    .map(([, part]) => part)
  const chainOf = (account: string) => account.slice(0, account.lastIndexOf(':'))
  const known = new Set(wanted.chains)
  const accounts = [...new Set(parts.flatMap(part => part.accounts))].filter(account =>
    known.has(chainOf(account)),
  )
  const pick = (kind: 'methods' | 'events') =>
    wanted[kind].filter(item => parts.some(part => part[kind].includes(item)))
  // Validated against CAIP-10 on receipt.
  return {
    chains: [...new Set(accounts.map(chainOf))] as CaipNetworkId[],
    accounts: accounts as CaipAddress[],
    methods: pick('methods'),
    events: pick('events'),
  }
}

export function toSourceSession({ topic, peer, namespaces }: PairingSession): SourceSession {
  return { id: topic, wallet: { name: peer.name, icon: peer.icons[0] }, namespaces }
}
