import { describe, expectTypeOf, it } from 'vitest'
import { requestWallet } from '../connection/requestWallet.js'
import { sendCalls } from '../connection/sendCalls.js'
import { sendTransaction } from '../connection/sendTransaction.js'
import { signMessage } from '../connection/signMessage.js'
import { signTypedData } from '../connection/signTypedData.js'
import type { Portico } from '../runtime/Portico.js'
import type { Adapter, AdapterFactory } from './adapter/Adapter.js'
import type { SignedPsbt } from './bip122/Bip122Types.js'
import type { ChainNamespace } from './ChainNamespace.js'
import type { NamespaceWith } from './methods.js'

declare const portico: Portico
const bytes = new Uint8Array()
const typedData = { domain: {}, types: {}, primaryType: 'A', message: {} }

describe('what a family is asked', () => {
  it('takes and answers the types of the family that is named', () => {
    expectTypeOf(
      signMessage(portico, { namespace: 'eip155', message: '' }),
    ).resolves.toEqualTypeOf<`0x${string}`>()
    expectTypeOf(
      signMessage(portico, { namespace: 'solana', message: bytes }),
    ).resolves.toEqualTypeOf<string>()
    expectTypeOf(
      sendTransaction(portico, { namespace: 'eip155', to: '0x1', value: 1n }),
    ).resolves.toEqualTypeOf<`0x${string}`>()
    expectTypeOf(
      sendTransaction(portico, {
        namespace: 'solana',
        transaction: bytes,
        preflightCommitment: 'singleGossip',
      }),
    ).resolves.toEqualTypeOf<string>()
    expectTypeOf(sendTransaction(portico, { to: '0x1', value: 1n })).resolves.toEqualTypeOf<string>()
    expectTypeOf(
      requestWallet(portico, { namespace: 'solana', method: 'signAllTransactions', transactions: [bytes] }),
    ).resolves.toEqualTypeOf<readonly Uint8Array[]>()
    expectTypeOf(
      requestWallet(portico, {
        namespace: 'bip122',
        method: 'signPsbt',
        psbt: '',
        inputs: [{ indexes: [0] }],
      }),
    ).resolves.toEqualTypeOf<SignedPsbt>()
    expectTypeOf(
      requestWallet(portico, { namespace: 'polkadot', method: 'getSigner' }),
    ).resolves.toHaveProperty('signRaw')
  })

  it('does not compile where the family cannot do it', () => {
    // @ts-expect-error solana knows no typed data
    signTypedData(portico, { namespace: 'solana', typedData })
    // @ts-expect-error bip122 knows no batches
    sendCalls(portico, { namespace: 'bip122', calls: [] })
    // @ts-expect-error a method of another family
    requestWallet(portico, { namespace: 'solana', method: 'signPsbt', psbt: '' })
    // @ts-expect-error what eip155 sends is not what solana sends
    sendTransaction(portico, { namespace: 'solana', to: '0x1', value: 1n })
    // @ts-expect-error bytes are no message of eip155
    signMessage(portico, { namespace: 'eip155', message: bytes })
    // @ts-expect-error a parameter is missing
    requestWallet(portico, { namespace: 'cosmos', method: 'signDirect' })
  })

  it('names the families that know a method', () => {
    expectTypeOf<NamespaceWith<'signTypedData'>>().toEqualTypeOf<'eip155'>()
    expectTypeOf<NamespaceWith<'signPsbt'>>().toEqualTypeOf<'bip122'>()
    expectTypeOf<NamespaceWith<'nothing'>>().toBeNever()
  })
})

describe('an adapter', () => {
  it('of one family stands for an adapter of any', () => {
    expectTypeOf<Adapter<'eip155'>>().toExtend<Adapter>()
    expectTypeOf<Adapter<'solana'>>().toExtend<Adapter>()
    expectTypeOf<AdapterFactory<'cosmos'>>().toExtend<AdapterFactory>()
    expectTypeOf<'eip155' | 'solana' | 'bip122' | 'polkadot' | 'cosmos'>().toExtend<ChainNamespace>()
  })
})
