import type { Network } from '@portico/core'
import { base58, base64 } from '@scure/base'
import { Keypair, SystemProgram, Transaction } from '@solana/web3.js'
import { describe, expect, it } from 'vitest'
import { createRequestWallet } from './createRequestWallet.js'

const pair = Keypair.generate()
const address = pair.publicKey.toBase58()
// The wallet on the other device was told its network when it was paired.
const network = {} as Network

function createTransfer(): Uint8Array {
  const transaction = new Transaction({
    feePayer: pair.publicKey,
    recentBlockhash: base58.encode(new Uint8Array(32)),
  })
  transaction.add(
    SystemProgram.transfer({ fromPubkey: pair.publicKey, toPubkey: pair.publicKey, lamports: 1 }),
  )
  return Uint8Array.from(transaction.serialize({ requireAllSignatures: false }))
}

function answering(answer: unknown) {
  const requests: unknown[] = []
  const wallet = createRequestWallet({
    async request(request) {
      requests.push(request)
      if (answer instanceof Error) throw answer
      return answer
    },
  })
  return { wallet, requests }
}

describe('a Solana wallet behind requests', () => {
  it('signs messages in base58 [W-29]', async () => {
    const { wallet, requests } = answering({ signature: base58.encode(new Uint8Array(64).fill(7)) })
    const message = new TextEncoder().encode('Hello')
    expect(await wallet.signMessage(address, message)).toEqual(new Uint8Array(64).fill(7))
    expect(requests).toEqual([
      { method: 'solana_signMessage', params: { message: base58.encode(message), pubkey: address } },
    ])
  })

  it('puts a lone signature into the transaction', async () => {
    const { wallet } = answering({ signature: base58.encode(new Uint8Array(64).fill(7)) })
    const [signed] = await wallet.signTransactions({ address, network, transactions: [createTransfer()] })
    expect(Transaction.from(signed ?? []).signature).toEqual(Buffer.alloc(64, 7))
  })

  it('takes a whole transaction where the wallet gives one', async () => {
    const transaction = createTransfer()
    const { wallet } = answering({ transaction: base64.encode(transaction) })
    expect(await wallet.signTransactions({ address, network, transactions: [transaction] })).toEqual([
      transaction,
    ])
  })

  it('hands the options of sending over, and nothing that was not given', async () => {
    const { wallet, requests } = answering({ signature: base58.encode(new Uint8Array(64).fill(7)) })
    await wallet.signAndSend?.({ address, network, transaction: createTransfer(), skipPreflight: true })
    expect(requests).toMatchObject([{ params: { sendOptions: { skipPreflight: true } } }])
  })

  it.each([null, {}, { signature: 1 }, { signature: 'not base58!' }, 'text'])(
    'refuses %j for a signature',
    async answer => {
      const { wallet } = answering(answer)
      await expect(wallet.signMessage(address, new Uint8Array(1))).rejects.toMatchObject({
        code: 'malformed_answer',
      })
    },
  )

  it('makes a rejection of the other device one of the kit’s errors', async () => {
    const { wallet } = answering(Object.assign(new Error('User rejected.'), { code: 5000 }))
    await expect(wallet.connect({ silent: true })).rejects.toMatchObject({ name: 'PorticoError' })
  })
})
