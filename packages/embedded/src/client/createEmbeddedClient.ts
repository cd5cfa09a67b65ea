import type {
  CaipNetworkId,
  ChainNamespace,
  EmailChange,
  EmailLogin,
  SourceConnectParameters,
  SourceContext,
  SourceSession,
  SourceSurface,
} from '@portico/core'
import { families, readProperty, wait, withAbort } from '@portico/core/adapter'
import {
  findLanguage,
  nestedFrame,
  notConnected,
  PorticoError,
  rpcNotAllowed,
  sdkType,
  userRejected,
} from '@portico/protocol'
import { frameTiming, getRpcPolicy } from '@portico/protocol/frame'
import type { NamedOptions } from '../EmbeddedOptions.js'
import { embeddedFamilies } from '../families/embeddedFamilies.js'
import { isServed, type ServedNamespace, servedNamespaces } from '../families/servedNamespaces.js'
import { createChannel, type OpenRequest, type Signal } from '../frame/createChannel.js'
import { createFrameOpener } from '../frame/createFrameOpener.js'
import type { OpenFrame } from '../frame/Frame.js'
import { formatFrameUrl } from '../frame/formatFrameUrl.js'
import { createProvider, type OwnProvider } from '../provider/createProvider.js'
import type { EmbeddedProvider } from '../provider/EmbeddedProvider.js'
import type { ClientRuntime } from './ClientRuntime.js'
import { createChains, getNamespace, getReference } from './createChains.js'
import { createEmailChange } from './createEmailChange.js'
import { createEmailLogin } from './createEmailLogin.js'
import { createLoginCache } from './createLoginCache.js'
import { createSurface } from './createSurface.js'
import { createWaiters } from './createWaiters.js'
import { fetchSession } from './fetchSession.js'

export interface EmbeddedClient {
  /** Makes the frame, ahead of the first request. */
  open(): Promise<void>
  restore(): Promise<readonly SourceSession[]>
  connect(parameters: SourceConnectParameters): Promise<SourceSession>
  disconnect(): Promise<void>
  getProvider(namespace: ChainNamespace): EmbeddedProvider
  setNetwork(network: CaipNetworkId): void
  cancelRequests(): void
  readonly email: EmailLogin
  readonly emailChange: EmailChange
  readonly surface: SourceSurface
}

