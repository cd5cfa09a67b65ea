import { getFamily, readProperty, type SourceContext } from '@portico/core/adapter'
import {
  findLanguage,
  nestedFrame,
  notConnected,
  PorticoError,
  rpcNotAllowed,
  sdkType,
  secureSdkVersion,
  unauthorized,
  windowKeptApart,
} from '@portico/protocol'
import { type FrameRequestInput, getRpcMethod, getRpcPolicy, isDecidedInFrame } from '@portico/protocol/frame'
import { canSeeCover } from '../canSeeCover.js'
import type { EmailMemory } from '../createEmailMemory.js'
import type { NamedOptions } from '../EmbeddedOptions.js'
import { embeddedFamilies } from '../families/embeddedFamilies.js'
import { type ServedNamespace, servedNamespaces } from '../families/servedNamespaces.js'
import { type Channel, createChannel, type Signal } from '../frame/createChannel.js'
import type { OpenFrame } from '../frame/createFrameOpener.js'
import { createWindowReach } from '../frame/createWindowReach.js'
import { createProvider } from '../provider/createProvider.js'
import type { ClientRuntime } from './ClientRuntime.js'
import { type Chains, createChains, getNamespace, getReference } from './createChains.js'
import { createFarcasterLogin } from './createFarcasterLogin.js'
import { createLoginCache, createSignOut } from './createLoginCache.js'
import { createRequests, type Requests } from './createRequests.js'
import { createSessionManager, type SessionManager } from './createSessionManager.js'
import { createSocialLogin } from './createSocialLogin.js'
import { createSurface } from './createSurface.js'

export function createClientParts(
  context: SourceContext,
  options: NamedOptions,
  memory: EmailMemory,
  openFrame: OpenFrame,
) {
  const { environment } = context
  const inBackground = (work: Promise<unknown>) =>
    void work.catch((error: unknown) => environment.logger.debug('A message to the vault failed.', error))
  const cache = createLoginCache(environment)
  const chains = createChains(context)
  const reach = createWindowReach(environment, options.vault)
  const requests = createRequests(context, options.vault, reach)
  const channel = createChannel({
    environment,
    openFrame(url, listener) {
      assertNotNested(environment.page)
      // Warn before the first click: the site's owner can move the vault.
      inBackground(warnWhereCutOff(reach, environment.logger))
      return openFrame(url, listener)
    },
    getUrl() {
      const chainId = cache.get()?.chain ?? chains.getFirst()
      const { vault, enableLogger = false } = options
      const rpcUrl = chains.getRpcUrl(chainId) ?? ''
      return formatFrameUrl({ vault, projectId: context.projectId, chainId, enableLogger, rpcUrl })
    },
    onReady() {
      surface.forget()
      inBackground(syncDapp())
    },
    onSignal: hear,
    onEnd: () => setSurface(false),
    onAlert: (entry, about) => context.emit({ type: 'alert', entry, context: about }),
  })
  const syncDapp = () => channel.request('SYNC_DAPP_DATA', describeDapp(context))
  const surface = createSurface({
    load: () => inBackground(channel.open()),
    place: place => channel.getFrame()?.place(place),
    syncTheme: theme => inBackground(channel.request('SYNC_THEME', theme)),
  })
  const { name, vault } = options
  const getProviders = () => providers
  const sessions = createSessionManager({ context, name, channel, chains, cache, memory, getProviders })
  const signOut = createSignOut(channel, cache)
  const social = createSocialLogin({ environment, vault, channel, chains, reach, sessions, signOut })
  const farcaster = createFarcasterLogin({ environment, channel, sessions, signOut, syncDapp })
  const runtime = createRuntime({ context, channel, chains, sessions, requests })
  const providers = createProviders(runtime, environment.logger)

  function hear(signal: Signal): void {
    if (signal.name === 'SURFACE') setSurface(signal.payload.visible)
    else if (signal.name === 'WINDOW_FOCUS') requests.focusWindow()
    else if (signal.name === 'SOCIAL_RETURN') {
      social.noteBack()
      farcaster.noteBack()
    }
    // The signal only says that something changed, so the vault is asked for the state.
    else if (signal.name === 'SESSION_UPDATE' && sessions.getSession()) inBackground(sessions.check())
  }

  /** Shows the vault's surface in its own view, unless the open view has a place for it. */
  function setSurface(visible: boolean): void {
    surface.setWanted(visible)
    if (!visible || !surface.hasPlace()) requests.setSurface(visible, sessions.getSession()?.id ?? '')
  }

  const logins = { social, farcaster }
  return {
    cache,
    chains,
    requests,
    channel,
    signOut,
    surface,
    sessions,
    logins,
    providers,
    inBackground,
    setSurface,
  }
}

/** In a nested frame the vault could not tell which page the visitor is on. */
function assertNotNested(page: unknown): void {
  if (readProperty(page, 'top') !== readProperty(page, 'self')) throw new PorticoError(nestedFrame)
}

