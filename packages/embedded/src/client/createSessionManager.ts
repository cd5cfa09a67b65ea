import type { CaipNetworkId, ChainNamespace, WalletAccount } from '@portico/core'
import type { SourceConnectParameters, SourceContext, SourceSession } from '@portico/core/adapter'
import { withAbort } from '@portico/core/adapter'
import { isPorticoError, notSignedIn, PorticoError, userRejected, walletForgotten } from '@portico/protocol'
import { loginProviders } from '@portico/protocol/frame'
import type { EmailMemory } from '../createEmailMemory.js'
import { embeddedFamilies } from '../families/embeddedFamilies.js'
import { evmNamespace } from '../families/evm/evmChains.js'
import { isServed, type ServedNamespace, servedNamespaces } from '../families/servedNamespaces.js'
import type { Channel } from '../frame/createChannel.js'
import type { OwnProvider } from '../provider/createProvider.js'
import { type Chains, getNamespace } from './createChains.js'
import type { EvmAccountType, Login, LoginCache } from './createLoginCache.js'
import { fetchSession } from './fetchSession.js'

interface ForgetOptions {
  readonly isNews?: boolean | undefined
  readonly reason?: PorticoError | undefined
}

interface SessionManagerOptions {
  readonly context: SourceContext
  readonly name: string
  readonly channel: Channel
  readonly chains: Chains
  readonly cache: LoginCache
  readonly memory: Pick<EmailMemory, 'forget'>
  getProviders(): ReadonlyMap<ServedNamespace, OwnProvider>
}

type LoginIdentity = Pick<Login, 'email' | 'userName' | 'provider'>

export interface SessionManager {
  getSession(): SourceSession | undefined
  requireSession(namespace: ChainNamespace): Promise<SourceSession>
  restore(): Promise<readonly SourceSession[]>
  /** Until the vault confirms it, a page shows the account of the last visit. */
  waitForRestore(): Promise<unknown>
  connect(parameters: SourceConnectParameters): Promise<SourceSession>
  completeLogin(identity: LoginIdentity, signal?: AbortSignal): Promise<SourceSession>
  setEmail(email: string): SourceSession | undefined
  check(): Promise<boolean>
  forget(options?: ForgetOptions): void
  /** If the vault has lost the login, reports it and asks the visitor to log in again. */
  withLoginPrompt<T>(namespace: ChainNamespace, ask: () => Promise<T>): Promise<T>
  cancelLogins(): void
  enterChain(chain: CaipNetworkId): boolean
  setAccountType(type: EvmAccountType): Promise<SourceSession>
  getAddresses(namespace: ServedNamespace): readonly string[]
  getAccounts(namespace: ServedNamespace): readonly WalletAccount[]
  isRevoked(namespace: ServedNamespace): boolean
  revoke(namespace: ServedNamespace): void
  restoreGrants(namespaces: readonly ServedNamespace[]): void
}

const noIdentity = { email: undefined, userName: undefined, provider: undefined } as const

