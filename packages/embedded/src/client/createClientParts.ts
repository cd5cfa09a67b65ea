import type { SourceContext } from '@portico/core/adapter'
import { readProperty } from '@portico/core/adapter'
import { findLanguage, nestedFrame, PorticoError, sdkType, windowKeptApart } from '@portico/protocol'
import type { FrameRequestInput } from '@portico/protocol/frame'
import type { EmailMemory } from '../createEmailMemory.js'
import type { NamedOptions } from '../EmbeddedOptions.js'
import { embeddedFamilies } from '../families/embeddedFamilies.js'
import { servedNamespaces } from '../families/servedNamespaces.js'
import { createChannel, type Signal } from '../frame/createChannel.js'
import { createWindowReach } from '../frame/createWindowReach.js'
import type { OpenFrame } from '../frame/Frame.js'
import { formatFrameUrl } from '../frame/formatFrameUrl.js'
import { createProvider } from '../provider/createProvider.js'
import { createChains } from './createChains.js'
import { createFarcasterLogin } from './createFarcasterLogin.js'
import { createLoginCache } from './createLoginCache.js'
import { createRequests } from './createRequests.js'
import { createRuntime } from './createRuntime.js'
import { createSessionManager } from './createSessionManager.js'
import { createSignOut } from './createSignOut.js'
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
