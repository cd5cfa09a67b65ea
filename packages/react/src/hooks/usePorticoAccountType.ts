'use client'
import { selectConnectedAccount, setAccountType } from '@portico/core'
import type { AccountType } from '@portico/core/adapter'
import { usePorticoInstance, usePorticoStore } from './internal/usePorticoStore.js'
import { type Mutation, type MutationResult, useMutation } from './useMutation.js'

type SetType = Mutation<AccountType, void>

export type UsePorticoAccountTypeResult = Omit<SetType, 'state'> &
  MutationResult<void> & {
    /** The active account type, if the wallet reports it. */
    readonly type: AccountType | undefined
    /** The account types to choose from; empty if there is no choice. */
    readonly types: readonly AccountType[]
    readonly setType: SetType['mutate']
    readonly setTypeAsync: SetType['mutateAsync']
  }

const none: readonly AccountType[] = []

/** The active account type of wallets that have a smart account beside the EOA, and a mutation that switches it. */
export function usePorticoAccountType(): UsePorticoAccountTypeResult {
  const portico = usePorticoInstance('usePorticoAccountType')
  const account = usePorticoStore(state => selectConnectedAccount(state))
  const { state, mutate, mutateAsync }: SetType = useMutation(type => setAccountType(portico, { type }))
  return {
    ...state,
    mutate,
    mutateAsync,
    type: account?.accounts.find(({ address }) => address === account.address)?.type,
    types: account?.wallet.accountTypes ?? none,
    setType: mutate,
    setTypeAsync: mutateAsync,
  }
}
