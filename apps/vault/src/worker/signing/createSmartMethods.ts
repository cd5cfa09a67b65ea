import { notSignedIn, PorticoError } from '@portico/protocol'
import { signsOnly } from '../../families/SmartRequest.ts'
import type { Keeper } from '../Keeper.ts'
import type { KeeperOptions } from '../KeeperOptions.ts'
import { createOperationLine } from './createOperationLine.ts'
import { loadSmartWork } from './loadSmartWork.ts'

type SmartOptions = Pick<
  KeeperOptions,
  'session' | 'store' | 'site' | 'smartAccounts' | 'rpcUrls' | 'withLock'
>

export function createSmartMethods(
  options: SmartOptions,
): Pick<Keeper, 'prepareSmart' | 'sendSmart' | 'readSmart' | 'listGrants'> {
  const { session, store, site: origin, withLock } = options
  const line = createOperationLine(withLock)

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
      const owner = await getOwner()
      if (!signsOnly(task.call)) await line.wait(`${task.network}:${owner}`)
      return prepareTask({ ...task, owner, origin }, options, signal)
    },
    async sendSmart(sent, signal) {
      const { sendTask, followTask } = await loadSmartWork()
      return line.send(
        `${sent.network}:${await getOwner()}`,
        () => sendTask(sent, options, signal),
        () => followTask(sent, options),
      )
    },
    async listGrants(network, signal) {
      const { listTask } = await loadSmartWork()
      return listTask({ owner: await getOwner(), network, origin }, options, signal)
    },
    async readSmart(read, signal) {
      return (await loadSmartWork()).readTask(await getOwner(), read, options, signal)
    },
  }
}
