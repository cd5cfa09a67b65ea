import type { Session } from '../../service/createSession.ts'
import type { KeyStore } from '../../store/KeyStore.ts'
import type { RootHolder } from '../createRootHolder.ts'
import type { DeviceKeeper } from '../Keeper.ts'
import { loadKeyWork } from '../signing/loadKeyWork.ts'
import { assertProven, type ProofOptions } from './assertProven.ts'

export interface DevicesOptions extends ProofOptions, Pick<RootHolder, 'withOpened' | 'writeNext' | 'lock'> {
  readonly store: KeyStore
  readonly session: Session
  readonly signOut: () => Promise<void>
}

/** Removing a device needs a recent proof and the wallet's own key: the next epoch excludes it. */
export function createDevices(options: DevicesOptions): DeviceKeeper {
  const { store, session, withOpened, writeNext, lock, signOut } = options
  return {
    async listDevices() {
      // Reloads from the service, verified by the wallet's commitment.
      lock()
      return withOpened(({ wallet }) =>
        wallet.devices.map(({ id, label, usedAt, current }) => ({ id, label, usedAt, current })),
      )
    },
    async removeDevice(id) {
      const { rotateWallet } = await loadKeyWork()
      await writeNext((custody, { wallet, ...opened }) => {
        assertProven(options, wallet)
        const devices = wallet.devices.filter(device => device.id !== id)
        return rotateWallet(custody, { ...opened, wallet: { ...wallet, devices } })
      })
    },
    async forgetDevice() {
      const user = await session.getUser()
      if (user) await store.delete(`wallet:${user.id}`)
      await store.delete('accounts')
      await store.delete('batches')
      await store.delete('device')
      await signOut()
    },
  }
}
