import type { AdapterContext, Connector, WalletCondition } from '@portico/core'
import { readProperty, wait } from '@portico/core/adapter'
import { getConnectorProvider } from '../provider/getConnectorProvider.js'
import { requestProvider } from '../provider/requestProvider.js'

/** A wallet answers this from memory. */
const patience = 3000

/** What a wallet tells without asking anybody: whether it answers, and whether it is locked, where it says so. */
export async function getCondition(
  { environment }: Pick<AdapterContext, 'environment'>,
  connector: Connector,
): Promise<WalletCondition> {
  const provider = getConnectorProvider(connector)
  const late = wait(environment, patience).then(() => 'late')
  const ask = (question: () => Promise<unknown>) => Promise.race([question().catch(() => undefined), late])
  if ((await ask(() => requestProvider(provider, 'eth_chainId'))) === 'late') return 'silent'
  // Not in any standard. MetaMask has it, and most extensions that came after it.
  const extras = readProperty(provider, '_metamask')
  const isUnlocked = readProperty(extras, 'isUnlocked')
  if (typeof isUnlocked !== 'function') return 'ready'
  return (await ask(async () => isUnlocked.call(extras) as unknown)) === false ? 'locked' : 'ready'
}
