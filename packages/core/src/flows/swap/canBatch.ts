import { PorticoError, walletTimeout } from '@portico/protocol'
import { capabilitiesQuery } from '../../connection/getCapabilities.js'
import { fetchQuery } from '../../query/fetchQuery.js'
import type { Portico } from '../../runtime/Portico.js'
import { withTimeout } from '../../utils/withTimeout.js'
import type { FlowAccount as Sender } from '../selectFlowAccount.js'

/** Milliseconds. Some wallets never respond to unknown methods. */
const patience = 3000

/** Whether the wallet supports atomic batches on this network (EIP-5792). */
export async function canBatch(portico: Portico, { account, network }: Sender): Promise<boolean> {
  const { environment } = portico
  const error = () => new PorticoError(walletTimeout)
  const capabilities = await withTimeout(() => fetchQuery(portico, capabilitiesQuery, account), {
    environment,
    milliseconds: patience,
    error,
  }).catch(() => undefined)
  const atomic = capabilities?.[String(network.id)]?.atomic
  return typeof atomic === 'object' && atomic !== null && 'status' in atomic && atomic.status === 'supported'
}
