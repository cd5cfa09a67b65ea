import type { Language } from '@portico/protocol'
import { createDeviceKeys } from '../keys/deviceKeys.ts'
import { servePort } from '../port/servePort.ts'
import { createAuthService } from '../service/createAuthService.ts'
import { createEscrowService } from '../service/createEscrowService.ts'
import { createServiceClient } from '../service/createServiceClient.ts'
import { createSession } from '../service/createSession.ts'
import { createBrowserStore } from '../store/createBrowserStore.ts'
import type { KeyStore } from '../store/KeyStore.ts'
import { createKeeper } from './createKeeper.ts'
import { createTabLock } from './createTabLock.ts'
import type { Keeper, KeeperStart } from './Keeper.ts'
import { openTabChannel } from './openTabChannel.ts'

const getTime = () => Date.now()

async function loadDevice(store: KeyStore) {
  const kept = await store.get('device')
  if (kept) return kept
  const made = await createDeviceKeys()
  await store.set('device', made)
  // Another tab may have been first; both go on with the same keys.
  return (await store.get('device')) ?? made
}

const withLock = createTabLock(() => navigator.locks)

async function start({ settings, site, label }: KeeperStart): Promise<Keeper> {
  const { projectId, authUrl, escrowUrl } = settings
  const store = await createBrowserStore()
  const device = await loadDevice(store)
  let language: Language | undefined
  const connect = (baseUrl: string) =>
    createServiceClient({ baseUrl, device, getTime, getLanguage: () => language })
  const client = connect(authUrl)
  const session = createSession({ store, device, client, getTime, withLock })
  const tabs = openTabChannel()
  const keeper = createKeeper({
    projectId,
    site,
    label,
    store,
    device,
    session,
    auth: createAuthService(client, session),
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
  })
  tabs?.addEventListener('message', () => void Promise.all([keeper.lock(), session.forget()]))
  return keeper
}

// One message with the port that all others go through; what is asked in the meantime waits there.
addEventListener(
  'message',
  async ({ data, ports: [port] }: MessageEvent<KeeperStart>) => {
    if (!port) return
    servePort(port, await start(data))
    port.start()
  },
  { once: true },
)
