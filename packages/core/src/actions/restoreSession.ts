import { connectorIds } from '../constants/connectors.js'
import { type MemoryKey, recall } from '../store/recall.js'
import type { ChainNamespace } from '../types/ChainNamespace.js'
import type { PairingSession } from '../types/Pairing.js'
import type { Portico } from '../types/Portico.js'
import { applySession } from './applySession.js'
import { forget } from './forget.js'

const restoring: MemoryKey<{ session?: Promise<PairingSession | undefined> }> = { create: () => ({}) }

/** The session of the visit before, if there is one: looked for once. */
export function findSession(portico: Portico): Promise<PairingSession | undefined> {
  const memory = recall(portico, restoring)
  memory.session ??= portico.pairing?.restore() ?? Promise.resolve(undefined)
  return memory.session
}

/** Takes up a remote session for a namespace that was connected through it; one session serves them all. */
export async function restoreSession(portico: Portico, namespace: ChainNamespace): Promise<void> {
  const session = await findSession(portico)
  const account = portico.store.get().accounts[namespace]
  if (account?.status !== 'connecting' || account.connectorId !== connectorIds.walletConnect) return
  const grant = session?.namespaces[namespace]
  if (session && grant && grant.accounts.length > 0) {
    applySession(portico, { ...session, namespaces: { [namespace]: grant } }, { makeActive: false })
  } else {
    forget(portico, namespace, connectorIds.walletConnect)
  }
}
