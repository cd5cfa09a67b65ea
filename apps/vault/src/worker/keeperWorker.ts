import type { Language } from '@portico/protocol'
import { createDeviceKeys } from '../keys/deviceKeys.ts'
import type { PortEnd } from '../port/PortApi.ts'
import { servePort } from '../port/servePort.ts'
import { createAuthService } from '../service/createAuthService.ts'
import { createEscrowService } from '../service/createEscrowService.ts'
import type { PriceClient, PriceOptions } from '../service/createPriceClient.ts'
import { createServiceClient } from '../service/createServiceClient.ts'
import { createSession } from '../service/createSession.ts'
import { createBrowserStore } from '../store/createBrowserStore.ts'
import type { KeyStore } from '../store/KeyStore.ts'
import { createKeeper } from './createKeeper.ts'
import { createTabLock, openTabChannel } from './createTabLock.ts'
import type { KeeperLegacy, KeeperStart } from './keeperTypes.ts'

const getTime = () => Date.now()

async function loadDevice(store: KeyStore) {
  const kept = await store.get('device')
  if (kept) return kept
  const made = await createDeviceKeys()
  await store.set('device', made)
  // Another tab may have been first; both continue with the same keys.
  return (await store.get('device')) ?? made
}

/** The code loads with the first price. If it cannot be loaded, there is none. */
function createPrices(options: PriceOptions): PriceClient {
  let loading: Promise<PriceClient> | undefined
  return {
    async read(...asked) {
      loading ??= import('../service/createPriceClient.ts').then(part => part.createPriceClient(options))
      return loading.then(
        client => client.read(...asked),
        () => undefined,
      )
    },
  }
}

const withLock = createTabLock(() => navigator.locks)

async function start(port: MessagePort, { settings, site, label, legacy }: KeeperStart) {
  const { projectId, authUrl, escrowUrl, smartAccounts, rpcUrls, swapRouters } = settings
  const unsaved = new Map(legacy?.unsaved)
  const store = await createBrowserStore(unsaved)
  const device = await loadDevice(store)
  let language: Language | undefined
  const connect = (baseUrl: string) =>
    createServiceClient({ baseUrl, device, getTime, getLanguage: () => language })
  const client = connect(authUrl)
  const session = createSession({ store, device, client, getTime, withLock })
  const tabs = openTabChannel()
  const { getState, isSpent, leave, ...keeper } = createKeeper({
    projectId,
    site,
    label,
    store,
    device,
    session,
    auth: createAuthService(client, session),
    smartAccounts,
    rpcUrls,
    swapRouters,
    prices: createPrices({ baseUrl: authUrl, projectId, getTime }),
    withLock,
    escrow: escrowUrl ? createEscrowService(connect(escrowUrl)) : undefined,
    clock: {
      now: getTime,
      after(ms, act) {
        const timer = setTimeout(act, ms)
        return () => clearTimeout(timer)
      },
    },
    setLanguage(next) {
      language = next
    },
    announceSignOut: () => tabs?.postMessage('signed-out'),
    onLock: endWhenSpent,
    forgets: () => unsaved.has('device'),
    ...(legacy && { state: legacy.state }),
  })
  tabs?.addEventListener('message', () => void leave())
  const served = servePort(port, keeper, endWhenSpent)
  port.start()

  /** Runs only between calls, so that no unanswered call has been started here. */
  function endWhenSpent() {
    if (!isSpent() || !served.isIdle()) return
    served.stop()
    port.postMessage({ legacy: { state: getState(), unsaved } } satisfies PortEnd<KeeperLegacy>)
  }
}

// The first message transfers the port; calls made before are queued there. A failed start is reported as an error
// event, because the page does not see rejected promises of a worker.
addEventListener(
  'message',
  ({ data, ports: [port] }: MessageEvent<KeeperStart>) => {
    if (port) start(port, data).catch(reportError)
  },
  { once: true },
)
