import { ProviderRpcError } from '../evmWallet/providerRpcError.js'
import type { WalletStorage } from './createStoredCell.js'

export type WalletHttp = (
  url: string,
  request?: { method: 'POST'; body: string; type?: string },
) => Promise<{ status: number; text: string }>

/** Environment of a mock wallet: the page's storage, the test runner's network. */
export type MockWalletEnvironment = {
  storage?: WalletStorage
  http?: WalletHttp
}

export const fetchHttp: WalletHttp = async (url, request) => {
  const response = await fetch(
    url,
    request && {
      method: request.method,
      body: request.body,
      headers: { 'content-type': request.type ?? 'application/json' },
    },
  )
  return { status: response.status, text: await response.text() }
}

export async function callNode(
  http: WalletHttp,
  url: string,
  method: string,
  params: readonly unknown[],
): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const { text } = await http(url, { method: 'POST', body })
  // A local test node; a wrong shape shows as an undefined result.
  const { result, error } = JSON.parse(text) as {
    result?: unknown
    error?: { code: number; message: string; data?: unknown }
  }
  if (error) throw new ProviderRpcError(error.code, error.message, error.data)
  return result
}
