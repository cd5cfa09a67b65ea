import type { Stage } from './interopTest.js'
import { createOurPage } from './peers/createOurPage.js'
import { createOurWallet } from './peers/createOurWallet.js'
import { type ClientVersion, createReferencePage } from './peers/createReferencePage.js'
import { createKitWallet, createReferenceWallet } from './peers/createReferenceWallet.js'
import type { TestPage } from './peers/TestPage.js'
import type { TestWallet, TestWalletOptions } from './peers/TestWallet.js'
import type { Scene } from './steps.js'

/** Who plays the page and who the wallet. */
export interface Cast {
  readonly name: string
  /** The sides that are played by reference clients. */
  readonly reference: readonly ('page' | 'wallet')[]
  createPage(relayUrl: string): Promise<TestPage>
  createWallet(relayUrl: string, options?: TestWalletOptions): Promise<TestWallet>
}

export const ourPageWithKit: Cast = {
  name: 'our client with the wallet kit',
  reference: ['wallet'],
  createPage: url => createOurPage(url),
  createWallet: createKitWallet,
}

export const ourWalletWith = (version: ClientVersion): Cast => ({
  name: `the reference client ${version} with our wallet`,
  reference: ['page'],
  createPage: url => createReferencePage(url, version),
  createWallet: createOurWallet,
})

export const referenceWith = (page: ClientVersion, wallet: ClientVersion | 'the wallet kit'): Cast => ({
  name: `the reference client ${page} with ${wallet}`,
  reference: ['page', 'wallet'],
  createPage: url => createReferencePage(url, page),
  createWallet: (url, options) =>
    wallet === 'the wallet kit' ? createKitWallet(url, options) : createReferenceWallet(url, wallet, options),
})

/** Pages and wallets that are both played by others, by name. */
export const referencePairs = [
  referenceWith('2.21.8', '2.21.8'),
  referenceWith('2.20.3', '2.21.8'),
  referenceWith('2.21.8', '2.20.3'),
  referenceWith('2.20.3', '2.20.3'),
  referenceWith('2.21.8', 'the wallet kit'),
  referenceWith('2.20.3', 'the wallet kit'),
].map(cast => [cast.name, cast] as const)

export async function createScene(
  { network, keep }: Stage,
  cast: Cast,
  options?: TestWalletOptions,
): Promise<Scene> {
  for (const side of cast.reference) network[side].bePatient()
  const [page, wallet] = await Promise.all([
    keep(cast.createPage(network.page.url)),
    keep(cast.createWallet(network.wallet.url, options)),
  ])
  return { page, wallet }
}

/**
 * On a busy machine reference clients come back now and then without subscribing again. An app that comes to the
 * foreground has them connect anew, and so does this from time to time, once the relay is back.
 */
export function wakeAfter(back: Promise<unknown>, { keep }: Stage, scene: Scene, cast: Cast): void {
  let timer: ReturnType<typeof setInterval> | undefined
  const wake = () => {
    for (const side of cast.reference) scene[side].wake?.()
  }
  back.then(
    () => {
      timer = setInterval(wake, 20_000)
    },
    () => undefined,
  )
  void keep(Promise.resolve({ close: async () => clearInterval(timer) }))
}
