import type { LoginProvider, WayStatement } from '@portico/protocol/auth'
import { getDeviceId } from '../../keys/deviceKeys.ts'
import { createRefusal } from '../../service/isServiceRefusal.ts'
import type { KeeperContext } from '../KeeperContext.ts'
import type { BroughtWay } from '../keeperTypes.ts'
import { loadKeyWork } from '../loadPart.ts'
import { assertProven } from './assertProven.ts'

/** Ways into the account. Changing them needs a recent proof and the wallet's own key: a session is not enough. */
export function createWaysIn(context: KeeperContext) {
  const { auth, device, session, withOpened } = context

  async function sign(said: Pick<WayStatement, 'act' | 'subject'>): Promise<string> {
    const { signWay } = await loadKeyWork()
    const deviceId = await getDeviceId(device)
    return withOpened(opened => {
      assertProven(context, opened.wallet)
      return signWay(opened, { ...said, deviceId })
    })
  }

  return {
    listWaysIn: auth.listWaysIn,
    /** The account at the provider, to be shown before it is added. */
    readWayIn: auth.readWayIn,
    async addWayIn({ attemptId, ticket }: BroughtWay) {
      const ownerSignature = await sign({ act: 'add', subject: attemptId })
      await auth.addWayIn({ attemptId, ticket, ownerSignature })
    },
    async removeWayIn(provider: LoginProvider) {
      const user = await session.getUser()
      // Without a mailbox this provider is needed as proof. A visitor who signs in by another one first knows that it
      // works.
      if (user?.email === undefined && user?.provider === provider) throw createRefusal('way_in_use')
      await auth.removeWayIn({ provider, ownerSignature: await sign({ act: 'remove', subject: provider }) })
    },
  }
}
