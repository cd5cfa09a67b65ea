import type { WalletOptions, WalletSession } from './WalletClient.js'

export interface WalletSessions {
  get(topic: string): WalletSession | undefined
  list(): readonly WalletSession[]
  save(session: WalletSession): void
  patch(topic: string, change: Partial<WalletSession>): void
  remove(topic: string, error?: Error): void
}

const key = '@portico/pairing/wallet'

export function createWalletSessions({
  environment: { storage },
  onSession,
  onEnded,
}: Pick<WalletOptions, 'environment' | 'onSession' | 'onEnded'>): WalletSessions {
  const sessions = new Map<string, WalletSession>(read())

  function read(): [string, WalletSession][] {
    try {
      return JSON.parse(storage?.getItem(key) ?? '[]') as [string, WalletSession][] // written only by this code
    } catch {
      return []
    }
  }
  const persist = () => {
    try {
      storage?.setItem(key, JSON.stringify([...sessions]))
    } catch {
      // Without storage, sessions last as long as the page.
    }
  }
  const save = (session: WalletSession) => {
    sessions.set(session.topic, session)
    persist()
    onSession?.(session)
  }
  return {
    get: topic => sessions.get(topic),
    list: () => [...sessions.values()],
    save,
    patch(topic, change) {
      const session = sessions.get(topic)
      if (session) save({ ...session, ...change })
    },
    remove(topic, error) {
      if (!sessions.delete(topic)) return
      persist()
      onEnded?.(topic, error)
    },
  }
}
