import { type MockWalletPage, publishControl, readEnvironment } from '../controls/MockWalletPage.js'
import {
  createMockCosmosWallet,
  type MockCosmosWallet,
  type MockCosmosWalletControl,
  type MockCosmosWalletOptions,
} from './createMockCosmosWallet.js'

export type CosmosFormName = keyof typeof forms

export type InstallMockCosmosWalletOptions = MockCosmosWalletOptions & {
  /** Which wallet's global names it uses. Default `keplr`. */
  form?: CosmosFormName
  /** `false` defers the injection until `announce()` is called on the control. Default true. */
  announce?: boolean
}

export type InstalledCosmosControl = MockCosmosWalletControl & { announce(): void }

const forms = {
  keplr: ({ provider }: MockCosmosWallet) => ({
    keplr: provider,
    getOfflineSigner: provider.getOfflineSigner,
    getOfflineSignerOnlyAmino: provider.getOfflineSignerOnlyAmino,
    getOfflineSignerAuto: provider.getOfflineSignerAuto,
  }),
  leap: ({ provider }: MockCosmosWallet) => ({ leap: provider }),
  cosmostation: ({ provider, emitter }: MockCosmosWallet) => ({
    cosmostation: {
      version: '1.0.0',
      providers: { keplr: provider },
      cosmos: {
        on(event: string, listener: () => void) {
          emitter.on(event === 'accountChanged' ? 'keystorechange' : event, listener)
          return listener
        },
        off(listener: () => void) {
          emitter.removeListener('keystorechange', listener)
        },
      },
    },
  }),
} as const

/** Installs a mock Cosmos wallet on a page, as an extension does before the page's own scripts run. */
export function installMockCosmosWallet(
  options: InstallMockCosmosWalletOptions = {},
  // The mock adds its own names to the global object; the rest of the type is the browser's.
  page: MockWalletPage = window as unknown as MockWalletPage,
): MockCosmosWallet & { control: InstalledCosmosControl } {
  const { form = 'keplr' } = options
  const mock = createMockCosmosWallet(options, readEnvironment(page))
  mock.emitter.on('keystorechange', () => page.dispatchEvent(new Event(`${form}_keystorechange`)))
  const announce = () => void Object.assign(page, forms[form](mock))
  const control = { ...mock.control, announce }
  publishControl(page, `${mock.info.rdns}:cosmos`, control)
  if (options.announce ?? true) announce()
  return { ...mock, control }
}
