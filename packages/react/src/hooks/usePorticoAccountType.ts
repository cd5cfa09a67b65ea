import { selectConnectedAccount, setAccountType } from '@portico/core'
import type { AccountType } from '@portico/core/adapter'
import { usePorticoStore } from './internal/usePorticoStore.js'
import { type NamedMutation, useNamedMutation } from './useMutation.js'

export type UsePorticoAccountTypeResult = NamedMutation<'setType', AccountType, void> & {
  /** The active account type, if the wallet reports it. */
  readonly type: AccountType | undefined
  /** The account types to choose from; empty if there is no choice. */
  readonly types: readonly AccountType[]
}

const none: readonly AccountType[] = []

/** The active account type of wallets that have a smart account beside the EOA, and a mutation that switches it. */
export function usePorticoAccountType(): UsePorticoAccountTypeResult {
  const account = usePorticoStore(state => selectConnectedAccount(state), Object.is, 'usePorticoAccountType')
  return {
    ...useNamedMutation('setType', (portico, type: AccountType) => setAccountType(portico, { type })),
    type: account?.accounts.find(({ address }) => address === account.address)?.type,
    types: account?.wallet.accountTypes ?? none,
  }
}
