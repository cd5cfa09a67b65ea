import { testAccounts } from '@portico/testing'
import {
  type BitcoinFormName,
  createBitcoinAccount,
  createMockBitcoinWallet,
  type PaymentType,
} from '@portico/testing/bitcoin-wallet'
import type { StandardAccount } from '@portico/testing/solana-wallet'
import { base64, hex } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Bitcoin, startBitcoin } from './startBitcoin.js'

const [first, second] = testAccounts
const { payment, ordinals } = createBitcoinAccount(first.privateKey)
const nested = createBitcoinAccount(first.privateKey, 'regtest', 'p2sh').payment
const recipient = createBitcoinAccount(second.privateKey).payment

let bitcoin: Bitcoin
beforeAll(async () => {
  bitcoin = await startBitcoin()
})
afterAll(() => bitcoin.stop())

const get = async (path: string) => (await fetch(`${bitcoin.url}${path}`)).json()
const broadcast = async (tx: Transaction) => {
  const response = await fetch(`${bitcoin.url}/tx`, { method: 'POST', body: hex.encode(tx.extract()) })
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return text
}

async function getBalance(address: string): Promise<number> {
  const { chain_stats } = await get(`/address/${address}`)
  return chain_stats.funded_txo_sum - chain_stats.spent_txo_sum
}

/** Spends what was just given to an address. */
function createSpend(from: typeof payment, { paid = 40_000n, claimed = 50_000n } = {}) {
  const txid = bitcoin.fund(from.address, 50_000n)
  const tx = new Transaction()
  const { script, type, shownKey, redeemScript } = from
  tx.addInput({
    txid,
    index: 0,
    witnessUtxo: { script, amount: claimed },
    ...(type === 'p2tr' && { tapInternalKey: shownKey }),
    ...(redeemScript && { redeemScript }),
  })
  tx.addOutput({ script: recipient.script, amount: paid })
  return tx
}

function signed(tx: Transaction, key: Uint8Array): Transaction {
  tx.sign(key)
  tx.finalize()
  return tx
}

describe('startBitcoin', () => {
  it.each([
    ['P2WPKH', payment],
    ['nested P2WPKH', nested],
    ['P2TR', ordinals],
  ])('takes a transaction that spends %s, once', async (_, from) => {
    const before = await getBalance(recipient.address)
    const tx = signed(createSpend(from), from.privateKey)
    const txid = await broadcast(tx)
    expect(txid).toBe(tx.id)
    expect(await getBalance(recipient.address)).toBe(before + 40_000)
    expect(await get(`/tx/${txid}`)).toMatchObject({ fee: 10_000, status: { confirmed: true } })
    await expect(broadcast(tx)).rejects.toThrow('missingorspent')
  })

  it('refuses wrong signatures, wrong amounts, and to pay out more than came in', async () => {
    const raw = Buffer.from(signed(createSpend(payment), payment.privateKey).extract())
    // Pays one satoshi more than was signed for.
    raw[raw.indexOf(Buffer.from([0x40, 0x9c, 0, 0, 0, 0, 0, 0]))] = 0x41
    const response = await fetch(`${bitcoin.url}/tx`, { method: 'POST', body: raw.toString('hex') })
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('script-verify')
    // The signature commits to the amount, so lying about it fails.
    await expect(
      broadcast(signed(createSpend(payment, { claimed: 60_000n }), payment.privateKey)),
    ).rejects.toThrow('script-verify')
    await expect(
      broadcast(signed(createSpend(ordinals, { claimed: 60_000n }), ordinals.privateKey)),
    ).rejects.toThrow('Schnorr')
    await expect(
      broadcast(signed(createSpend(payment, { claimed: 60_000n, paid: 55_000n }), payment.privateKey)),
    ).rejects.toThrow('in-belowout')
    await expect(
      broadcast(signed(createSpend(payment, { paid: 49_999n }), payment.privateKey)),
    ).rejects.toThrow('min relay fee')
  })

  it('has a faucet, fees and a height', async () => {
    const before = Number(await (await fetch(`${bitcoin.url}/blocks/tip/height`)).text())
    const given = await fetch(`${bitcoin.url}/faucet`, {
      method: 'POST',
      body: JSON.stringify({ address: ordinals.address, amount: 1234 }),
    })
    const { txid } = await given.json()
    expect(await get(`/address/${ordinals.address}/utxo`)).toContainEqual(
      expect.objectContaining({ txid, vout: 0, value: 1234 }),
    )
    expect(Number(await (await fetch(`${bitcoin.url}/blocks/tip/height`)).text())).toBe(before + 1)
    expect(await get('/fee-estimates')).toMatchObject({ '1': expect.any(Number) })
  })
})