export function createSessionManager(options: SessionManagerOptions): SessionManager {
  const { context, name, channel, chains, cache, memory, getProviders } = options
  const logins = createWaiters<SourceSession>()
  const news = createPageNews({ chains, getProviders })
  /** Families whose accounts a library revoked: the visitor stays logged in, but the page has no access. */
  const revoked = new Set(cache.get()?.revoked)
  let session: SourceSession | undefined
  let restoring: Promise<unknown> | undefined

  const getGrant = (namespace: ServedNamespace, of = session) =>
    revoked.has(namespace) ? undefined : of?.namespaces[namespace]
  const getAddresses = (namespace: ServedNamespace, of = session) =>
    listAddresses(namespace, getGrant(namespace, of))
  const remember = () => {
    if (session) rememberLogin(options, session, revoked)
  }

  async function check(): Promise<boolean> {
    const { isConnected } = await channel.request('IS_CONNECTED', undefined)
    if (!isConnected) forget()
    return isConnected
  }

  function forget({ isNews = true, reason }: ForgetOptions = {}): void {
    const ended = session
    // Without a login the address may belong to one that has only started.
    if (cache.get()) memory.forget()
    cache.clear()
    revoked.clear()
    session = undefined
    if (ended) news.tellLoggedOut()
    if (ended && isNews) context.emit({ type: 'ended', sessionId: ended.id, reason })
  }

  async function fetchAndKeep(signal?: AbortSignal, signsIn?: boolean): Promise<SourceSession> {
    const accountType = cache.getAccountType() ?? context.getDefaultAccountType(evmNamespace)
    const { user, ...rest } = await fetchSession({
      context,
      channel,
      chains,
      name,
      accountType,
      signsIn,
      signal,
    })
    const { userName: username, provider } = cache.get() ?? {}
    const fetched = { ...rest, user: { ...user, ...(provider && { username, provider }) } }
    session = fetched
    remember()
    return fetched
  }

  async function fetchAndTell(signal?: AbortSignal, signsIn?: boolean): Promise<SourceSession> {
    const fetched = await fetchAndKeep(signal, signsIn)
    cache.forgetSent()
    for (const namespace of getProviders().keys())
      news.tellConnected(namespace, getAddresses(namespace, fetched))
    logins.resolveAll(fetched)
    return fetched
  }

  async function restore(): Promise<readonly SourceSession[]> {
    const isKnown = cache.get() !== undefined
    if (!(await check())) {
      // The visitor did not sign out here: the browser lost its data, or the session was ended elsewhere.
      if (isKnown) context.emit({ type: 'lost', reason: new PorticoError(walletForgotten) })
      return []
    }
    return [await fetchAndTell()]
  }

  function restoreGrants(namespaces: readonly ServedNamespace[]): void {
    const restored = namespaces.filter(namespace => revoked.delete(namespace))
    if (!session || restored.length === 0) return
    remember()
    for (const namespace of restored) news.tellConnected(namespace, getAddresses(namespace))
  }

  function requireSession(namespace: ChainNamespace): Promise<SourceSession> {
    if (session && isServed(namespace) && revoked.has(namespace)) {
      restoreGrants([namespace])
      context.emit({ type: 'session', session, found: true })
    }
    if (session) return Promise.resolve(session)
    const login = logins.wait()
    context.emit({ type: 'loginWanted', namespace })
    return login
  }

  return {
    getSession: () => session,
    requireSession,
    restore() {
      const restored = restore()
      restoring = restored.catch(() => undefined)
      return restored
    },
    waitForRestore: () => Promise.resolve(restoring),
    async connect({ namespace, signal }) {
      restoreGrants(servedNamespaces)
      if (session) return session
      if (cache.get() && (await check())) return fetchAndTell(signal)
      return withAbort(signal, () => requireSession(namespace))
    },
    async completeLogin(identity, signal) {
      // Store this first: if the vault does not answer now, a retry or the next visit finds the login.
      cache.set({ ...cache.get(), ...noIdentity, ...identity })
      restoreGrants(servedNamespaces)
      // A login that its view gives up when it is left cannot make room for the vault's question.
      return fetchAndTell(signal, signal === undefined)
    },
    setEmail(email) {
      if (session) session = { ...session, user: { ...session.user, email } }
      remember()
      return session
    },
    check,
    forget,
    async withLoginPrompt(namespace, ask) {
      try {
        return await ask()
      } catch (error) {
        if (!isPorticoError(error, notSignedIn)) throw error
        const reason = new PorticoError(walletForgotten, { cause: error })
        forget({ reason })
        context.emit({ type: 'loginWanted', namespace })
        throw reason
      }
    },
    cancelLogins: () => logins.rejectAll(() => new PorticoError(userRejected)),
    enterChain(chain) {
      const isNews = chains.enter(chain)
      if (!isNews) return false
      remember()
      news.tellChain(chain)
      return true
    },
    async setAccountType(type) {
      const { type: used } = await channel
        .request('SET_PREFERRED_ACCOUNT', { type })
        .catch(() => ({ type: 'eoa' as const }))
      const before = getAddresses(evmNamespace)
      cache.setAccountType(used)
      const fetched = await fetchAndKeep()
      const addresses = getAddresses(evmNamespace)
      if (addresses.join() !== before.join()) news.tellAccounts(evmNamespace, addresses)
      return fetched
    },
    getAddresses: namespace => getAddresses(namespace),
    getAccounts: namespace => listAccounts(chains, namespace, getGrant(namespace)),
    isRevoked: namespace => revoked.has(namespace),
    revoke(namespace) {
      if (!session || revoked.has(namespace)) return
      revoked.add(namespace)
      remember()
      news.tellAccounts(namespace, [])
      context.emit({ type: 'accountsChanged', namespace, accounts: [] })
    },
    restoreGrants,
  }
}

