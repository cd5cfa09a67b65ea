import type {
  CaipNetworkId,
  ChainNamespace,
  SetAccountTypeRequest,
  SourceConnectParameters,
  SourceContext,
  SourceLogin,
  SourceSession,
  SourceSurface,
} from '@portico/core'
import { readProperty, wait } from '@portico/core/adapter'
import {
  accountTypeUnavailable,
  findLanguage,
  nestedFrame,
  notConnected,
  PorticoError,
  sdkType,
  windowKeptApart,
} from '@portico/protocol'
import type { FrameRequestInput } from '@portico/protocol/frame'
import { frameTiming, getRpcPolicy } from '@portico/protocol/frame'
import type { EmailMemory } from '../createEmailMemory.js'
import type { NamedOptions } from '../EmbeddedOptions.js'
import { embeddedFamilies } from '../families/embeddedFamilies.js'
import { evmNamespace } from '../families/evm/evmChains.js'
import { isServed, servedNamespaces } from '../families/servedNamespaces.js'
import { createChannel, type OpenRequest, type Signal } from '../frame/createChannel.js'
import { createFrameOpener } from '../frame/createFrameOpener.js'
import { createWindowReach } from '../frame/createWindowReach.js'
import type { OpenFrame } from '../frame/Frame.js'
import { formatFrameUrl } from '../frame/formatFrameUrl.js'
import { createProvider } from '../provider/createProvider.js'
import type { EmbeddedProvider } from '../provider/EmbeddedProvider.js'
import { createChains } from './createChains.js'
import { createFarcasterLogin } from './createFarcasterLogin.js'
import { createLogin } from './createLogin.js'
import { createLoginCache } from './createLoginCache.js'
import { createRecoveryReminder } from './createRecoveryReminder.js'
import { createRequests } from './createRequests.js'
import { createRuntime } from './createRuntime.js'
import { createSocialLogin } from './createSocialLogin.js'
import { createSurface } from './createSurface.js'
import { createVisit } from './createVisit.js'

export interface EmbeddedClient {
  /** Makes the frame, ahead of the first request. */
  open(): Promise<void>
  /** Goes on with the login that the page has come back from, where its address was this and names one. */
  takeReturn(href: string): Promise<void>
  restore(): Promise<readonly SourceSession[]>
  connect(parameters: SourceConnectParameters): Promise<SourceSession>
  disconnect(): Promise<void>
  setAccountType(request: SetAccountTypeRequest): Promise<SourceSession>
  getProvider(namespace: ChainNamespace): EmbeddedProvider
  setNetwork(network: CaipNetworkId): void
  cancelRequests(): void
  readonly login: Pick<SourceLogin, 'answer' | 'getWait'>
  readonly surface: SourceSurface
}

