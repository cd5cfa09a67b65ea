import type { Environment } from '@portico/core'
import {
  createEnvironment,
  eip155Family,
  type Probes,
  readErrorText,
  withTimeout,
} from '@portico/core/adapter'
import { createPairingClient } from '../client/createPairingClient.js'
import type { PairingContext } from '../client/PairingClient.js'
import { evmNamespace } from '../families/evmNamespace.js'
import { createRelayChecks } from '../relay/createRelayChecks.js'
import { type RelayUrls, toRelayUrls } from '../relay/createRelayUrl.js'
import type { SocketConstructor } from '../relay/Socket.js'
import { createWalletClient } from '../wallet/createWalletClient.js'
import type { WalletClient, WalletListeners } from '../wallet/WalletClient.js'

export interface RelayTrialOptions {
  readonly projectId: string
  /** With several addresses the page uses the first and the wallet the last. @default the public relay */
  readonly relayUrl?: RelayUrls | undefined
  /** The origin of the site. The given WebSocket class has to send it as a header. */
  readonly origin?: string | undefined
  readonly WebSocket: SocketConstructor
  /** Milliseconds for each step. @default 20 seconds */
  readonly timeout?: number | undefined
  onStep?(step: RelayTrialStep): void
}

export interface RelayTrialStep {
  readonly name: string
  readonly milliseconds: number
}

const address = '0x1111111111111111111111111111111111111111'
const chain = `${evmNamespace}:1`
const otherChain = `${evmNamespace}:10`
const terms = {
  chains: [chain, otherChain] as const,
  methods: ['personal_sign'],
  events: ['accountsChanged', 'chainChanged'],
}
/** No key signs it, because only its transport is tested. */
const response = `0x${'5c'.repeat(65)}`

/** Pairs a page and a wallet of this process over a relay. Rejects with what is wrong at the first step that fails. */
export async function tryRelay(options: RelayTrialOptions): Promise<void> {
  const relayUrls = toRelayUrls(options.relayUrl)
  const step = createStepper(options)
  for (const [index, { run }] of createTrialChecks(options).entries())
    await step(`Connect to ${getHost(relayUrls[index])}`, async () => {
      const problem = await run(probes)
      if (problem) throw new Error(problem.message)
    })

  const [proposed, changed, ended] = [
    createDeferred<number>(),
    createDeferred<void>(),
    createDeferred<void>(),
  ]
  const page = createTrialPage(options, relayUrls, {
    emit: ({ type }) => void (type === 'chainChanged' && changed.resolve()),
  })
  const wallet: WalletClient = createTrialWallet(options, [...relayUrls].reverse(), {
    onProposal: ({ id }) => proposed.resolve(id),
    onRequest: request => void wallet.respond(request, { result: response }).catch(() => undefined),
    onEnded: () => ended.resolve(),
  })
  try {
    const { uri, session } = await step('Send a session proposal', () =>
      page.pair({ namespaces: { [evmNamespace]: terms } }),
    )
    session.catch(() => undefined)
    const proposal = await step('Receive it in the wallet', async () => {
      await wallet.pair(uri)
      return proposed.promise
    })
    const topic = await step('Approve it, and settle the session', async () => {
      await wallet.approve(proposal, { namespaces: { [evmNamespace]: grant } })
      return (await session).topic
    })
    await step('Send a request, and receive the response', async () => {
      const call = { method: 'personal_sign', params: ['0x', address] }
      const result = await page.getProvider(evmNamespace, topic).request(call)
      if (result !== response) throw new Error('The response is not the one that the wallet sent.')
    })
    await step('Receive an event of the wallet', async () => {
      await wallet.emitEvent(topic, { name: 'chainChanged', data: 10 }, otherChain)
      await changed.promise
    })
    await step('End the session at both sides', async () => {
      await page.disconnect(topic)
      await ended.promise
    })
  } finally {
    page.stop()
    wallet.stop()
  }
}

const grant = { ...terms, accounts: [`${chain}:${address}`, `${otherChain}:${address}`] }

type PageListener = Pick<PairingContext, 'emit'>

function createTrialPage(options: RelayTrialOptions, relayUrl: readonly string[], listener: PageListener) {
  const { projectId, WebSocket } = options
  const context = {
    environment: createTrialEnvironment(options),
    projectId,
    metadata: createMetadata(options, 'page'),
    families: { [evmNamespace]: eip155Family },
    getRpcUrls: () => [],
    ...listener,
  }
  return createPairingClient(context, { relayUrl, WebSocket, verifyUrl: false })
}

function createTrialWallet(
  options: RelayTrialOptions,
  relayUrl: readonly string[],
  listeners: WalletListeners,
) {
  const { projectId, WebSocket } = options
  return createWalletClient({
    ...{ projectId, WebSocket, relayUrl, ...listeners },
    environment: createTrialEnvironment(options),
    metadata: createMetadata(options, 'wallet'),
    verifyUrl: false,
  })
}

const createMetadata = ({ origin }: RelayTrialOptions, side: string) => ({
  name: `Relay trial (${side})`,
  description: 'A test of the relay.',
  url: origin ?? 'https://relay-trial.example',
  icons: [],
})

function createTrialEnvironment({ origin }: RelayTrialOptions): Environment {
  const stored = new Map<string, string>()
  return createEnvironment({
    storage: {
      getItem: key => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: key => void stored.delete(key),
    },
    location: origin === undefined ? undefined : new URL(origin),
  })
}

function createTrialChecks(options: RelayTrialOptions) {
  return createRelayChecks(
    { environment: createTrialEnvironment(options), projectId: options.projectId },
    options,
  )
}

const probes: Probes = {
  isOnline: () => true,
  reach: () => Promise.reject(new Error('Relays are not requested over HTTP.')),
  async watch(_, attempt) {
    await attempt(new AbortController().signal)
    return { outcome: 'reached' }
  },
  explain: () => undefined,
}

function createStepper({ onStep, timeout = 20_000 }: RelayTrialOptions) {
  return async <Result>(name: string, run: () => Promise<Result>): Promise<Result> => {
    const began = performance.now()
    const late = () => new Error(`nothing arrived within ${timeout} ms.`)
    try {
      const result = await withTimeout(run, { environment: globalThis, milliseconds: timeout, error: late })
      onStep?.({ name, milliseconds: Math.round(performance.now() - began) })
      return result
    } catch (error) {
      throw new Error(`${name}: ${readErrorText(error)}`, { cause: error })
    }
  }
}

function createDeferred<Value>() {
  let resolve: (value: Value) => void = () => undefined
  const promise = new Promise<Value>(fulfil => {
    resolve = fulfil
  })
  return { promise, resolve }
}

const getHost = (url = '') => new URL(url).host