/** The little that each form needs to connect, sign a PSBT and send. */
interface AnyForm {
  connect(): Promise<unknown>
  signPsbt(psbt: Uint8Array, index: number): Promise<Uint8Array>
  send(to: string, satoshis: number): Promise<unknown>
}

type Call = (...args: unknown[]) => Promise<unknown>

function drive(form: BitcoinFormName, provider: object): AnyForm {
  // Each form in the words of its own wallets; a wrong one fails its test.
  const calls = provider as Record<string, Call> & { features: Record<string, Record<string, Call>> }
  const request = async (method: string, params: unknown) => {
    const answer = (await calls.request?.(method, params)) as { result: never; error?: unknown } | undefined
    if (answer?.error) throw answer.error
    return answer?.result as unknown as Record<string, string>
  }
  const getHex = async (text: unknown) => hex.decode(String(text))
  switch (form) {
    case 'standard': {
      let account: StandardAccount | undefined
      return {
        async connect() {
          const answer = await calls.features['bitcoin:connect']?.connect?.({
            purposes: ['payment', 'ordinals'],
          })
          const { accounts } = answer as { accounts: readonly StandardAccount[] }
          account = accounts[0]
          return accounts.map(({ address }) => address)
        },
        async signPsbt(psbt, index) {
          const inputsToSign = [{ account, signingIndexes: [index] }]
          const answer = await calls.features['bitcoin:signTransaction']?.signTransaction?.({
            psbt,
            inputsToSign,
          })
          return (answer as [{ signedPsbt: Uint8Array }])[0].signedPsbt
        },
        send: async () => undefined,
      }
    }
    case 'satsConnect':
      return {
        async connect() {
          const { addresses } = await request('wallet_connect', { addresses: ['payment', 'ordinals'] })
          return (addresses as unknown as { address: string }[]).map(({ address }) => address)
        },
        async signPsbt(psbt, index) {
          const signInputs = { [payment.address]: [index] }
          const answer = await request('signPsbt', { psbt: base64.encode(psbt), signInputs })
          return base64.decode(answer.psbt ?? '')
        },
        send: async (address, amount) =>
          (await request('sendTransfer', { recipients: [{ address, amount }] })).txid,
      }
    case 'leather':
      return {
        async connect() {
          const { addresses } = await request('getAddresses', undefined)
          return (addresses as unknown as { address: string }[]).map(({ address }) => address)
        },
        signPsbt: async (psbt, index) =>
          getHex((await request('signPsbt', { hex: hex.encode(psbt), signAtIndex: index })).hex),
        send: async (address, amount) =>
          (await request('sendTransfer', { recipients: [{ address, amount: String(amount) }] })).txid,
      }
    default:
      return {
        connect: async () => calls.requestAccounts?.(),
        signPsbt: async (psbt, index) =>
          getHex(
            await calls.signPsbt?.(hex.encode(psbt), { autoFinalized: false, toSignInputs: [{ index }] }),
          ),
        send: async (address, amount) => calls.sendBitcoin?.(address, amount),
      }
  }
}

describe.each(['standard', 'satsConnect', 'okx', 'unisat', 'leather'] as const)(
  'a mock Bitcoin wallet in the form %s',
  form => {
    const setUp = (paymentType: PaymentType = 'p2wpkh') => {
      const { provider, control } = createMockBitcoinWallet({ form, url: bitcoin.url, paymentType })
      return { ...drive(form, provider), control }
    }

    it('connects, signs the chosen input and pays', async () => {
      const { connect, signPsbt, send } = setUp()
      expect(await connect()).toEqual(expect.arrayContaining([payment.address]))
      const psbt = createSpend(payment).toPSBT()
      const answer = Transaction.fromPSBT(await signPsbt(psbt, 0))
      answer.finalize()
      await broadcast(answer)
      if (form === 'standard') return
      const before = await getBalance(recipient.address)
      bitcoin.fund(payment.address, 100_000n)
      expect(await send(recipient.address, 7_000)).toMatch(/^[0-9a-f]{64}$/)
      expect(await getBalance(recipient.address)).toBe(before + 7_000)
    })

    it('rejects, and answers wrongly when told to', async () => {
      const { connect, signPsbt, control } = setUp()
      control.reject()
      const rejection = await connect().catch((error: unknown) => error)
      expect(JSON.stringify(rejection)).toMatch(/4001|-32000/)
      await connect()
      const psbt = createSpend(payment).toPSBT()
      control.answerWrongly({ psbt: 'unsigned' })
      expect(await signPsbt(psbt, 0)).toEqual(psbt)
      control.answerWrongly({ psbt: 'changed' })
      const changed = Transaction.fromPSBT(await signPsbt(psbt, 0))
      expect(changed.getOutput(0).script).not.toEqual(recipient.script)
    })
  },
)
