import type { Network } from '@portico/core'
import { readProperty } from '@portico/core/adapter'
import { malformedResponse, PorticoError } from '@portico/protocol'
import type { CosmosRuntime } from '../CosmosRuntime.js'
import { fetchRest } from '../rest/fetchRest.js'

export interface Sequence {
  readonly accountNumber: bigint
  readonly sequence: bigint
}

/** Account number and sequence, which prevent replay. Vesting accounts nest them one or two levels deep. */
export async function readSequence(
  runtime: CosmosRuntime,
  network: Network,
  address: string,
): Promise<Sequence> {
  const path = `/cosmos/auth/v1beta1/accounts/${encodeURIComponent(address)}`
  let account = readProperty(await fetchRest(runtime, network, path), 'account')
  for (const key of ['base_vesting_account', 'base_account']) account = readProperty(account, key) ?? account
  const [accountNumber, sequence] = ['account_number', 'sequence'].map(key => readProperty(account, key))
  if (!isCount(accountNumber) || !isCount(sequence))
    throw new PorticoError(malformedResponse, { context: { url: path } })
  return { accountNumber: BigInt(accountNumber), sequence: BigInt(sequence) }
}

function isCount(value: unknown): value is string {
  return typeof value === 'string' && /^\d{1,20}$/.test(value)
}
