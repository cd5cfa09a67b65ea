import type { SourceEvent } from '@portico/core/adapter'
import { createPairingClient } from '../src/client/createPairingClient.js'
import { createWalletClient } from '../src/wallet/createWalletClient.js'
import type { WalletAuthentication, WalletProposal, WalletRequest } from '../src/wallet/WalletClient.js'
import { createMemoryRelay } from './createMemoryRelay.js'
import { createTabs } from './createTabs.js'
import { createTestEnvironment, settle } from './createTestEnvironment.js'
import { namespaces, proposal } from './createTestPair.js'
import { testFamilies } from './testFamilies.js'

export const metadata = { name: 'Shop', description: '', url: 'https://dapp.example', icons: [] }
export const relayUrl = 'wss://relay.example'

/** Tabs of one site in one browser: they share storage, locks and channels. */
export function createBrowser(options?: Parameters<typeof createTabs>[0]) {
  const clock = { now: 1_700_000_000_000 }
  const relay = createMemoryRelay({ now: () => clock.now })
  const tabs = createTabs(options)
  const stored = new Map<string, string>()
  const pages: EventTarget[] = []
  const proposals: WalletProposal[] = []
  const requests: WalletRequest[] = []
  const authentications: WalletAuthentication[] = []
  const ended: string[] = []
  const wallet = createWalletClient({
    environment: createTestEnvironment({}, clock),
    projectId: 'p',
    metadata,
    relayUrl,
    WebSocket: relay.WebSocket,
    onProposal: item => void proposals.push(item),
    onRequest: item => void requests.push(item),
    onAuthentication: item => void authentications.push(item),
    onEnded: topic => void ended.push(topic),
  })

  function openTab() {
    const tab = tabs.open()
    const { page } = tab
    pages.push(page)
    const notify = (key: string) => {
      for (const other of pages)
        if (other !== page)
          queueMicrotask(() => other.dispatchEvent(Object.assign(new Event('storage'), { key })))
    }
    const environment = createTestEnvironment(
      {
        page,
        randomUUID: () => `tab ${pages.length} ${Math.random()}`,
        storage: {
          getItem: key => stored.get(key) ?? null,
          setItem(key, value) {
            stored.set(key, value)
            notify(key)
          },
          removeItem(key) {
            if (stored.delete(key)) notify(key)
          },
        },
      },
      clock,
    )
    const events: SourceEvent[] = []
    const client = createPairingClient(
      {
        environment,
        projectId: 'p',
        metadata,
        families: testFamilies,
        getRpcUrls: () => [],
        emit: event => void events.push(event),
      },
      { relayUrl, WebSocket: relay.WebSocket },
    )
    const close = () => {
      pages.splice(pages.indexOf(page), 1)
      tab.close()
    }
    return { client, events, environment, tab, close }
  }

  async function connect(client: ReturnType<typeof openTab>['client']) {
    const attempt = await client.pair({ namespaces: { eip155: proposal } })
    await wallet.pair(attempt.uri)
    await settle()
    await wallet.approve(proposals.at(-1)?.id ?? 0, { namespaces })
    const session = await attempt.session
    await settle(10)
    return session
  }
  const socketsOfPages = () => new Set(relay.calls.map(({ clientId }) => clientId)).size - 1

  return {
    ...{ relay, wallet, openTab, connect, requests, proposals, authentications, ended },
    ...{ stored, socketsOfPages, clock },
  }
}
