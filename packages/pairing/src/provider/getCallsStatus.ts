import { fetchRpc } from '@portico/core/adapter'
import { callsStatusNotApproved, isSafeLink, PorticoError, unknownBatchId } from '@portico/protocol'
import { isRecord } from '../messages/isRecord.js'
import type { ProviderContext } from './ProviderContext.js'

export async function getCallsStatus(context: ProviderContext): Promise<unknown> {
  const { runtime, session, grant, chainId, params, formatChain } = context
  const [id] = Array.isArray(params) ? (params as unknown[]) : []
  const url = getBundlerUrl(session.properties)
  const ask = async (method: string) =>
    url && typeof id === 'string'
      ? fetchRpc({ method, params: [id] }, { environment: runtime.environment, urls: [url], chainId }).catch(
          () => undefined,
        )
      : undefined
  const common = { version: '2.0.0', id, chainId: formatChain(chainId), atomic: true }
  const found = await ask('eth_getUserOperationReceipt')
  if (isRecord(found) && isRecord(found.receipt))
    return { ...common, status: found.success === true ? 200 : 500, receipts: [found.receipt] }
  // Without a receipt the operation is pending, or the bundler does not know it.
  const operation = found === null ? await ask('eth_getUserOperationByHash') : undefined
  if (isRecord(operation)) return { ...common, status: 100 }
  if (grant.methods.includes('wallet_getCallsStatus'))
    return context.askWallet('wallet_getCallsStatus', params)
  throw new PorticoError(operation === null ? unknownBatchId : callsStatusNotApproved)
}

function getBundlerUrl({ session }: Readonly<Record<string, unknown>>): string | undefined {
  const url = isRecord(session) ? session.bundler_url : undefined
  return typeof url === 'string' && url.startsWith('https://') && isSafeLink(url) ? url : undefined
}
