import type { CaipNetworkId, ChainNamespace } from '@portico/core'
import type {
  SetAccountTypeRequest,
  SourceConnectParameters,
  SourceContext,
  SourceLogin,
  SourceSession,
  SourceSurface,
} from '@portico/core/adapter'
import { readProperty, wait } from '@portico/core/adapter'
import { accountTypeUnavailable, notConnected, PorticoError } from '@portico/protocol'
import { frameTiming, getRpcPolicy } from '@portico/protocol/frame'
import type { EmailMemory } from '../createEmailMemory.js'
import type { NamedOptions } from '../EmbeddedOptions.js'
import { evmNamespace } from '../families/evm/evmChains.js'
import { isServed } from '../families/servedNamespaces.js'
import { createFrameOpener, type OpenFrame } from '../frame/createFrameOpener.js'
import type { OpenRequest } from '../frame/createOpenRequests.js'
import type { EmbeddedProvider } from '../provider/createProvider.js'
import { createClientParts } from './createClientParts.js'
import { createLogin } from './createLogin.js'
import { createRecoveryReminder } from './createLoginCache.js'

export interface EmbeddedClient {
  open(): Promise<void>
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

export function createEmbeddedClient(
  context: SourceContext,
  options: NamedOptions,
  memory: EmailMemory,
  openFrame: OpenFrame = createFrameOpener(context.environment),
): EmbeddedClient {
  const { environment } = context
  const parts = createClientParts(context, options, memory, openFrame)
  const { cache, chains, requests, channel, surface, sessions, providers, inBackground, setSurface } = parts
  const { signOut } = parts
  const { social, farcaster } = parts.logins

  return {
    open: channel.open,
    async takeReturn(href) {
      const step = social.takeReturn(href)
      if (step) context.emit({ type: 'loginReturned', step })
    },
    restore: sessions.restore,
    connect: sessions.connect,
    async disconnect() {
      // Sign out locally first: the vault's response does not matter here.
      cache.setLeaving(true)
      sessions.forget({ isNews: false })
      const left = signOut.settle().catch(error => {
        environment.logger.warn('The vault did not confirm the sign-out.', error)
      })
      await Promise.race([left, wait(environment, frameTiming.signOut)])
    },
    async setAccountType({ namespace, type }) {
      if (namespace !== evmNamespace || (type !== 'eoa' && type !== 'smartAccount'))
        throw new PorticoError(accountTypeUnavailable)
      return sessions.withLoginPrompt(namespace, () => sessions.setAccountType(type))
    },
    getProvider(namespace) {
      const provider = isServed(namespace) && providers.get(namespace)
      if (!provider) throw new PorticoError(notConnected)
      return provider
    },
    setNetwork(network) {
      if (!sessions.enterChain(network) || !channel.getFrame()) return
      const rpcUrl = chains.getRpcUrl(network)
      inBackground(channel.request('SWITCH_NETWORK', { chainId: network, rpcUrl }))
    },
    cancelRequests() {
      sessions.cancelLogins()
      channel.abort(isForVisitor)
      setSurface(false)
    },
    login: createLogin({
      channel,
      signOut,
      requests,
      cache,
      memory,
      sessions,
      social,
      farcaster,
      askedBy: options.otpInVault ? 'wallet' : 'page',
    }),
    surface: {
      show: surface.show,
      hide: surface.hide,
      reminder: createRecoveryReminder(() => sessions.getSession()?.user, cache),
    },
  }
}

function isForVisitor({ name, payload }: OpenRequest): boolean {
  if (name === 'RPC_REQUEST') return getRpcPolicy(String(readProperty(payload, 'method'))) !== 'safe'
  if (name === 'GET_USER') return readProperty(payload, 'siwxMessage') !== undefined
  return name === 'CONNECT_DEVICE' || (name === 'CONNECT_OTP' && !readProperty(payload, 'otp'))
}
