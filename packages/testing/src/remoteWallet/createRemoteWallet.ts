import { createEnvironment, type Page } from '@portico/core/adapter'
import {
  createWalletClient,
  type SocketConstructor,
  type WalletClient,
  type WalletSession,
} from '@portico/pairing/wallet'
import { bitcoinMethods } from './bitcoinMethods.js'
import { cosmosMethods } from './cosmosMethods.js'
import { createEvmSigner } from './createEvmSigner.js'
import { createKeyring } from './createKeyring.js'
import { createStateCell } from './createStateCell.js'
import { createSwitchedSocket } from './createSwitchedSocket.js'
import { regrant } from './grantNamespaces.js'
import type { Methods } from './MethodContext.js'
import { parseSite } from './parseSite.js'
import { polkadotMethods } from './polkadotMethods.js'
import type { RemoteChain, RemoteSession, RemoteWallet, RemoteWalletOptions } from './RemoteWallet.js'
import { receiveAuthentication } from './receiveAuthentication.js'
import { receiveProposal } from './receiveProposal.js'
import { receiveRequest } from './receiveRequest.js'
import { solanaMethods } from './solanaMethods.js'
import { toMethods } from './toMethods.js'
import type { WalletRuntime } from './WalletRuntime.js'

/** Methods by family. EVM has a separate signer. */
const familyMethods: Readonly<Record<string, Methods>> = {
  solana: solanaMethods,
  bip122: bitcoinMethods,
  polkadot: polkadotMethods,
  cosmos: cosmosMethods,
}

const localChains: readonly [RemoteChain, ...RemoteChain[]] = [
  { id: 'eip155:31337', name: 'Anvil One', rpcUrl: 'http://127.0.0.1:8545' },
  { id: 'eip155:31338', name: 'Anvil Two', rpcUrl: 'http://127.0.0.1:8546' },
]

const defaultMetadata = {
  name: 'Remote Wallet',
  description: 'A wallet for tests',
  url: 'https://wallet.example',
  icons: [],
}

/** A remote wallet that pairs by URI and signs for real. */
export function createRemoteWallet(options: RemoteWalletOptions): RemoteWallet {
  const { chains = localChains, metadata = defaultMetadata } = options
  const keyring = createKeyring(options.accounts, options.families)
  const line = createSwitchedSocket(options.WebSocket ?? findWebSocket())
  // In Node.js it is only used for online events.
  const page = createEnvironment().page ?? (new EventTarget() as Page)
  const cell = createStateCell({
    online: true,
    accountIndex: 0,
    chain: chains.find(({ id }) => id.split(':')[0] === 'eip155')?.id ?? '',
    chains,
    proposals: [],
    authentications: [],
    requests: [],
    history: [],
    sessions: [],
    ended: [],
  })
  const { getState, set, subscribe, until } = cell

  const client: WalletClient = createWalletClient({
    environment: createEnvironment({ page, storage: options.storage }),
    projectId: options.projectId,
    relayUrl: options.relayUrl,
    metadata,
    WebSocket: line.WebSocket,
    legacy: options.legacy,
    onProposal: proposal => receiveProposal(runtime, proposal),
    onRequest: request => receiveRequest(runtime, request),
    onSession: () => set({ sessions: listSessions(client) }),
    onEnded: topic => {
      const { requests, ended } = getState()
      set({
        sessions: listSessions(client),
        requests: requests.filter(request => request.topic !== topic),
        ended: [...ended, topic],
      })
    },
    ...(options.authentication && {
      onAuthentication: authentication => receiveAuthentication(runtime, authentication),
    }),
  })

  const runtime: WalletRuntime = {
    methods: { ...familyMethods, ...toMethods(options) },
    client,
    cell,
    keyring,
    signEvm: createEvmSigner(keyring),
    approval: options.approval ?? 'manual',
    getShown(chain) {
      const all = keyring.getAddresses(chain)
      const active = all[getState().accountIndex] ?? all[0]
      if (active === undefined) return []
      return options.exposes === 'all' ? [active, ...all.filter(address => address !== active)] : [active]
    },
    getServed() {
      const { chain, chains: known } = getState()
      const ids = known.map(({ id }) => id)
      return [...ids.filter(id => id === chain), ...ids.filter(id => id !== chain)]
    },
  }

  set({ sessions: listSessions(client) })
  client.start()
  const forEach = async (act: (session: WalletSession) => Promise<unknown>) => {
    await Promise.all(client.getSessions().map(act))
  }

  return {
    getState,
    subscribe,
    until,
    getAddresses: keyring.getAddresses,
    pair: uri => client.pair(uri),
    nextProposal: () => until(({ proposals }) => proposals[0]),
    nextAuthentication: () => until(({ authentications }) => authentications[0]),
    nextRequest: method =>
      until(({ requests }) => requests.find(request => !method || request.method === method)),
    nextSession: () => until(({ sessions }) => sessions.find(({ acknowledged }) => acknowledged)),
    nextEnd() {
      const before = getState().ended.length
      return until(({ ended }) => ended[before])
    },
    async switchAccount(index) {
      set({ accountIndex: index })
      await forEach(async ({ topic, namespaces }) => {
        const updated = regrant(namespaces, runtime.getShown)
        await client.update(topic, updated)
        for (const { accounts } of Object.values(updated)) {
          const chain = getChain(
            accounts.find(account => account.startsWith(getState().chain)) ?? accounts[0],
          )
          const data = accounts.filter(account => getChain(account) === chain)
          await client.emitEvent(topic, { name: 'accountsChanged', data }, chain)
        }
      })
    },
    async switchChain(id) {
      set({ chain: id })
      const data = Number(id.split(':')[1])
      await forEach(({ topic }) => client.emitEvent(topic, { name: 'chainChanged', data }, id))
    },
    update: namespaces => forEach(({ topic }) => client.update(topic, namespaces)),
    extend: expiry => forEach(({ topic }) => client.extend(topic, expiry)),
    ping: () => forEach(({ topic }) => client.ping(topic)),
    disconnect: topic =>
      topic === undefined ? forEach(session => client.disconnect(session.topic)) : client.disconnect(topic),
    goOffline() {
      line.cut()
      set({ online: false })
    },
    goOnline() {
      line.mend()
      set({ online: true })
      page.dispatchEvent(new Event('online'))
    },
    stop: () => client.stop(),
  }
}

function listSessions(client: WalletClient): readonly RemoteSession[] {
  return client.getSessions().map(session => ({ ...session, site: parseSite(session.peer) }))
}

function getChain(account = ''): string {
  return account.slice(0, account.lastIndexOf(':'))
}

function findWebSocket(): SocketConstructor {
  if (typeof globalThis.WebSocket === 'function') return globalThis.WebSocket
  throw new TypeError('There is no WebSocket here: pass the one of `ws` in the "WebSocket" option.')
}
