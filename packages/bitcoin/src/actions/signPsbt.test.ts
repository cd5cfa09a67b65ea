import { base64 } from '@scure/base'
import { Address, OutScript, TEST_NETWORK, Transaction } from '@scure/btc-signer'
import { describe, expect, it } from 'vitest'
import { recipient } from '../../test/useBitcoinChains.js'
import { forms, useBitcoinWallet } from '../../test/useBitcoinWallet.js'

const { getChain, hasTransaction, connect } = useBitcoinWallet()

/** Spends one output of each address. */
function createPsbt(...addresses: readonly string[]): string {
  const tx = new Transaction()
  const coder = Address(TEST_NETWORK)
  for (const address of addresses) {
    const script = OutScript.encode(coder.decode(address))
    const txid = getChain().fund(address, 50_000n)
    tx.addInput({ txid, index: 0, witnessUtxo: { script, amount: 50_000n } })
  }
  tx.addOutputAddress(recipient, BigInt(addresses.length) * 50_000n - 5_000n, TEST_NETWORK)
  return base64.encode(tx.toPSBT())
}

const read = (psbt = '') => Transaction.fromPSBT(base64.decode(psbt), { allowUnknownInputs: true })

describe('signing a PSBT with a bitcoin wallet', () => {
  it.each(forms)('signs in the form %s, and sends when told to [C-08]', async form => {
    const { adapter, account } = await connect({ form })
    const signed = await adapter.methods.signPsbt?.({ ...account, psbt: createPsbt(account.address) })
    expect(signed?.transactionId).toBeUndefined()
    expect(read(signed?.psbt).getInput(0).partialSig).toHaveLength(1)
    const psbt = createPsbt(account.address)
    const sent = await adapter.methods.signPsbt?.({ ...account, psbt, broadcast: true })
    expect(await hasTransaction(sent?.transactionId ?? '')).toBe(true)
  })

  it.each(['standard', 'satsConnect', 'leather'] as const)(
    'signs the inputs that were chosen and no others in the form %s [C-08]',
    async form => {
      const { adapter, account, ordinals = '' } = await connect({ form })
      const signed = await adapter.methods.signPsbt?.({
        ...account,
        psbt: createPsbt(account.address, ordinals, account.address),
        inputs: [{ address: ordinals, indexes: [1] }, { indexes: [2] }],
      })
      const tx = read(signed?.psbt)
      expect(tx.getInput(0).partialSig).toBeUndefined()
      expect(tx.getInput(1).tapKeySig).toHaveLength(64)
      expect(tx.getInput(2).partialSig).toHaveLength(1)
    },
  )

  it('has an input signed with the signature hash that was chosen [C-08]', async () => {
    const { adapter, account } = await connect()
    const inputs = [{ indexes: [0], sighashTypes: [0x81] }]
    const signed = await adapter.methods.signPsbt?.({ ...account, psbt: createPsbt(account.address), inputs })
    const [pair] = read(signed?.psbt).getInput(0).partialSig ?? []
    expect(pair?.[1].at(-1)).toBe(0x81)
  })

  /** Broadcasts through a server that answers so. */
  async function broadcast(status: number, text: string) {
    let submissions = 0
    const { adapter, account } = await connect({}, async (input, init) => {
      if (init?.method !== 'POST') return fetch(input, init)
      submissions++
      return new Response(text, { status })
    })
    const psbt = createPsbt(account.address)
    const sending = adapter.methods.signPsbt?.({ ...account, psbt, broadcast: true })
    return { outcome: sending, countSubmissions: () => submissions }
  }

  it.each([429, 500, 502, 503])(
    'submits once and does not know the outcome after a %i [RD18]',
    async status => {
      const { outcome, countSubmissions } = await broadcast(status, 'Busy')
      await expect(outcome).rejects.toMatchObject({ code: 'submission_unknown' })
      expect(countSubmissions()).toBe(1)
    },
  )

  it('tells what the node rejects, after which nothing was sent', async () => {
    const text = 'sendrawtransaction RPC error: {"code":-26,"message":"min relay fee not met"}'
    const { outcome } = await broadcast(400, text)
    await expect(outcome).rejects.toMatchObject({
      code: 'transaction_rejected',
      message: expect.stringContaining('min relay fee not met'),
      nothingSent: true,
    })
  })

  it('takes a transaction that is in a block already for submitted', async () => {
    const text = 'sendrawtransaction RPC error: {"code":-27,"message":"Transaction already in block chain"}'
    const { outcome } = await broadcast(400, text)
    await expect(outcome).resolves.toMatchObject({ transactionId: expect.stringMatching(/^[0-9a-f]{64}$/) })
  })

  it.each([
    ['unsigned', 'malformed_signature'],
    ['changed', 'transaction_altered'],
    ['empty', 'malformed_answer'],
    ['text', 'malformed_answer'],
  ] as const)('never takes one that comes back %s for a signed one', async (psbt, code) => {
    for (const form of forms) {
      const { adapter, account, control } = await connect({ form })
      control.answerWrongly({ psbt })
      const asked = { ...account, psbt: createPsbt(account.address) }
      await expect(adapter.methods.signPsbt?.(asked)).rejects.toMatchObject({ code })
      await expect(adapter.methods.signPsbt?.({ ...asked, broadcast: true })).rejects.toMatchObject({ code })
    }
  })

  it('refuses what makes no sense before the wallet sees it', async () => {
    const { adapter, account, control } = await connect()
    const before = control.requests().length
    const psbt = createPsbt(account.address)
    const wrong = [
      { psbt: 'bm8=' },
      { psbt: '' },
      { psbt, inputs: [] },
      { psbt, inputs: [{ indexes: [1] }] },
      { psbt, inputs: [{ indexes: [0, 0] }] },
      { psbt: createPsbt(recipient) },
    ]
    for (const parameters of wrong) {
      await expect(adapter.methods.signPsbt?.({ ...account, ...parameters })).rejects.toMatchObject({
        code: 'invalid_params',
      })
    }
    await expect(
      adapter.methods.signPsbt?.({ ...account, psbt, inputs: [{ address: recipient, indexes: [0] }] }),
    ).rejects.toMatchObject({ code: 'unauthorized' })
    expect(control.requests()).toHaveLength(before)
  })
})
