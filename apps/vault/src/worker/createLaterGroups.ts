import { createLaterMethods } from './createLaterMethods.ts'
import type { RootHolder } from './createRootHolder.ts'
import type { KeeperState } from './Keeper.ts'
import type { KeeperOptions } from './KeeperOptions.ts'
import { loadPart } from './loadPart.ts'
import { loadFamilyWork } from './signing/loadFamilyWork.ts'

export interface LaterGroupsOptions
  extends KeeperOptions,
    Pick<RootHolder, 'withOpened' | 'writeNext' | 'lock'> {
  readonly state: KeeperState
  signOut(): Promise<void>
}

/** Methods for a signed-in visitor. Each group loads on first use. */
export function createLaterGroups(options: LaterGroupsOptions) {
  return { ...createOwner(options), ...createWays(options), ...createFamilies(options) }
}

const createOwner = (options: LaterGroupsOptions) =>
  createLaterMethods(
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

const createWays = (options: LaterGroupsOptions) =>
  createLaterMethods(
    async () => (await loadPart(import('./owner/createWaysIn.ts'))).createWaysIn(options),
    ['listWaysIn', 'readWayIn', 'addWayIn', 'removeWayIn'],
  )

const createFamilies = (options: LaterGroupsOptions) =>
  createLaterMethods(
    async () => (await loadFamilyWork()).createFamilyMethods(options),
    ['listAccounts', 'prepareCall', 'completeCall'],
  )