async function warnWhereCutOff(
  reach: ReturnType<typeof createWindowReach>,
  logger: SourceContext['environment']['logger'],
): Promise<void> {
  await reach.look()
  if (reach.isCutOff()) logger.warn(windowKeptApart.message)
}

const createProviders = (
  runtime: ReturnType<typeof createRuntime>,
  logger: SourceContext['environment']['logger'],
) =>
  new Map(
    servedNamespaces.map(namespace => [
      namespace,
      createProvider(logger, call => embeddedFamilies[namespace].answer(runtime, call)),
    ]),
  )

/** The site's metadata, which the vault shows beside the origin that it knows itself. */
function describeDapp(context: SourceContext): FrameRequestInput<'SYNC_DAPP_DATA'> {
  const { metadata, sdkVersion, projectId, locale, getNetworks, getNetworkName } = context
  const named = getNetworks().flatMap(id => {
    const name = getNetworkName(id)
    return name ? [[id, name] as const] : []
  })
  const icons = metadata.icons.filter(icon => /^https?:/.test(icon)).slice(0, 8)
  const language = findLanguage([locale]) ?? 'en'
  return {
    metadata: { ...metadata, icons },
    sdkVersion,
    sdkType,
    projectId,
    networks: Object.fromEntries(named.slice(0, 200)),
    language,
  }
}

interface RuntimeOptions {
  readonly context: SourceContext
  readonly channel: Channel
  readonly chains: Chains
  readonly sessions: SessionManager
  readonly requests: Requests
}

function createRuntime(options: RuntimeOptions): ClientRuntime {
  const { context, channel, chains, sessions, requests } = options
  async function findSession() {
    if (!sessions.getSession()) await sessions.waitForRestore()
    return sessions.getSession()
  }
  return {
    context,
    getAddresses: sessions.getAddresses,
    getAccounts: sessions.getAccounts,
    requireSession: sessions.requireSession,
    findSession,
    revoke: sessions.revoke,
    getChain: chains.get,
    async switchChain(chain) {
      await channel.request('SWITCH_NETWORK', { chainId: chain, rpcUrl: chains.getRpcUrl(chain) })
      sessions.enterChain(chain)
      context.emit({ type: 'chainChanged', namespace: getNamespace(chain), chainId: getReference(chain) })
    },
    async askVault(namespace, method, params) {
      const session = await findSession()
      if (!session) throw new PorticoError(notConnected)
      if (sessions.isRevoked(namespace)) throw new PorticoError(unauthorized)
      const chain = chains.get(namespace)
      const reference = getReference(chain)
      const payload = {
        method,
        params: params as [], // validated by the method's schema
        chainNamespace: namespace,
        chainId: getFamily(context.families, namespace).numericChainIds ? Number(reference) : reference,
        rpcUrl: chains.getRpcUrl(chain),
      }
      if (getRpcPolicy(method) === 'safe') return channel.request('RPC_REQUEST', payload)
      const host = new URL(context.environment.location?.href ?? 'http://localhost').host
      const request = {
        sessionId: session.id,
        method,
        needsWindow: needsWindow({ namespace, method, params, host }),
      }
      const ask = (window: string | undefined) =>
        channel.request('RPC_REQUEST', window ? { ...payload, window } : payload)
      return sessions.withLoginPrompt(namespace, () => requests.run(request, ask))
    },
    refuse(reason) {
      const error = new PorticoError(rpcNotAllowed, { cause: reason && { data: reason } })
      context.emit({ type: 'refused', error })
      throw error
    },
  }
}

interface WindowQuestion {
  readonly namespace: ServedNamespace
  readonly method: string
  readonly params: unknown
  readonly host: string
}

/** Predicts whether the vault will ask in its window. The vault decides: a wrong prediction only costs a click. */
function needsWindow({ namespace, method, params, host }: WindowQuestion): boolean {
  const row = getRpcMethod(method)
  if (row?.policy !== 'approve' || row.offer === 'never') return false
  if (row.surface === 'window') return true
  const readers: Readonly<Record<string, (given: unknown) => Uint8Array | undefined>> =
    embeddedFamilies[namespace].readMessage
  const message = readers[method]?.(params)
  return !canSeeCover() || !message || !isDecidedInFrame(message, host)
}

interface FrameUrlParts {
  readonly vault: string
  readonly projectId: string
  readonly chainId: string
  readonly enableLogger: boolean
  readonly rpcUrl: string
}

function formatFrameUrl({ vault, projectId, chainId, enableLogger, rpcUrl }: FrameUrlParts): string {
  const url = new URL(`${vault.replace(/\/+$/, '')}/sdk`)
  url.searchParams.set('projectId', projectId)
  url.searchParams.set('chainId', chainId)
  url.searchParams.set('version', String(secureSdkVersion))
  url.searchParams.set('enableLogger', String(enableLogger))
  url.searchParams.set('rpcUrl', rpcUrl)
  return url.href
}
