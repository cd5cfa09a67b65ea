import type { ChainNamespace } from '../families/ChainNamespace.js'
import { getFamily } from '../families/Families.js'
import type { Portico } from '../runtime/Portico.js'
import { selectConnectedAccount, selectNetwork } from '../store/selectors.js'
import { isSameAddress } from '../utils/isSameAddress.js'
import { applyConnection } from './applyConnection.js'

export interface ChooseAccountParameters {
  /** One of the accounts that the connected wallet grants. */
  readonly address: string
  /** Default: the active family. */
  readonly namespace?: ChainNamespace | undefined
}

/** Selects another account of the wallet. No effect where wallets select it themselves (EVM, Solana, Cosmos). */
export function chooseAccount(portico: Portico, { address, namespace }: ChooseAccountParameters): void {
  const state = portico.store.get()
  const account = selectConnectedAccount(state, namespace)
  const network = account && selectNetwork(state, account.namespace)
  if (!account || !network) return
  const family = getFamily(state.families, account.namespace)
  const { connectorId, sessionId, accounts, wallet } = account
  if (!family.pageChoosesAccount) return
  if (!accounts.some(known => isSameAddress(family, known.address, address))) return
  applyConnection(
    portico,
    account.namespace,
    { connectorId, sessionId, accounts, wallet, address, chainId: network.id },
    { makeActive: false },
  )
}
