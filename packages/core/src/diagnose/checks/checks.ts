import type { KitCheck } from '../KitProbes.js'
import { checkClock } from './checkClock.js'
import { checkDiscovery } from './checkDiscovery.js'
import { checkNetwork } from './checkNetwork.js'
import { checkProject } from './checkProject.js'
import { checkServices } from './checkServices.js'
import { checkStorage } from './checkStorage.js'
import { checkWallet } from './checkWallet.js'
import { checkWindow } from './checkWindow.js'

/** Core's checks, most likely causes first. Sources add their own. */
export const checks: readonly KitCheck[] = [
  checkNetwork,
  checkDiscovery,
  checkWallet,
  checkWindow,
  checkServices,
  checkProject,
  checkClock,
  checkStorage,
]
