import { authRefused, PorticoError } from '@portico/protocol'
import { authErrors, type WayStatement } from '@portico/protocol/auth'
import { type DeviceKeys, getDeviceId } from '../../keys/deviceKeys.ts'
import type { AuthService } from '../../service/createAuthService.ts'
import type { Session } from '../../service/createSession.ts'
import type { RootHolder } from '../createRootHolder.ts'
import type { Keeper } from '../Keeper.ts'
import { loadKeyWork } from '../signing/loadKeyWork.ts'
import { assertProven, type ProofOptions } from './assertProven.ts'

export interface WaysInOptions extends ProofOptions, Pick<RootHolder, 'withOpened'> {
  readonly auth: AuthService
  readonly device: DeviceKeys
  readonly session: Session
}

/** Ways into the account. Changing them needs a recent proof and the wallet's own key: a session is not enough. */
export function createWaysIn(
  options: WaysInOptions,
): Pick<Keeper, 'listWaysIn' | 'readWayIn' | 'addWayIn' | 'removeWayIn'> {
  const { auth, device, session, withOpened } = options

  async function sign(said: Pick<WayStatement, 'act' | 'subject'>): Promise<string> {
    const { signWay } = await loadKeyWork()
    const deviceId = await getDeviceId(device)
    return withOpened(opened => {
      assertProven(options, opened.wallet)
      return signWay(opened, { ...said, deviceId })
    })
  }

  return {
    listWaysIn: auth.listWaysIn,
    readWayIn: auth.readWayIn,
    async addWayIn({ attemptId, ticket }) {
      const ownerSignature = await sign({ act: 'add', subject: attemptId })
      await auth.addWayIn({ attemptId, ticket, ownerSignature })
    },
    async removeWayIn(provider) {
      const user = await session.getUser()
      // Without a mailbox this provider is needed as proof. A visitor who signs in by another one first knows that it
      // works.
      if (user?.email === undefined && user?.provider === provider) throw refuse('way_in_use')
      await auth.removeWayIn({ provider, ownerSignature: await sign({ act: 'remove', subject: provider }) })
    },
  }
}

function refuse(reason: 'way_in_use') {
  return new PorticoError(authRefused, { context: { reason, words: authErrors[reason].message } })
}
