import type { VaultSettings } from '@portico/protocol/auth'
import { createPortClient } from '../port/createPortClient.ts'
import type { PortClient } from '../port/PortApi.ts'
import type { Keeper, KeeperStart } from '../worker/Keeper.ts'
import workerUrl from '../worker/keeperWorker.ts?worker&url'
import { describeDevice } from './describeDevice.ts'

/** Where a browser guards script addresses (Trusted Types), the one policy lets the one worker through. */
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

/** Starts the worker that holds the keys. Questions that come before it is ready wait at its port. */
export function startKeeper(settings: VaultSettings, site: string): PortClient<Keeper> {
  const worker = new Worker(createWorkerUrl(), { type: 'module', name: 'portico-keeper' })
  const { port1, port2 } = new MessageChannel()
  const start: KeeperStart = { settings, site, label: describeDevice(navigator.userAgent) }
  worker.postMessage(start, [port2])
  const client = createPortClient<Keeper>(port1)
  port1.start()
  return client
}
