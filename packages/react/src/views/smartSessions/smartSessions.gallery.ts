import { openModal, type Portico, pushView, setQueryData } from '@portico/core'
import { smartSessionsQuery } from '@portico/core/internal'
import type { SmartSession } from '@portico/protocol/data'
import { connectAccount, type GalleryState } from '../../../test/gallery/index.js'

const day = 86_400

const createSession = (name: string, change: Partial<SmartSession>): SmartSession => ({
  project: { id: name.toLowerCase(), name, url: undefined, iconUrl: undefined },
  pci: `pci-${name}`,
  expiry: 0,
  createdAt: Date.UTC(2026, 0, 10) / 1000,
  permissions: [],
  policies: [],
  context: '',
  revokedAt: undefined,
  ...change,
})

const show = (listSessions: (now: number) => readonly SmartSession[]) => (portico: Portico) => {
  connectAccount(portico)
  const account = portico.store.get().accounts.eip155
  const now = Math.floor(portico.environment.now() / 1000)
  if (account?.status === 'connected') {
    setQueryData(portico, smartSessionsQuery, { caipAddress: account.caipAddress }, listSessions(now))
  }
  openModal(portico, { view: 'Account' })
  pushView(portico, { name: 'SmartSessions' })
}

const group = 'Permissions'

export const gallery: readonly GalleryState[] = [
  {
    id: 'smart-sessions',
    title: 'Some of each',
    group,
    setup: show(now => [
      createSession('Meadow', { expiry: now + day }),
      createSession('Orchard', { expiry: now + 7 * day, createdAt: Date.UTC(2025, 11, 20) / 1000 }),
      createSession('Harbour', { expiry: now - day }),
      createSession('Quarry', { expiry: now + day, revokedAt: now - day }),
    ]),
  },
  { id: 'smart-sessions-none', title: 'None', group, setup: show(() => []) },
]
