import type { Connector } from '@portico/core'
import { type AdapterContext, readProperty, type WalletCondition, wait } from '@portico/core/adapter'
import { getConnectorProvider } from '../provider/Eip1193Provider.js'
import { requestProvider } from '../provider/requestProvider.js'

const patience = 3000

/** Whether the wallet responds and whether it is locked, without a prompt. */
export async function getCondition(
  { environment }: Pick<AdapterContext, 'environment'>,
  connector: Connector,
): Promise<WalletCondition> {
  const provider = getConnectorProvider(connector)
  const late = wait(environment, patience).then(() => 'late')
  const ask = (question: () => Promise<unknown>) => Promise.race([question().catch(() => undefined), late])
  if ((await ask(() => requestProvider(provider, 'eth_chainId'))) === 'late') return 'silent'
  // Not standardized, but MetaMask and most later extensions implement it.
  const extras = readProperty(provider, '_metamask')
  const isUnlocked = readProperty(extras, 'isUnlocked')
  if (typeof isUnlocked !== 'function') return 'ready'
  return (await ask(async () => isUnlocked.call(extras) as unknown)) === false ? 'locked' : 'ready'
}
