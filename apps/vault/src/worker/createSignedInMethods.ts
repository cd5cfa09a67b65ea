import type { RootHolder } from './createRootHolder.ts'
import type { KeeperState } from './Keeper.ts'
import type { KeeperOptions } from './KeeperOptions.ts'
import { loadMethods, loadPart } from './loadPart.ts'

export interface SignedInOptions
  extends KeeperOptions,
    Pick<RootHolder, 'withOpened' | 'writeNext' | 'lock'> {
  readonly state: KeeperState
  signOut(): Promise<void>
}

/** Methods for a signed-in visitor. Each group loads on first use. */
export function createSignedInMethods(options: SignedInOptions) {
  return { ...createOwner(options), ...createWays(options), ...createSigning(options) }
}

const createOwner = (options: SignedInOptions) =>
  loadMethods(
    async () => (await loadPart(import('./owner/createOwnerMethods.ts'))).createOwnerMethods(options),
    [
      'listDevices',
      'removeDevice',
      'forgetDevice',
      'listRecoveries',
      'exportKit',
      'listKeys',
      'exportKey',
      'confirmKit',
      'setPassphrase',
      'isProven',
      'verifyOwnPassphrase',
      'verifyOwnKit',
      'verifyOwnPasskey',
      'startPasskey',
      'listPasskeys',
      'addPasskey',
      'removePasskey',
      'startEmailChange',
      'proveOldEmail',
      'finishEmailChange',
      'addFirstEmail',
    ],
  )

const createWays = (options: SignedInOptions) =>
  loadMethods(
    async () => (await loadPart(import('./owner/createWaysIn.ts'))).createWaysIn(options),
    ['listWaysIn', 'readWayIn', 'addWayIn', 'removeWayIn'],
  )

const createSigning = (options: SignedInOptions) =>
  loadMethods(
    async () => (await loadPart(import('./signing/createSigning.ts'))).createSigning(options),
    ['listAccounts', 'prepareCall', 'sign', 'completeCall', 'readEvm', 'listGrants'],
  )
