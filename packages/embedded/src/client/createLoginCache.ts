import type { CaipNetworkId, Environment } from '@portico/core'
import { type AccountUser, readList, readProperty, type SourceSurface } from '@portico/core/adapter'
import { frameTiming, type LoginProvider, loginProviders } from '@portico/protocol/frame'
import { type ServedNamespace, servedNamespaces } from '../families/servedNamespaces.js'
import type { Channel } from '../frame/createChannel.js'
import { loginKeys } from '../loginKeys.js'

export interface Login {
  readonly email?: string | undefined
  readonly chain?: CaipNetworkId | undefined
  readonly userName?: string | undefined
  readonly provider?: LoginProvider | undefined
  readonly isReminded?: boolean | undefined
  readonly revoked?: readonly ServedNamespace[] | undefined
}

export type EvmAccountType = 'eoa' | 'smartAccount'

export interface LoginCache {
  get(): Login | undefined
  set(login: Login): void
  clear(): void
  isLeaving(): boolean
  setLeaving(isLeaving: boolean): void
  getAccountType(): EvmAccountType | undefined
  setAccountType(type: EvmAccountType): void
  noteSent(): void
  forgetSent(): void
  getWait(): number
}

const version = 1

const chainShape = /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/

function readText(from: object, key: string): string | undefined {
  const value = readProperty(from, key)
  return typeof value === 'string' ? value : undefined
}

export function createLoginCache({ storage, now }: Pick<Environment, 'storage' | 'now'>): LoginCache {
  /** Fallback if storage is blocked. */
  const memory = new Map<string, string>()

  function read(key: string): unknown {
    try {
      const stored = JSON.parse(memory.get(key) ?? storage?.getItem(key) ?? 'null')
      return stored?.v === version ? stored.value : undefined
    } catch {
      return undefined
    }
  }
  function write(key: string, value: unknown): void {
    const text = JSON.stringify({ v: version, value })
    try {
      if (!storage) throw new Error('no storage')
      storage.setItem(key, text)
      memory.delete(key)
    } catch {
      memory.set(key, text)
    }
  }
  function remove(key: string): void {
    memory.delete(key)
    try {
      storage?.removeItem(key)
    } catch {
      // Storage is blocked, so nothing was written either.
    }
  }

  return {
    get() {
      const login = read(loginKeys.login)
      if (typeof login !== 'object' || login === null) return undefined
      const chain = readText(login, 'chain')
      return {
        email: readText(login, 'email'),
        // The pattern ensures the type.
        chain: chain && chainShape.test(chain) ? (chain as CaipNetworkId) : undefined,
        userName: readText(login, 'userName'),
        provider: loginProviders.find(name => name === readProperty(login, 'provider')),
        isReminded: readProperty(login, 'isReminded') === true,
        revoked: servedNamespaces.filter(name => readList(readProperty(login, 'revoked'), 8).includes(name)),
      }
    },
    set: login => write(loginKeys.login, login),
    clear: () => remove(loginKeys.login),
    isLeaving: () => read(loginKeys.leaving) === true,
    setLeaving: isLeaving => (isLeaving ? write(loginKeys.leaving, true) : remove(loginKeys.leaving)),
    getAccountType() {
      const type = read(loginKeys.accountType)
      return type === 'eoa' || type === 'smartAccount' ? type : undefined
    },
    setAccountType: type => write(loginKeys.accountType, type),
    noteSent: () => write(loginKeys.sentAt, now()),
    forgetSent: () => remove(loginKeys.sentAt),
    getWait() {
      const sentAt = read(loginKeys.sentAt)
      if (typeof sentAt !== 'number') return 0
      const passed = now() - sentAt
      // A clock that was set back must not lock the visitor out.
      return passed < 0 ? 0 : Math.max(0, frameTiming.emailCooldown - passed)
    },
  }
}

export interface SignOut {
  settle(): Promise<void>
}

/** A sign-out takes effect in the page at once. The vault is asked until it confirms, also by later pages. */
export function createSignOut(
  channel: Pick<Channel, 'request'>,
  cache: Pick<LoginCache, 'isLeaving' | 'setLeaving'>,
): SignOut {
  let asked: Promise<void> | undefined
  async function ask(): Promise<void> {
    await channel.request('SIGN_OUT', undefined)
    cache.setLeaving(false)
  }
  return {
    async settle() {
      if (!cache.isLeaving()) return
      asked ??= ask().finally(() => {
        asked = undefined
      })
      await asked
    },
  }
}

/** Without a mailbox the wallet could not be recovered, so the reminder shows on every visit. */
export function createRecoveryReminder(
  getUser: () => AccountUser | undefined,
  cache: LoginCache,
): NonNullable<SourceSurface['reminder']> {
  let isDismissed = false
  return {
    isDue() {
      const user = getUser()
      if (user?.hasOwnRecovery !== false || isDismissed) return false
      return !user.email || !cache.get()?.isReminded
    },
    dismiss() {
      isDismissed = true
      const login = cache.get()
      if (login) cache.set({ ...login, isReminded: true })
    },
  }
}