interface Waiter<T> {
  resolve(value: T): void
  reject(error: unknown): void
}

interface Waiters<T> {
  wait(): Promise<T>
  resolveAll(value: T): void
  rejectAll(createError: () => unknown): void
}

function createWaiters<T>(): Waiters<T> {
  const waiting: Waiter<T>[] = []
  return {
    wait: () => new Promise((resolve, reject) => void waiting.push({ resolve, reject })),
    resolveAll(value) {
      for (const { resolve } of waiting.splice(0)) resolve(value)
    },
    rejectAll(createError) {
      for (const { reject } of waiting.splice(0)) reject(createError())
    },
  }
}

interface PageNewsOptions {
  readonly chains: Chains
  getProviders(): ReadonlyMap<ServedNamespace, OwnProvider>
}

interface PageNews {
  tellConnected(namespace: ServedNamespace, addresses: readonly string[]): void
  tellAccounts(namespace: ServedNamespace, addresses: readonly string[]): void
  tellChain(chain: CaipNetworkId): void
  tellLoggedOut(): void
}

function createPageNews({ chains, getProviders }: PageNewsOptions): PageNews {
  const tellAccounts: PageNews['tellAccounts'] = (namespace, addresses) =>
    getProviders().get(namespace)?.emit('accountsChanged', addresses)
  return {
    tellConnected(namespace, addresses) {
      if (addresses.length === 0) return
      const chainId = embeddedFamilies[namespace].formatChain(chains.get(namespace))
      getProviders().get(namespace)?.emit('connect', { chainId })
      tellAccounts(namespace, addresses)
    },
    tellAccounts,
    tellChain(chain) {
      const namespace = getNamespace(chain)
      if (!isServed(namespace)) return
      getProviders().get(namespace)?.emit('chainChanged', embeddedFamilies[namespace].formatChain(chain))
    },
    tellLoggedOut() {
      for (const provider of getProviders().values()) {
        provider.emit('accountsChanged', [])
        provider.emit('disconnect', { code: 4900, message: 'The visitor has logged out.' })
      }
    },
  }
}

function rememberLogin(
  { cache, chains }: { readonly cache: LoginCache; readonly chains: Chains },
  { user }: SourceSession,
  revoked: ReadonlySet<ServedNamespace>,
): void {
  const before = cache.get()
  const { email, username: userName, provider } = user ?? {}
  cache.set({
    email,
    chain: chains.getLast() ?? before?.chain,
    userName,
    provider: loginProviders.find(name => name === provider),
    isReminded: before?.isReminded || undefined,
    ...(revoked.size > 0 && { revoked: [...revoked] }),
  })
}

type Grant = SourceSession['namespaces'][ServedNamespace]

function listAddresses(namespace: ServedNamespace, grant: Grant): readonly string[] {
  const accounts = grant?.accounts ?? []
  const addresses = new Set(accounts.map(account => account.slice(account.lastIndexOf(':') + 1)))
  return Array.from(addresses, embeddedFamilies[namespace].formatAddress)
}

function listAccounts(chains: Chains, namespace: ServedNamespace, grant: Grant): readonly WalletAccount[] {
  const start = `${chains.get(namespace)}:`
  const here = grant?.accounts.filter(account => account.startsWith(start)) ?? []
  return here
    .map(account => account.slice(start.length))
    .map(address => ({ address, ...grant?.details?.[address] }))
}