/** Everything behind the frame: who is logged in, what is asked of the vault, and what it shows. */
export function createEmbeddedClient(
  context: SourceContext,
  options: NamedOptions,
  memory: EmailMemory,
  openFrame: OpenFrame = createFrameOpener(context.environment),
): EmbeddedClient {
  const { environment } = context
  const cache = createLoginCache(environment)
  const chains = createChains(context)
  const reach = createWindowReach(environment, options.vault)
  const requests = createRequests(context, options.vault, reach)

  const channel = createChannel({
    environment,
    openFrame(url, listener) {
      // The vault would be two frames deep, where nobody can tell whose page the visitor is on.
      if (readProperty(environment.page, 'top') !== readProperty(environment.page, 'self')) {
        throw new PorticoError(nestedFrame)
      }
      // Before anybody clicks: the owner can move the vault.
      inBackground(
        reach.look().then(() => {
          if (reach.isCutOff()) environment.logger.warn(windowKeptApart.message)
        }),
      )
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
      inBackground(channel.request('SYNC_DAPP_DATA', describeDapp(context)))
    },
    onSignal: hear,
    onEnd: () => setSurface(false),
    onAlert: (entry, about) => context.emit({ type: 'alert', entry, context: about }),
  })

  const surface = createSurface({
    load: () => inBackground(channel.open()),
    place: place => channel.getFrame()?.place(place),
    syncTheme: theme => inBackground(channel.request('SYNC_THEME', theme)),
  })
  const visit = createVisit({
    context,
    name: options.name,
    channel,
    chains,
    cache,
    memory,
    getProviders: () => providers,
  })
  const social = createSocialLogin({ environment, vault: options.vault, channel, reach, visit })
  const farcaster = createFarcasterLogin({ environment, channel, visit })
  const runtime = createRuntime({ context, channel, chains, visit, requests })
  const providers = new Map(
    servedNamespaces.map(namespace => [
      namespace,
      createProvider(environment.logger, call => embeddedFamilies[namespace].answer(runtime, call)),
    ]),
  )

  const inBackground = (work: Promise<unknown>) =>
    void work.catch((error: unknown) => environment.logger.debug('The vault was not told.', error))

  function hear(signal: Signal): void {
    if (signal.name === 'SURFACE') setSurface(signal.payload.visible)
    else if (signal.name === 'WINDOW_FOCUS') requests.focusWindow()
    else if (signal.name === 'SOCIAL_RETURN') {
      social.noteBack()
      farcaster.noteBack()
    }
    // The signal says only that something has changed, so the vault is asked what.
    else if (signal.name === 'SESSION_UPDATE' && visit.getSession()) inBackground(visit.check())
  }

  /** Unless the view that is open has a place for it, what the vault shows gets one. */
  function setSurface(visible: boolean): void {
    surface.setWanted(visible)
    if (!visible || !surface.hasPlace()) requests.setSurface(visible, visit.getSession()?.id ?? '')
  }

  return {
    open: channel.open,
    async takeReturn(href) {
      const step = social.takeReturn(href)
      if (step) context.emit({ type: 'loginReturned', step })
    },
    restore: visit.restore,
    connect: visit.connect,
    async disconnect() {
      // Before the vault is asked: what it answers, or does not, changes nothing here.
      visit.forget({ isNews: false })
      const asked = channel.request('SIGN_OUT', undefined).catch(error => {
        environment.logger.warn('The vault did not confirm that the visitor has left.', error)
      })
      await Promise.race([asked, wait(environment, frameTiming.signOut)])
    },
    async setAccountType({ namespace, type }) {
      if (namespace !== evmNamespace || (type !== 'eoa' && type !== 'smartAccount'))
        throw new PorticoError(accountTypeUnavailable)
      return visit.orLeadBack(namespace, () => visit.setAccountType(type))
    },
    getProvider(namespace) {
      const provider = isServed(namespace) && providers.get(namespace)
      if (!provider) throw new PorticoError(notConnected)
      return provider
    },
    setNetwork(network) {
      if (!visit.enterChain(network) || !channel.getFrame()) return
      const rpcUrl = chains.getRpcUrl(network)
      inBackground(channel.request('SWITCH_NETWORK', { chainId: network, rpcUrl }))
    },
    cancelRequests() {
      visit.cancelLogins()
      channel.abort(isForVisitor)
      setSurface(false)
    },
    login: createLogin({
      channel,
      requests,
      cache,
      memory,
      visit,
      social,
      farcaster,
      askedBy: options.otpInVault ? 'wallet' : 'page',
    }),
    surface: {
      show: surface.show,
      hide: surface.hide,
      reminder: createRecoveryReminder(() => visit.getSession()?.user, cache),
    },
  }
}

/** What only a visitor can answer. Reads go on. */
function isForVisitor({ name, payload }: OpenRequest): boolean {
  if (name === 'RPC_REQUEST') return getRpcPolicy(String(readProperty(payload, 'method'))) !== 'safe'
  return name === 'CONNECT_DEVICE' || (name === 'CONNECT_OTP' && !readProperty(payload, 'otp'))
}

/** What the vault is told about the site, to show beside the address that it knows by itself. */
function describeDapp(context: SourceContext): FrameRequestInput<'SYNC_DAPP_DATA'> {
  const { metadata, sdkVersion, projectId, locale } = context
  const icons = metadata.icons.filter(icon => /^https?:/.test(icon)).slice(0, 8)
  const language = findLanguage([locale]) ?? 'en'
  return { metadata: { ...metadata, icons }, sdkVersion, sdkType, projectId, language }
}
