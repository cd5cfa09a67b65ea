import { fetchRpc } from '@portico/core/adapter'
import { callsStatusNotApproved, isSafeLink, PorticoError } from '@portico/protocol'
import { isRecord } from '../messages/isRecord.js'
import type { ProviderContext } from './ProviderContext.js'

/** Asks the bundler that the wallet named, otherwise the wallet. */
export async function getCallsStatus(context: ProviderContext): Promise<unknown> {
  const { runtime, session, grant, chainId, params } = context
  const [id] = Array.isArray(params) ? (params as unknown[]) : []
  const url = getBundlerUrl(session.properties)
  if (url && typeof id === 'string') {
    const request = { method: 'eth_getUserOperationReceipt', params: [id] }
    const { environment } = runtime
    const receipt = await fetchRpc(request, { environment, urls: [url], chainId }).catch(() => undefined)
    const status = toStatus(id, receipt, context)
    if (status) return status
  }
  if (grant.methods.includes('wallet_getCallsStatus'))
    return context.askWallet('wallet_getCallsStatus', params)
  throw new PorticoError(callsStatusNotApproved)
}

function getBundlerUrl({ session }: Readonly<Record<string, unknown>>): string | undefined {
  const url = isRecord(session) ? session.bundler_url : undefined
  return typeof url === 'string' && url.startsWith('https://') && isSafeLink(url) ? url : undefined
}

/** A missing receipt means that the operation is pending. */
function toStatus(id: string, receipt: unknown, { chainId, formatChain }: ProviderContext): unknown {
  if (receipt === undefined) return undefined
  const common = { version: '2.0.0', id, chainId: formatChain(chainId), atomic: true }
  if (!isRecord(receipt) || !isRecord(receipt.receipt)) return { ...common, status: 100 }
  return { ...common, status: receipt.success === true ? 200 : 500, receipts: [receipt.receipt] }
}