/** Everything behind the frame: who is logged in, what is asked of the vault, and what it shows. */
export function createEmbeddedClient(
  context: SourceContext,
  options: NamedOptions,
  openFrame: OpenFrame = createFrameOpener(context.environment),
): EmbeddedClient {
  const { environment } = context
  const cache = createLoginCache(environment)
  const chains = createChains(context)
  const logins = createWaiters<SourceSession>()
  let session: SourceSession | undefined
  let isLoggedIn = false
  let restoring: Promise<unknown> | undefined
  let lastRequest = 0
  let surfaceRequest: number | undefined

  const channel = createChannel({
    environment,
    openFrame(url, listener) {
      // The vault would be two frames deep, where nobody can tell whose page the visitor is on.
      if (readProperty(environment.page, 'top') !== readProperty(environment.page, 'self')) {
        throw new PorticoError(nestedFrame)
      }
      return openFrame(url, listener)
    },
    getUrl() {
      const chainId = cache.get()?.chain ?? chains.getFirst()
      const { vault, enableLogger = false } = options
      const rpcUrl = chains.getRpcUrl(chainId) ?? ''
      return formatFrameUrl({ vault, projectId: context.projectId, chainId, enableLogger, rpcUrl })
    },
    onReady: syncDappData,
    onSignal: hear,
    onEnd: () => setSurface(false),
    onAlert: (entry, about) => context.emit({ type: 'alert', entry, context: about }),
  })

  const surface = createSurface({
    load: () => inBackground(channel.open()),
    place: place => channel.getFrame()?.place(place),
    syncTheme: theme => inBackground(channel.request('SYNC_THEME', theme)),
  })
  const email = createEmailLogin(channel, cache, () => {
    isLoggedIn = true
  })

  const emailChange = createEmailChange(channel, changed => {
    if (session) session = { ...session, user: { ...session.user, email: changed } }
    remember()
  })

  const inBackground = (work: Promise<unknown>) =>
    void work.catch((error: unknown) => environment.logger.debug('The vault was not told.', error))

  function syncDappData(): void {
    surface.forget()
    const { metadata, sdkVersion, projectId, locale } = context
    const icons = metadata.icons.filter(icon => /^https?:/.test(icon)).slice(0, 8)
    const dapp = {
      metadata: { ...metadata, icons },
      sdkVersion,
      sdkType,
      projectId,
      language: findLanguage([locale]) ?? 'en',
    } as const
    inBackground(channel.request('SYNC_DAPP_DATA', dapp))
  }

  function hear(signal: Signal): void {
    if (signal.name === 'SURFACE') {
      setSurface(signal.payload.visible)
      return
    }
    // The signal says only that something has changed, so the vault is asked what.
    if (signal.name === 'SESSION_UPDATE' && session) inBackground(checkConnection())
  }

  /** What the vault shows without a request gets its view too, unless the one that is open has a place for it. */
  function setSurface(visible: boolean): void {
    surface.setWanted(visible)
    if (visible && surfaceRequest === undefined && !surface.hasPlace()) {
      surfaceRequest = ++lastRequest
      const sessionId = session?.id ?? ''
      context.emit({ type: 'requestSent', id: surfaceRequest, sessionId, method: 'surface' })
    } else if (!visible && surfaceRequest !== undefined) {
      context.emit({ type: 'requestSettled', id: surfaceRequest })
      surfaceRequest = undefined
    }
  }

  async function checkConnection(): Promise<boolean> {
    const { isConnected } = await channel.request('IS_CONNECTED', undefined)
    if (!isConnected) forget()
    return isConnected
  }

  /** Nobody is logged in any more: nothing of it stays in this browser. */
  function forget({ isNews = true } = {}): void {
    const ended = session
    cache.clear()
    session = undefined
    isLoggedIn = false
    for (const provider of providers.values()) {
      if (!ended) continue
      provider.emit('accountsChanged', [])
      provider.emit('disconnect', { code: 4900, message: 'The visitor has logged out.' })
    }
    if (ended && isNews) context.emit({ type: 'ended', sessionId: ended.id })
  }

  async function enterSession(signal?: AbortSignal): Promise<SourceSession> {
    const fetched = await fetchSession({ context, channel, chains, name: options.name, signal })
    session = fetched
    cache.forgetSent()
    remember()
    for (const [namespace, provider] of providers) tellConnected(namespace, provider, fetched)
    logins.resolveAll(fetched)
    return fetched
  }

  async function restoreSession(): Promise<readonly SourceSession[]> {
    if (!(await checkConnection())) return []
    isLoggedIn = true
    return [await enterSession()]
  }

  function remember(): void {
    if (!session) return
    const before = cache.get()
    const chain = chains.getLast() ?? before?.chain
    const { email, username: userName } = session.user ?? {}
    cache.set({ email, chain, userName, isReminded: before?.isReminded })
  }

  function tellConnected(namespace: ServedNamespace, provider: OwnProvider, { namespaces }: SourceSession) {
    const accounts = namespaces[namespace]?.accounts ?? []
    if (accounts.length === 0) return
    provider.emit('connect', { chainId: embeddedFamilies[namespace].formatChain(chains.get(namespace)) })
    const addresses = accounts.map(account => account.slice(account.lastIndexOf(':') + 1))
    provider.emit('accountsChanged', [...new Set(addresses)])
  }

  function enterChain(chain: CaipNetworkId): boolean {
    const isNews = chains.enter(chain)
    if (isNews) {
      remember()
      const namespace = getNamespace(chain)
      if (isServed(namespace)) {
        providers.get(namespace)?.emit('chainChanged', embeddedFamilies[namespace].formatChain(chain))
      }
    }
    return isNews
  }

  /** For libraries that ask before anybody has logged in: the visitor is shown how to. */
  function requireSession(namespace: ChainNamespace): Promise<SourceSession> {
    if (session) return Promise.resolve(session)
    const login = logins.wait()
    context.emit({ type: 'loginWanted', namespace })
    return login
  }

  const runtime: ClientRuntime = {
    context,
    getSession: () => session,
    requireSession,
    getChain: chains.get,
    async switchChain(chain) {
      await channel.request('SWITCH_NETWORK', { chainId: chain, rpcUrl: chains.getRpcUrl(chain) })
      enterChain(chain)
      context.emit({ type: 'chainChanged', namespace: getNamespace(chain), chainId: getReference(chain) })
    },
    async askVault(namespace, method, params) {
      // A page shows the account of the last visit before the vault has said that it still holds.
      if (!session) await restoring
      if (!session) throw new PorticoError(notConnected)
      const chain = chains.get(namespace)
      const reference = getReference(chain)
      const payload = {
        method,
        params: params as [], // parsed by the schema of the method
        chainNamespace: namespace,
        chainId: families[namespace].numericChainIds ? Number(reference) : reference,
        rpcUrl: chains.getRpcUrl(chain),
      }
      if (getRpcPolicy(method) === 'safe') return channel.request('RPC_REQUEST', payload)
      const id = ++lastRequest
      context.emit({ type: 'requestSent', id, sessionId: session.id, method })
      try {
        return await channel.request('RPC_REQUEST', payload)
      } finally {
        context.emit({ type: 'requestSettled', id })
      }
    },
    refuse() {
      const error = new PorticoError(rpcNotAllowed)
      context.emit({ type: 'refused', error })
      throw error
    },
  }

  const providers = new Map(
    servedNamespaces.map(namespace => [
      namespace,
      createProvider(environment.logger, call => embeddedFamilies[namespace].answer(runtime, call)),
    ]),
  )

  return {
    open: channel.open,
    restore() {
      const restored = restoreSession()
      restoring = restored.catch(() => undefined)
      return restored
    },
    async connect({ namespace, signal }) {
      if (session) return session
      if (isLoggedIn || (cache.get() && (await checkConnection()))) return enterSession(signal)
      return withAbort(signal, () => requireSession(namespace))
    },
    async disconnect() {
      // Before the vault is asked: what it answers, or does not, changes nothing here.
      forget({ isNews: false })
      const asked = channel.request('SIGN_OUT', undefined).catch(error => {
        environment.logger.warn('The vault did not confirm that the visitor has left.', error)
      })
      await Promise.race([asked, wait(environment, frameTiming.signOut)])
    },
    getProvider(namespace) {
      const provider = isServed(namespace) && providers.get(namespace)
      if (!provider) throw new PorticoError(notConnected)
      return provider
    },
    setNetwork(network) {
      if (!enterChain(network) || !channel.getFrame()) return
      const rpcUrl = chains.getRpcUrl(network)
      inBackground(channel.request('SWITCH_NETWORK', { chainId: network, rpcUrl }))
    },
    cancelRequests() {
      logins.rejectAll(() => new PorticoError(userRejected))
      channel.abort(isForVisitor)
      setSurface(false)
    },
    email,
    emailChange,
    surface: {
      show: surface.show,
      hide: surface.hide,
      reminder: {
        isDue: () => session?.user?.hasOwnRecovery === false && !cache.get()?.isReminded,
        dismiss() {
          const login = cache.get()
          if (login) cache.set({ ...login, isReminded: true })
        },
      },
    },
  }
}

/** What only a visitor can answer. Reads go on. */
function isForVisitor({ name, payload }: OpenRequest): boolean {
  if (name === 'RPC_REQUEST') return getRpcPolicy(String(readProperty(payload, 'method'))) !== 'safe'
  return name === 'CONNECT_DEVICE' || (name === 'CONNECT_OTP' && !readProperty(payload, 'otp'))
}
