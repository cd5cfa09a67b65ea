import { createDeviceKeys } from '../src/keys/deviceKeys.ts'
import type { AuthService } from '../src/service/createAuthService.ts'
import type { Session, SignedIn } from '../src/service/createSession.ts'
import { createMemoryStore } from '../src/store/createBrowserStore.ts'
import type { KeyStore } from '../src/store/KeyStore.ts'
import { createKeeper } from '../src/worker/createKeeper.ts'
import type { KeeperState } from '../src/worker/Keeper.ts'
import { createFakeServices, socialTicket, socialUri } from './createFakeServices.ts'

type Services = Awaited<ReturnType<typeof createFakeServices>>

/** Time that moves when it is told to. */
function createClock() {
  let now = 1_000_000
  const timers = new Set<{ at: number; act: () => void }>()
  return {
    now: () => now,
    after(ms: number, act: () => void) {
      const timer = { at: now + ms, act }
      timers.add(timer)
      return () => void timers.delete(timer)
    },
    advance(ms: number) {
      now += ms
      for (const timer of [...timers]) {
        if (timer.at > now) continue
        timers.delete(timer)
        timer.act()
      }
    },
  }
}

export function createFakeSession(): Session {
  let user: SignedIn | undefined
  let logins = 0
  return {
    getUser: async () => user,
    async begin(next) {
      const sessionId = user?.id === next.id ? user.sessionId : `login-${++logins}`
      user = { ...next, sessionId }
    },
    async setEmail(email) {
      if (user) user = { ...user, email }
    },
    async forget() {
      user = undefined
    },
    getAccessToken: async () => 'token',
  }
}

/** A browser of its own, with services that it may share with others. */
export async function createTestKeeper({
  services,
  hasEscrow = true,
  state,
  session = createFakeSession(),
  store = createMemoryStore(),
  forgets = false,
  endSession,
  social = {},
}: {
  services?: Services
  hasEscrow?: boolean
  state?: KeeperState
  session?: Session
  store?: KeyStore
  forgets?: boolean
  /** How the service takes a sign-out. */
  endSession?: AuthService['endSession']
  /** How the service takes logins by providers. */
  social?: Partial<
    Pick<
      AuthService,
      | 'startSocial'
      | 'finishSocial'
      | 'startFarcaster'
      | 'finishFarcaster'
      | 'awaitFarcasterWay'
      | 'addWayIn'
      | 'removeWayIn'
      | 'startEmailChange'
    >
  >
} = {}) {
  const used = services ?? (await createFakeServices())
  const device = await createDeviceKeys()
  await store.set('device', device)
  const clock = createClock()
  const auth = await used.createAuth(device)
  const releases = { count: 0 }
  const announced = { count: 0 }
  const locked = { count: 0 }
  const keeper = createKeeper({
    projectId: 'test',
    site: 'https://shop.example',
    label: 'Browser',
    store,
    device,
    session,
    withLock: (_, act) => act(),
    auth: {
      ...auth,
      ...(endSession && { endSession }),
      ...social,
      releaseShare(key) {
        releases.count += 1
        return auth.releaseShare(key)
      },
    },
    escrow: hasEscrow ? used.escrow : undefined,
    clock,
    // The least that the services admit: stretching takes seconds of script, and has tests of its own.
    passphraseCost: { memory: 19_456, passes: 1 },
    setLanguage: () => {},
    forgets: () => forgets,
    announceSignOut: () => {
      announced.count += 1
    },
    onLock: () => {
      locked.count += 1
    },
    ...(state && { state }),
  })
  const enter = async () => {
    await keeper.startLogin('ada@example.com')
    return keeper.verifyCode('123456')
  }
  const enterBySocial = async () => {
    await keeper.startSocial({ provider: 'google' })
    return keeper.finishSocial({ uri: socialUri, ticket: socialTicket }, new AbortController().signal)
  }
  return { keeper, enter, enterBySocial, clock, services: used, session, store, releases, announced, locked }
}
