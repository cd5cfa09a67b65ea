import { notSignedIn, PorticoError } from '@portico/protocol'
import type { Keeper } from '../Keeper.ts'
import type { KeeperOptions } from '../KeeperOptions.ts'
import { loadSmartWork } from './loadSmartWork.ts'

export function createSmartMethods(
  options: KeeperOptions,
): Pick<Keeper, 'prepareSmart' | 'sendSmart' | 'readSmart' | 'listGrants'> {
  const { session, store, site: origin } = options

  /** The EOA that owns the smart accounts. */
  async function getOwner() {
    const user = await session.getUser()
    const wallet = user && (await store.get(`wallet:${user.id}`))
    if (!wallet) throw new PorticoError(notSignedIn)
    return wallet.addresses.eip155
  }

  return {
    async prepareSmart(task, signal) {
      const { prepareTask } = await loadSmartWork()
      return prepareTask({ ...task, owner: await getOwner(), origin }, options, signal)
    },
    sendSmart: async (sent, signal) => (await loadSmartWork()).sendTask(sent, options, signal),
    async listGrants(network, signal) {
      const { listTask } = await loadSmartWork()
      return listTask({ owner: await getOwner(), network, origin }, options, signal)
    },
    async readSmart(read, signal) {
      return (await loadSmartWork()).readTask(await getOwner(), read, options, signal)
    },
  }
}
