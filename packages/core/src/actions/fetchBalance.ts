import type { Balance } from '../types/Account.js'
import type { ChainNamespace } from '../types/ChainNamespace.js'
import type { Portico } from '../types/Portico.js'

export interface FetchBalanceParameters {
  readonly namespace?: ChainNamespace | undefined
  /** Ask the chain even when a recent answer is known. */
  readonly force?: boolean | undefined
}

/** The native balance of the connected account; an answer of the last 30 s is used again, also after a reload. */
export async function fetchBalance(
  portico: Portico,
  parameters: FetchBalanceParameters = {},
): Promise<Balance> {
  const { readBalance } = await import('./readBalance.js')
  return readBalance(portico, parameters)
}
