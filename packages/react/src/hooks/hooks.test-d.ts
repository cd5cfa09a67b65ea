import type { AccountUser } from '@portico/core/adapter'
import { describe, expectTypeOf, it } from 'vitest'
import { usePorticoAccount } from './usePorticoAccount.js'
import { usePorticoBuy } from './usePorticoBuy.js'
import { usePorticoPay } from './usePorticoPay.js'
import { usePorticoRequest } from './usePorticoRequest.js'
import { usePorticoSend } from './usePorticoSend.js'
import { usePorticoSendTransaction } from './usePorticoSendTransaction.js'
import { usePorticoSignMessage } from './usePorticoSignMessage.js'
import { usePorticoSwap } from './usePorticoSwap.js'

describe('usePorticoAccount', () => {
  it('has an address where the status says so', () => {
    const account = usePorticoAccount()
    expectTypeOf(account.address).toEqualTypeOf<string | undefined>()
    if (account.status === 'connected') expectTypeOf(account.address).toEqualTypeOf<string>()
    if (account.status === 'reconnecting') expectTypeOf(account.address).toEqualTypeOf<string>()
    if (account.status === 'disconnected') expectTypeOf(account.address).toEqualTypeOf<undefined>()
    if (account.isConnected) expectTypeOf(account.address).toEqualTypeOf<string>()
  })

  it('says who logged in, where somebody did', () => {
    const { embeddedWalletInfo } = usePorticoAccount()
    expectTypeOf(embeddedWalletInfo?.user.email).toEqualTypeOf<string | undefined>()
    // @ts-expect-error nobody may have
    expectTypeOf(embeddedWalletInfo.user).toEqualTypeOf<AccountUser>()
  })

  it('has addresses of the family that is named', () => {
    const account = usePorticoAccount({ namespace: 'eip155' })
    expectTypeOf(account.address).toEqualTypeOf<`0x${string}` | undefined>()
    expectTypeOf(account.namespace).toEqualTypeOf<'eip155'>()
    expectTypeOf(account.allAccounts[0]?.address).toEqualTypeOf<`0x${string}` | undefined>()
    expectTypeOf(account.allAccounts[0]?.type).toEqualTypeOf<'eoa' | 'smartAccount' | undefined>()
  })
})

describe('hooks that ask a wallet', () => {
  it('take and answer the types of the family that is named', () => {
    const evm = usePorticoSignMessage({ namespace: 'eip155' })
    expectTypeOf(evm.data).toEqualTypeOf<`0x${string}` | undefined>()
    expectTypeOf(usePorticoSignMessage().signMessageAsync({ message: '' })).resolves.toEqualTypeOf<string>()
    const solana = usePorticoSendTransaction({ namespace: 'solana' })
    solana.sendTransaction({ transaction: new Uint8Array(), skipPreflight: true })
    // @ts-expect-error what eip155 sends is not what solana sends
    solana.sendTransaction({ to: '0x1', value: 1n })
    const psbt = usePorticoRequest({ namespace: 'bip122', method: 'signPsbt' })
    expectTypeOf(psbt.requestAsync({ psbt: '' })).resolves.toHaveProperty('psbt')
    // @ts-expect-error a method of another family
    usePorticoRequest({ namespace: 'bip122', method: 'signTypedData' })
  })
})

describe('hooks of the flows', () => {
  it('have a status, the data of the outcome, and functions for a form', () => {
    const send = usePorticoSend()
    expectTypeOf(send.status).toEqualTypeOf<
      'draft' | 'checking' | 'checked' | 'confirming' | 'submitted' | 'done' | 'failed' | 'unknown'
    >()
    expectTypeOf(send.data).toEqualTypeOf<string | undefined>()
    expectTypeOf(send.check()).resolves.toEqualTypeOf<boolean>()
    send.edit({ amount: '1', receiver: 'ada.eth' })
    // @ts-expect-error a draft has no such field
    send.edit({ to: 'ada.eth' })
    expectTypeOf(usePorticoSwap().quote).toEqualTypeOf<bigint | undefined>()
    expectTypeOf(usePorticoSwap().confirm()).resolves.toEqualTypeOf<void>()
    expectTypeOf(usePorticoBuy().data).toEqualTypeOf<string | undefined>()
  })

  it('keep a payment as the state of a mutation, beside the payment that is shown', () => {
    const { status, data, payment } = usePorticoPay()
    expectTypeOf(status).toEqualTypeOf<'idle' | 'pending' | 'success' | 'error'>()
    expectTypeOf(data?.transaction).toEqualTypeOf<string | undefined>()
    expectTypeOf(payment?.status).toEqualTypeOf<
      'checked' | 'confirming' | 'submitted' | 'done' | 'failed' | 'unknown' | 'expired' | undefined
    >()
  })
})
