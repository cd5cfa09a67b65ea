import { hex } from '@scure/base'
import { describe, expect, it } from 'vitest'
import { getHolder } from '../../test/createBitcoinWorld.js'
import { recipient } from '../../test/useBitcoinChains.js'
import { forms, useBitcoinWallet } from '../../test/useBitcoinWallet.js'

const { getChain, hasTransaction, connect } = useBitcoinWallet()

const getReceived = async () => {
  const answer = await (await fetch(`${getChain().url}/address/${recipient}`)).json()
  return answer.chain_stats.funded_txo_sum
}

describe('paying with a bitcoin wallet', () => {
  it.each(
    forms.flatMap(form => (['p2wpkh', 'p2sh'] as const).map(paymentType => [form, paymentType] as const)),
  )('pays in the form %s from a %s account [C-08]', async (form, paymentType) => {
    const { adapter, account } = await connect({ form, paymentType })
    const before = await getReceived()
    const id = await adapter.methods.sendTransfer?.({ ...account, recipient, amount: 12_345n })
    expect(await hasTransaction(id ?? '')).toBe(true)
    expect(await getReceived()).toBe(before + 12_345)
  })

  it.each(forms)('writes the memo, whether the form %s knows memos or not', async form => {
    const { adapter, account } = await connect({ form })
    const id = await adapter.methods.sendTransfer?.({
      ...account,
      recipient,
      amount: 9_000n,
      memo: 'Thanks',
      feeRate: 4,
    })
    const raw = await (await fetch(`${getChain().url}/tx/${id}/hex`)).text()
    expect(raw).toContain(hex.encode(new TextEncoder().encode('Thanks')))
  })

  it('pays from the payment account though the ordinals account is the chosen one [C-08] [K-11]', async () => {
    const { adapter, account, ordinals = '' } = await connect()
    const id = await adapter.sendTransaction({
      ...account,
      address: ordinals,
      transaction: { recipient, amount: 7_000n },
    })
    const { vin } = await (await fetch(`${getChain().url}/tx/${id}`)).json()
    expect(vin[0].prevout.scriptpubkey_address).toBe(getHolder())
  })

  it.each([
    [{ recipient: 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l', amount: 1_000n }],
    [{ recipient: 'somebody', amount: 1_000n }],
    [{ recipient, amount: 0n }],
    [{ recipient, amount: -1n }],
  ])('refuses to pay %o [R-20]', async transfer => {
    const { adapter, account } = await connect()
    await expect(adapter.methods.sendTransfer?.({ ...account, ...transfer })).rejects.toMatchObject({
      code: 'invalid_params',
    })
  })

  it.each(['short', 'null'] as const)('does not take an id that is %s for one', async transactionId => {
    for (const form of ['satsConnect', 'okx', 'unisat', 'leather'] as const) {
      const { adapter, account, control } = await connect({ form })
      control.answerWrongly({ transactionId })
      await expect(
        adapter.methods.sendTransfer?.({ ...account, recipient, amount: 5_000n }),
      ).rejects.toMatchObject({ code: 'malformed_transaction_hash' })
    }
  })
})
