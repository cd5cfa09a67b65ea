import type { Network } from '@portico/core'
import { type ChainReader, readProperty } from '@portico/core/adapter'
import { malformedResponse, PorticoError } from '@portico/protocol'
import { decodeAddress } from '../address.js'
import { tokenPrograms } from '../programs.js'
import { fetchSolana } from '../rpc/fetchSolana.js'

interface TokenAccount {
  readonly address: string
  readonly program: string
  readonly units: bigint
}

export async function listTokenAccounts(
  runtime: ChainReader,
  network: Network,
  { owner, mint }: { readonly owner: string; readonly mint: string },
): Promise<readonly TokenAccount[]> {
  const method = 'getTokenAccountsByOwner'
  const options = { encoding: 'jsonParsed', commitment: 'confirmed' }
  const entries = readProperty(
    await fetchSolana(runtime, network, method, [owner, { mint }, options]),
    'value',
  )
  if (!Array.isArray(entries)) throw new PorticoError(malformedResponse, { context: { url: method } })
  return entries
    .flatMap((entry): readonly TokenAccount[] => {
      const address = readProperty(entry, 'pubkey')
      const account = readTokenAccount(readProperty(entry, 'account'))
      const isUsable = account?.mint === mint && account.owner === owner && account.state === 'initialized'
      if (!isUsable || typeof address !== 'string' || !decodeAddress(address)) return []
      return [{ address, program: account.program, units: account.units }]
    })
    .sort((one, other) => (one.units < other.units ? 1 : -1))
}

export function readTokenAccount(account: unknown) {
  const program = readProperty(account, 'owner')
  const info = readProperty(readProperty(readProperty(account, 'data'), 'parsed'), 'info')
  const [mint, owner, state] = ['mint', 'owner', 'state'].map(name => readProperty(info, name))
  const amount = readProperty(readProperty(info, 'tokenAmount'), 'amount')
  if (typeof program !== 'string' || !tokenPrograms.includes(program)) return undefined
  if (typeof amount !== 'string' || !/^\d{1,20}$/.test(amount)) return undefined
  return { program, mint, owner, state, units: BigInt(amount) }
}
