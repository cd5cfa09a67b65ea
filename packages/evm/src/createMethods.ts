import { type AdapterClient, bindRuntime } from '@portico/core/adapter'
import { approveSwap } from './actions/approveSwap.js'
import { estimateGas } from './actions/estimateGas.js'
import { estimateTransfer } from './actions/estimateTransfer.js'
import { getBalance } from './actions/getBalance.js'
import { getCallsStatus } from './actions/getCallsStatus.js'
import { getCapabilities } from './actions/getCapabilities.js'
import { getGrantedPermissions } from './actions/getGrantedPermissions.js'
import { readReceiver } from './actions/readReceiver.js'
import { readToken } from './actions/readToken.js'
import { readTransaction } from './actions/readTransaction.js'
import { revokePermissions } from './actions/revokePermissions.js'
import { sendCalls } from './actions/sendCalls.js'
import { sendTransaction } from './actions/sendTransaction.js'
import { signMessage } from './actions/signMessage.js'
import { signTypedData } from './actions/signTypedData.js'
import { swap } from './actions/swap.js'
import { transfer } from './actions/transfer.js'
import { waitForReceipt } from './actions/waitForReceipt.js'
import type { EvmRuntime } from './EvmRuntime.js'

type Asking = 'getBalance' | 'sendTransaction' | 'signMessage' | 'methods' | 'transfers' | 'swaps'

/** What a client asks of a wallet or node, whichever library holds the connection. */
export function createMethods(
  parameters: Omit<EvmRuntime, 'endpoints' | 'sentHashes'>,
): Pick<AdapterClient<'eip155'>, Asking> {
  const runtime: EvmRuntime = { ...parameters, endpoints: new Map(), sentHashes: new Set() }
  return {
    ...bindRuntime(runtime, { getBalance, sendTransaction, signMessage }),
    transfers: bindRuntime(runtime, { readToken, readReceiver, estimateTransfer, transfer, readTransaction }),
    swaps: bindRuntime(runtime, { approveSwap, swap }),
    methods: {
      ...bindRuntime(runtime, { estimateGas, getCallsStatus, getCapabilities }),
      ...bindRuntime(runtime, { getGrantedPermissions, revokePermissions }),
      ...bindRuntime(runtime, { sendCalls, signTypedData, waitForReceipt }),
    },
  }
}
