import type { VaultSettings } from '@portico/protocol/auth'
import { createPortClient } from '../port/createPortClient.ts'
import { createRenewingPort } from '../port/createRenewingPort.ts'
import type { PortClient } from '../port/PortApi.ts'
import type { Keeper, KeeperLegacy, KeeperStart } from '../worker/Keeper.ts'
import workerUrl from '../worker/keeperWorker.ts?worker&url'

/** With Trusted Types, a single policy allows only this worker's URL. */
function createWorkerUrl(): string {
  const factory = (globalThis as { trustedTypes?: TrustedTypePolicyFactoryLike }).trustedTypes
  if (!factory) return workerUrl
  const policy = factory.createPolicy('vault', {
    createScriptURL(url) {
      if (url !== workerUrl) throw new TypeError('Only the vault’s own worker may be started.')
      return url
    },
  })
  return policy.createScriptURL(workerUrl)
}

interface TrustedTypePolicyFactoryLike {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string }
}

/**
 * Starts the worker that holds the keys. Calls made before it is ready are queued at its port. Locking terminates the
 * worker, and the next call starts another.
 */
export function startKeeper(settings: VaultSettings, site: string): PortClient<Keeper> {
  const url = createWorkerUrl()
  const label = describeDevice(navigator.userAgent)
  const port = createRenewingPort((legacy: KeeperLegacy | undefined, onFail) => {
    const worker = new Worker(url, { type: 'module', name: 'portico-keeper' })
    const { port1, port2 } = new MessageChannel()
    // The worker is fetched again after each lock, and a deployment in between may have removed its files.
    worker.addEventListener('error', onFail)
    worker.addEventListener('messageerror', onFail)
    worker.postMessage({ settings, site, label, ...(legacy && { legacy }) } satisfies KeeperStart, [port2])
    return { port: port1, end: () => worker.terminate() }
  })
  return createPortClient<Keeper>(port)
}

const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

const find = (list: readonly (readonly [RegExp, string])[], text: string) =>
  list.find(([pattern]) => pattern.test(text))?.[1]

/** A recognizable device name for mails and lists, such as "Chrome on Linux". */
const describeDevice = (userAgent: string): string =>
  `${find(browsers, userAgent) ?? 'Browser'} on ${find(systems, userAgent) ?? 'a device'}`

const hiddenMs = 5 * 60_000

export function lockWhenAway(lock: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let hiddenAt: number | undefined
  document.addEventListener('visibilitychange', () => {
    clearTimeout(timer)
    // Timers in hidden tabs may be late or never fire, so the clock is checked on return.
    if (hiddenAt !== undefined && Date.now() - hiddenAt > hiddenMs) lock()
    hiddenAt = document.hidden ? Date.now() : undefined
    if (document.hidden) timer = setTimeout(lock, hiddenMs)
  })
  addEventListener('pagehide', lock)
}
