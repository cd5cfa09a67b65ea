import { generatePrivateKey } from 'viem/accounts'
import { addresses } from './addresses.ts'

/** A new account. */
export const createKey = generatePrivateKey

export async function askSolana(method: string, params: readonly unknown[]): Promise<unknown> {
  const answer = await fetch(addresses.solana, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const { result, error } = await answer.json()
  if (error) throw new Error(`${method}: ${error.message}`)
  return result
}

export const fundSolana = (address: string): Promise<unknown> =>
  askSolana('requestAirdrop', [address, 2_000_000_000])

/** The token balance of an owner as decimal text; undefined without a token account. */
export async function readSolanaTokens(owner: string, mint: string): Promise<string | undefined> {
  const params = [owner, { mint }, { encoding: 'jsonParsed' }]
  // The format of nodes.
  const { value } = (await askSolana('getTokenAccountsByOwner', params)) as {
    value: { account: { data: { parsed: { info: { tokenAmount: { uiAmountString: string } } } } } }[]
  }
  return value[0]?.account.data.parsed.info.tokenAmount.uiAmountString
}
