import {
  connect,
  createPortico,
  getPairing,
  type Portico,
  selectAccountView,
  startPairing,
  startPortico,
  switchConnection,
} from '@portico/core'
import type { SourceFactory } from '@portico/core/adapter'
import { createMockEvmWallet, type MockEvmWallet } from '@portico/testing'
import { until } from '@portico/testing/conformance'
import type { Config, Connector, CreateConnectorFn } from '@wagmi/core'
import { expect, vi } from 'vitest'
import { wagmiCoreAdapter } from '../../src/wagmi/wagmiCoreAdapter.js'
import { createFakePairing } from '../createFakePairing.js'
import { announce, createNetwork, createPage } from '../createTestContext.js'
import { createWagmiConfig } from '../createWagmiConfig.js'

export const networks = [createNetwork(31337), createNetwork(31338)] as const
export const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const otherAddress = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

/** What ends with the test. */
export const stops: (() => void)[] = []
/** The injected wallet beside the remote one. */
export let wallet: MockEvmWallet
export let page: ReturnType<typeof createPage>

export function prepareWorld(): void {
  page = createPage()
  vi.stubGlobal('window', page)
  wallet = createMockEvmWallet()
  announce(page, wallet.info, wallet.provider)
}

export function endWorld(): void {
  for (const stop of stops.splice(0)) stop()
}

interface SetUpOptions {
  readonly pairing?: ReturnType<typeof createPhone>
  readonly connectors?: readonly CreateConnectorFn[]
  readonly storage?: Map<string, string>
  readonly config?: Config
  readonly multiWallet?: boolean
  readonly sources?: readonly SourceFactory[]
}

export function createPhone(answers: Parameters<typeof createFakePairing>[0]['answers'] = {}) {
  return createFakePairing({ addresses: [address], chainIds: [31337, 31338], answers })
}

const silent = { error() {}, warn() {}, info() {}, debug() {} }

export function setUp({
  pairing = createPhone(),
  connectors = [],
  storage = new Map(),
  config,
  multiWallet = false,
  sources = [],
}: SetUpOptions = {}) {
  const notices: string[] = []
  const wagmi = config ?? createWagmiConfig(networks, connectors)
  const portico = createPortico({
    projectId: 'test',
    networks,
    adapters: [wagmiCoreAdapter({ config: wagmi })],
    sources: [pairing.factory, ...sources],
    environment: {
      page,
      logger: { ...silent, notice: text => void notices.push(text) },
      storage: {
        getItem: key => storage.get(key) ?? null,
        setItem: (key, value) => void storage.set(key, value),
        removeItem: key => void storage.delete(key),
      },
    },
    features: { multiWallet },
    debug: false,
  })
  stops.push(startPortico(portico))
  return { config: wagmi, portico, pairing, storage, notices }
}

export async function pairUp(portico: Portico, pairing: ReturnType<typeof createPhone>) {
  stops.push(startPairing(portico))
  await until(() => expect(getPairing(portico).status).toBe('ready'))
  pairing.grant()
  await until(() => expect(statusOf(portico)).toBe('connected'))
}

export async function setUpPaired(options: SetUpOptions = {}) {
  const world = setUp(options)
  await pairUp(world.portico, world.pairing)
  return world
}

export const statusOf = (portico: Portico) => selectAccountView(portico.store.get()).status
export const chainOf = (portico: Portico) => selectAccountView(portico.store.get()).chainId
/** What wagmi's hook for the connection shows; its name is another one in wagmi 2. */
export function currentOf({ state }: Config) {
  const connection = state.connections.get(state.current ?? '')
  const { accounts, chainId, connector } = connection ?? {}
  return { status: state.status, address: accounts?.[0], addresses: accounts, chainId, connector }
}

/** Both at once, the injected one in use. */
export async function setUpBoth(pairing = createPhone()) {
  const world = await setUpPaired({ multiWallet: true, pairing })
  await connect(world.portico, { connectorId: wallet.info.rdns })
  const choose = async (connectorId: string) => {
    const connection = world.portico.store
      .get()
      .connections.eip155?.find(other => other.connectorId === connectorId)
    if (!connection) throw new Error('The kit has lost one of them.')
    await switchConnection(world.portico, { connection })
  }
  return { ...world, choose }
}

/** What wagmi's `switchConnection` does, which has another name in wagmi 2. */
export function chooseInWagmi(config: Config, { uid }: Connector): void {
  config.setState(state => ({ ...state, current: uid }))
}

export const countChanges = (config: Config) => {
  let changes = 0
  stops.push(
    config.subscribe(
      state => state.connections,
      () => {
        changes += 1
      },
    ),
  )
  return () => changes
}
