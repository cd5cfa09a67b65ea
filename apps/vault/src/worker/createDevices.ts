import type { Session } from '../service/createSession.ts'
import type { KeyStore } from '../store/KeyStore.ts'
import { assertFreshCode } from './assertFreshCode.ts'
import type { RootHolder } from './createRootHolder.ts'
import type { Keeper, KeeperState } from './Keeper.ts'
import type { KeeperClock } from './KeeperOptions.ts'
import { loadKeyWork } from './loadKeyWork.ts'

export interface DevicesOptions extends Pick<RootHolder, 'withOpened' | 'writeNext' | 'lock'> {
  readonly state: Pick<KeeperState, 'codeAt'>
  readonly clock: KeeperClock
  readonly store: KeyStore
  readonly session: Session
  readonly signOut: () => Promise<void>
}

export type Devices = Pick<Keeper, 'listDevices' | 'removeDevice' | 'forgetDevice'>

/** Those who hold the wallet. To remove one takes a new code, and the wallet's own key: the next epoch is without it. */
export function createDevices(options: DevicesOptions): Devices {
  const { state, clock, store, session, withOpened, writeNext, lock, signOut } = options
  return {
    async listDevices() {
      // From the service anew, and checked by the wallet's own digest.
      lock()
      return withOpened(({ wallet }) =>
        wallet.devices.map(({ id, label, usedAt, current }) => ({ id, label, usedAt, current })),
      )
    },
    async removeDevice(id) {
      assertFreshCode(state, clock)
      const { rotateWallet } = await loadKeyWork()
      await writeNext((custody, { wallet, ...opened }) => {
        const devices = wallet.devices.filter(device => device.id !== id)
        return rotateWallet(custody, { ...opened, wallet: { ...wallet, devices } })
      })
    },
    async forgetDevice() {
      const user = await session.getUser()
      if (user) await store.delete(`wallet:${user.id}`)
      await store.delete('device')
      await signOut()
    },
  }
}
