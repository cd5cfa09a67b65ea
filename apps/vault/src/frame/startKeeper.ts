import type { VaultSettings } from '@portico/protocol/auth'
import { createPortClient } from '../port/createPortClient.ts'
import { createRenewingPort } from '../port/createRenewingPort.ts'
import type { PortClient } from '../port/PortApi.ts'
import type { Keeper, KeeperLegacy, KeeperStart } from '../worker/Keeper.ts'
import workerUrl from '../worker/keeperWorker.ts?worker&url'
import { describeDevice } from './describeDevice.ts'

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
