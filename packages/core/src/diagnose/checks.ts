import { servicePaths } from '@portico/protocol'
import { readProperty } from '../utils/readProperty.js'
import type { KitCheck } from './KitProbes.js'

const checkNetwork: KitCheck = {
  name: 'network',
  async run({ isOnline }) {
    if (isOnline()) return undefined
    return { code: 'offline', message: 'The browser reports that this device is offline.' }
  },
}

const checkDiscovery: KitCheck = {
  name: 'discovery',
  async run({ wallet, pageWallets }) {
    if (wallet) {
      if (wallet.isListed) return undefined
      return {
        code: 'wallet_not_found',
        message: `No wallet with the id ${wallet.name} was announced to this page (EIP-6963) or injected into it.`,
        facts: { wallet: wallet.name },
      }
    }
    if (!pageWallets.wanted || pageWallets.count > 0) return undefined
    return {
      code: 'no_wallet_found',
      message:
        'No wallet was announced to this page. None is installed, or its extension isn’t allowed on this site or in this window.',
    }
  },
}

/** Whether the wallet responds, is unlocked, and has no pending request that the visitor may have missed. */
const checkWallet: KitCheck = {
  name: 'wallet',
  async run({ wallet }) {
    if (!wallet?.isListed) return undefined
    const facts = { wallet: wallet.name }
    const condition = await wallet.getCondition()
    if (condition === 'locked')
      return { code: 'wallet_locked', message: `${wallet.name} reports that it is locked.`, facts }
    if (condition === 'silent')
      return {
        code: 'wallet_silent',
        message: `${wallet.name} does not respond to requests that need no approval. Its extension hangs, or was updated after the page loaded.`,
        facts,
      }
    if (!wallet.isAsked) return undefined
    return {
      code: 'prompt_hidden',
      message: `${wallet.name} has not responded to the connection request. Its prompt is open, perhaps behind another window.`,
      facts,
    }
  },
}

const checkWindow: KitCheck = {
  name: 'window',
  async run({ isWindowBlocked }) {
    if (!isWindowBlocked()) return undefined
    return {
      code: 'window_blocked',
      message:
        'The browser did not open the login window. Pop-ups are blocked for this site, or it was not opened by a click.',
    }
  },
}

const checkServices: KitCheck = {
  name: 'services',
  async run({ services, reach, explain, isOnline }) {
    if (!services || !isOnline()) return undefined
    return explain(services, await reach(services + servicePaths.health))
  },
}

const checkProject: KitCheck = {
  name: 'project',
  async run({ services, origin, askServices }) {
    if (!services) return undefined
    const { host } = new URL(services, origin)
    const answer = await askServices()
    if (answer === 'origin')
      return {
        code: 'origin_not_allowed',
        message: `The project does not allow the origin ${origin}. Add it to the origins of the project on ${host}.`,
        facts: { host },
      }
    if (answer === 'project')
      return {
        code: 'project_unknown',
        message: `${host} has no project with this id. Check the "projectId" option.`,
        facts: { host },
      }
    return undefined
  },
}

/** Milliseconds. Relays refuse tokens from more than two minutes ahead, and sign-in messages contain times too. */
const tolerance = 120_000

const checkClock: KitCheck = {
  name: 'clock',
  async run({ services, now, readClock }) {
    if (!services) return undefined
    const theirs = await readClock(services + servicePaths.health)
    if (theirs === undefined) return undefined
    const difference = now() - theirs
    if (Math.abs(difference) <= tolerance) return undefined
    const minutes = String(Math.round(Math.abs(difference) / 60_000))
    return {
      code: 'clock_wrong',
      message: `The clock of this device is ${minutes} minutes ${difference > 0 ? 'ahead' : 'behind'}: relays will reject its tokens, and sign-in its messages.`,
      facts: { minutes },
    }
  },
}

const key = '@portico/diagnose'

const checkStorage: KitCheck = {
  name: 'storage',
  async run({ storage }) {
    try {
      storage?.setItem(key, key)
      const isKept = storage?.getItem(key) === key
      storage?.removeItem(key)
      if (isKept) return undefined
    } catch (error) {
      if (readProperty(error, 'name') === 'QuotaExceededError')
        return {
          code: 'storage_full',
          message: 'The storage of this origin is full, so connections will not survive a reload.',
        }
    }
    return {
      code: 'storage_blocked',
      message:
        'The browser blocks storage on this page, so connections will not survive a reload. Site data is blocked, or the page is in a frame of another site.',
    }
  },
}

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
