'use client'
import { type AccountType, selectConnectedAccount, setAccountType } from '@portico/core'
import { type MutationResult, useMutation } from './useMutation.js'
import { usePorticoInstance } from './usePorticoInstance.js'
import { usePorticoStore } from './usePorticoStore.js'

export interface UsePorticoAccountTypeResult {
  /** The kind of the account in use, where the wallet says it. */
  readonly type: AccountType | undefined
  /** The kinds between which visitors can choose; none where there is no choice. */
  readonly types: readonly AccountType[]
  /** The state of the change. */
  readonly changing: MutationResult<void>
  readonly setType: (type: AccountType) => void
}

const none: readonly AccountType[] = []

/** Which of their accounts the visitor uses, in wallets that have a smart account beside the one of the key. */
export function usePorticoAccountType(): UsePorticoAccountTypeResult {
  const portico = usePorticoInstance('usePorticoAccountType')
  const account = usePorticoStore(state => selectConnectedAccount(state))
  const { mutate, state } = useMutation<AccountType, void>(type => setAccountType(portico, { type }))
  return {
    type: account?.accounts.find(({ address }) => address === account.address)?.type,
    types: account?.wallet.accountTypes ?? none,
    changing: state,
    setType: type => mutate(type),
  }
}
