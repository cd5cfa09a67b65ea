import type { KeeperContext } from '../KeeperContext.ts'
import type { KnownDevice } from '../keeperTypes.ts'
import { loadKeyWork } from '../loadPart.ts'
import { assertProven } from './assertProven.ts'

/** Devices with a share. Removing one needs a recent proof and the wallet's own key: the next epoch excludes it. */
export function createDevices(context: KeeperContext) {
  const { store, session, withOpened, writeNext, lock, signOut } = context
  return {
    async listDevices(): Promise<readonly KnownDevice[]> {
      // Reloads from the service, verified by the wallet's commitment.
      lock()
      return withOpened(({ wallet }) =>
        wallet.devices.map(({ id, label, usedAt, current }) => ({ id, label, usedAt, current })),
      )
    },
    async removeDevice(id: string) {
      const { rotateWallet } = await loadKeyWork()
      await writeNext((custody, { wallet, ...opened }) => {
        assertProven(context, wallet)
        const devices = wallet.devices.filter(device => device.id !== id)
        return rotateWallet(custody, { ...opened, wallet: { ...wallet, devices } })
      })
    },
    async forgetDevice() {
      const user = await session.getUser()
      if (user) await store.delete(`wallet:${user.id}`)
      for (const name of ['accounts', 'batches', 'device'] as const) await store.delete(name)
      await signOut()
    },
  }
}
