import { secp256k1 } from '@noble/curves/secp256k1.js'
import { type Bitcoin, startBitcoin } from '@portico/sandbox/bitcoin'
import { base64, hex } from '@scure/base'
import { Address, OutScript, p2wpkh, RawTx, Script, SigHash, Transaction } from '@scure/btc-signer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyBip322 } from '../../../../../packages/bitcoin/test/verifyBip322.ts'
import { verifyEcdsa } from '../../../../../packages/bitcoin/test/verifyEcdsa.ts'
import { createFamilyVisit, deriveAccounts } from '../../../test/createFamilyVisit.ts'
import { createRoot } from '../../keys/splitRoot.ts'
import { bitcoin } from './calls/bitcoin.ts'
import { getBitcoinNetwork } from './derive/bitcoinNetworks.ts'
import { assertUsualSigHash, readPsbt } from './sign/signPsbt.ts'

const mainnet = 'bip122:000000000019d6689c085ae165831e93'
const regtest = 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328'

/** The words of the specifications: abandon, eleven times, about. */
const publishedRoot = new Uint8Array(16)

const stranger = p2wpkh(
  secp256k1.getPublicKey(new Uint8Array(32).fill(7)),
  getBitcoinNetwork(regtest).prefixes,
)

async function visit(network: typeof mainnet | typeof regtest = regtest, url?: string) {
  const visitor = await createFamilyVisit(bitcoin, createRoot(), network, url)
  const [payment, ordinal] = visitor.accounts
  if (!payment || !ordinal) throw new Error('There are no accounts.')
  return { ...visitor, payment, ordinal }
}

type Visit = Awaited<ReturnType<typeof visit>>

interface MadeInput {
  readonly of: 'payment' | 'ordinal' | 'stranger'
  readonly amount: bigint
  readonly sighashType?: number
  readonly isProven?: boolean
}

interface MadeOutput {
  readonly to: 'payment' | 'ordinal' | 'stranger' | Uint8Array
  readonly amount: bigint
}

/** What outputs to an address say. */
const scriptOf = (address: string) =>
  OutScript.encode(Address(getBitcoinNetwork(regtest).prefixes).decode(address))

/** A transaction as a site would build it, of outputs that were made before. */
function build({ payment, ordinal }: Visit, inputs: readonly MadeInput[], outputs: readonly MadeOutput[]) {
  const scripts = {
    payment: scriptOf(payment.address),
    ordinal: scriptOf(ordinal.address),
    stranger: stranger.script,
  }
  const transaction = new Transaction({ allowUnknownOutputs: true })
  for (const [place, { of, amount, sighashType, isProven }] of inputs.entries()) {
    const script = scripts[of]
    const made = new Transaction({ allowUnknownInputs: true })
    made.addInput({ txid: new Uint8Array(32).fill(place + 1), index: 0 })
    made.addOutput({ script, amount })
    transaction.addInput({
      txid: made.id,
      index: 0,
      ...(isProven ? { nonWitnessUtxo: RawTx.decode(made.unsignedTx) } : { witnessUtxo: { script, amount } }),
      ...(sighashType !== undefined && { sighashType }),
    })
  }
  for (const { to, amount } of outputs)
    transaction.addOutput({ script: typeof to === 'string' ? scripts[to] : to, amount })
  return base64.encode(transaction.toPSBT())
}

/** Throws unless every input has what it needs, signatures included. */
function finish(psbt: string) {
  const transaction = readPsbt(psbt)
  transaction.finalize()
  return transaction
}

describe('the accounts of Bitcoin', () => {
  it('are those that BIP-84 and BIP-86 print for their words [C-08]', async () => {
    const accounts = await deriveAccounts(bitcoin, publishedRoot, mainnet)
    expect(accounts).toEqual([
      {
        address: 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu',
        type: 'payment',
        publicKey: '0330d54fd0dd420a6e5f8d3624f5f3482cae350f79d5f0753bf5beef9c2d91af3c',
      },
      {
        address: 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr',
        type: 'ordinal',
        publicKey: 'cc8a4bc64d897bddc5fbc2f670f7a8ba0b386779106cf1223c6fc5d7cd6fc115',
      },
    ])
  })

  it('are others where coins are worth nothing', async () => {
    const accounts = await deriveAccounts(bitcoin, publishedRoot, regtest)
    expect(accounts.map(({ address }) => address.slice(0, 6))).toEqual(['bcrt1q', 'bcrt1p'])
    expect(accounts[0]?.publicKey).not.toMatch(/^0330d54f/)
  })

  it('are none on a chain whose addresses are not known [SX05]', async () => {
    const network = `bip122:${'1a'.repeat(16)}` as const
    await expect(deriveAccounts(bitcoin, publishedRoot, network, undefined)).rejects.toMatchObject({
      code: 'network_not_served',
    })
  })
})

describe('messages of Bitcoin', () => {
  it('are signed in either way, as others verify it [C-08]', async () => {
    const { agree, payment, ordinal } = await visit(mainnet)
    const message = 'hello from shop.example'
    const account = payment.address
    const old = await agree('signMessage', { account, message, protocol: 'ecdsa' })
    expect(old.shown).toMatchObject({ title: 'signMessage', place: 'frame', message, network: 'Bitcoin' })
    const { signature } = old.answer as { signature: string }
    expect(verifyEcdsa(account, message, signature)).toBe(true)
    for (const address of [account, ordinal.address]) {
      const signed = await agree('signMessage', { account, address, message, protocol: 'bip322' })
      const answer = signed.answer as { address: string; signature: string }
      expect(answer.address).toBe(address)
      expect(verifyBip322(address, message, answer.signature)).toBe(true)
      expect(verifyBip322(address, `${message}!`, answer.signature)).toBe(false)
    }
  })

  it('are refused for an address of somebody else, and in the old way for Taproot', async () => {
    const { prepare, payment, ordinal } = await visit()
    const message = 'hi'
    await expect(prepare('signMessage', { account: stranger.address ?? '', message })).rejects.toMatchObject({
      code: 'unauthorized',
    })
    await expect(
      prepare('signMessage', {
        account: payment.address,
        address: ordinal.address,
        message,
        protocol: 'ecdsa',
      }),
    ).rejects.toMatchObject({ code: 'invalid_params' })
  })

  it('are no sign-in for another site [SX01]', async () => {
    const { prepare, payment } = await visit()
    const message = `evil.example wants you to sign in with your Bitcoin account:\n${payment.address}`
    await expect(prepare('signMessage', { account: payment.address, message })).rejects.toMatchObject({
      code: 'site_mismatch',
    })
  })
})

describe('transactions of Bitcoin', () => {
  it('are shown with what leaves, what comes back and the fee, and signed as they were shown', async () => {
    const visitor = await visit()
    const { payment } = visitor
    const psbt = build(
      visitor,
      [{ of: 'payment', amount: 100_000n }],
      [
        { to: 'stranger', amount: 60_000n },
        { to: Script.encode(['RETURN', new TextEncoder().encode('order 7')]), amount: 0n },
        { to: 'payment', amount: 39_000n },
      ],
    )
    const { shown, answer } = await visitor.agree('signPsbt', { account: payment.address, psbt })
    expect(shown).toMatchObject({
      title: 'signTransaction',
      place: 'window',
      network: 'Bitcoin Regtest',
      warnings: [],
      groups: [
        [
          { label: 'leaves', value: '0.0006 tBTC', form: 'amount' },
          { label: 'to', value: stranger.address, form: 'code' },
        ],
        [{ label: 'memo', value: 'order 7' }],
        [
          { label: 'comesBack', value: '0.00039 tBTC', form: 'amount' },
          { label: 'to', value: payment.address, form: 'code' },
        ],
        [{ label: 'feeUpTo', value: '0.00001 tBTC' }],
      ],
    })
    const signed = finish((answer as { psbt: string }).psbt)
    expect(shown.raw).toBe(hex.encode(readPsbt(psbt).unsignedTx))
    expect(hex.encode(signed.unsignedTx)).toBe(shown.raw)
  })

  it('mark a fee that is high, or more than what is paid [RD17]', async () => {
    const visitor = await visit()
    const read = async (amount: bigint, paid: bigint) => {
      const psbt = build(visitor, [{ of: 'payment', amount }], [{ to: 'stranger', amount: paid }])
      const { shown } = await visitor.prepare('signPsbt', { account: visitor.payment.address, psbt })
      return shown.warnings
    }
    expect(await read(10_100_000n, 10_000_000n)).toEqual(['warnFee'])
    expect(await read(10_099_999n, 10_000_000n)).toEqual([])
    expect(await read(10_000_000n, 1000n)).toEqual(['warnFee'])
    expect(await read(19_999n, 9_999n)).toEqual(['warnFee'])
    expect(await read(19_998n, 9_999n)).toEqual([])
  })

  it('of which others pay a part say what is left of it for the visitor, and warn of inscriptions', async () => {
    const visitor = await visit()
    const psbt = build(
      visitor,
      [
        { of: 'ordinal', amount: 10_000n },
        { of: 'stranger', amount: 90_000n },
      ],
      [
        { to: 'payment', amount: 80_000n },
        { to: 'stranger', amount: 19_000n },
      ],
    )
    const { shown, answer } = await visitor.agree('signPsbt', { account: visitor.payment.address, psbt })
    expect(shown.totals).toEqual([{ label: 'arrives', value: '0.0007 tBTC', form: 'amount' }])
    expect(shown.warnings).toEqual(['warnInscriptions'])
    expect(shown.groups).toContainEqual([{ label: 'othersPay', value: '0.0009 tBTC', form: 'amount' }])
    expect(shown.groups[1]?.[0]).toMatchObject({ label: 'isPaid' })
    const signed = readPsbt((answer as { psbt: string }).psbt)
    expect(signed.getInput(0).tapKeySig).toHaveLength(64)
    expect(signed.getInput(1).partialSig).toBeUndefined()
  })

  it('do not make an output ours by what a PSBT says of it', async () => {
    const visitor = await visit()
    const { payment } = visitor
    const plain = readPsbt(
      build(visitor, [{ of: 'payment', amount: 50_000n }], [{ to: 'stranger', amount: 49_000n }]),
    )
    const claimed = { fingerprint: 1, path: [84 + 0x8000_0000, 0x8000_0001, 0x8000_0000, 1, 0] }
    plain.updateOutput(0, { bip32Derivation: [[hex.decode(payment.publicKey ?? ''), claimed]] })
    const psbt = base64.encode(plain.toPSBT())
    const { shown } = await visitor.prepare('signPsbt', { account: payment.address, psbt })
    expect(shown.groups[0]?.[0]).toMatchObject({ label: 'leaves' })
  })

  it('may be signed for the whole transaction, which is the default of taproot alone', () => {
    for (const type of ['payment', 'ordinal'] as const)
      for (const sigHash of [undefined, SigHash.ALL]) assertUsualSigHash(sigHash, type)
    assertUsualSigHash(SigHash.DEFAULT, 'ordinal')
    expect(() => assertUsualSigHash(SigHash.DEFAULT, 'payment')).toThrow(
      'Only sighash types that cover the whole transaction are supported.',
    )
  })

  it.each([SigHash.NONE, SigHash.SINGLE, SigHash.ALL_ANYONECANPAY, SigHash.SINGLE_ANYONECANPAY])(
    'are refused with the signature of kind %i, under which others could change them',
    async sighashType => {
      const visitor = await visit()
      const outputs = [{ to: 'stranger', amount: 1000n }] as const
      const account = visitor.payment.address
      const inside = build(visitor, [{ of: 'payment', amount: 2000n, sighashType }], outputs)
      await expect(visitor.prepare('signPsbt', { account, psbt: inside })).rejects.toMatchObject({
        code: 'invalid_params',
      })
      const psbt = build(visitor, [{ of: 'payment', amount: 2000n }], outputs)
      const signInputs = [{ index: 0, sighashTypes: [sighashType] }]
      await expect(visitor.prepare('signPsbt', { account, psbt, signInputs })).rejects.toMatchObject({
        code: 'invalid_params',
      })
      // Nor does the one who holds the keys, whatever was agreed to.
      const { toRequest, sign } = visitor
      const agreed = toRequest(await visitor.prepare('signPsbt', { account, psbt }))
      expect(() => sign({ ...agreed, items: [{ kind: 'bitcoin-psbt', psbt: inside, inputs: [0] }] })).toThrow(
        expect.objectContaining({ code: 'invalid_params' }),
      )
    },
  )

  it('warn where amounts cannot be proven that no signature covers', async () => {
    const visitor = await visit()
    const account = visitor.payment.address
    const outputs = [{ to: 'stranger', amount: 1000n }] as const
    const make = (isProven: boolean) =>
      build(
        visitor,
        [
          { of: 'payment', amount: 2000n, isProven },
          { of: 'payment', amount: 3000n, isProven },
        ],
        outputs,
      )
    const unproven = await visitor.prepare('signPsbt', { account, psbt: make(false) })
    expect(unproven.shown.warnings).toEqual(['warnUnproven'])
    expect((await visitor.prepare('signPsbt', { account, psbt: make(true) })).shown.warnings).toEqual([])
  })

  it('are refused where nothing is ours, an input is not, or more is paid out than comes in', async () => {
    const visitor = await visit()
    const account = visitor.payment.address
    const foreign = build(visitor, [{ of: 'stranger', amount: 2000n }], [{ to: 'stranger', amount: 1000n }])
    await expect(visitor.prepare('signPsbt', { account, psbt: foreign })).rejects.toMatchObject({
      code: 'invalid_params',
    })
    const signInputs = [{ index: 0 }]
    await expect(visitor.prepare('signPsbt', { account, psbt: foreign, signInputs })).rejects.toMatchObject({
      code: 'unauthorized',
    })
    const tooMuch = build(visitor, [{ of: 'payment', amount: 2000n }], [{ to: 'stranger', amount: 3000n }])
    await expect(visitor.prepare('signPsbt', { account, psbt: tooMuch })).rejects.toMatchObject({
      code: 'invalid_params',
    })
    const burnt = build(
      visitor,
      [{ of: 'payment', amount: 100_000_000n }],
      [{ to: 'stranger', amount: 1000n }],
    )
    await expect(visitor.prepare('signPsbt', { account, psbt: burnt })).rejects.toMatchObject({
      code: 'fee_too_high',
    })
    await expect(visitor.prepare('signPsbt', { account, psbt: 'bm8=' })).rejects.toMatchObject({
      code: 'invalid_params',
    })
  })

  it('are signed by nobody but the account that was shown', async () => {
    const visitor = await visit()
    const psbt = build(visitor, [{ of: 'payment', amount: 2000n }], [{ to: 'stranger', amount: 1000n }])
    const agreed = visitor.toRequest(
      await visitor.prepare('signPsbt', { account: visitor.payment.address, psbt }),
    )
    const other = await visit()
    expect(() => other.sign(agreed)).toThrow(expect.objectContaining({ code: 'login_changed' }))
    expect(() => visitor.sign({ ...agreed, network: mainnet })).toThrow(
      expect.objectContaining({ code: 'login_changed' }),
    )
    const message = { kind: 'evm-message', message: new Uint8Array(1) } as const
    expect(() => visitor.sign({ ...agreed, items: [message] })).toThrow(
      expect.objectContaining({ code: 'network_changed' }),
    )
  })
})

describe('payments in Bitcoin', () => {
  let chain: Bitcoin
  beforeAll(async () => {
    chain = await startBitcoin()
  })
  afterAll(() => chain?.stop())

  it('are put together, shown, signed and taken by the network [C-08]', async () => {
    const visitor = await visit(regtest, chain.url)
    const { payment } = visitor
    // Two, so that what each is worth has to be proven.
    chain.fund(payment.address, 30_000n)
    chain.fund(payment.address, 40_000n)
    const { shown, answer } = await visitor.agree('sendTransfer', {
      account: payment.address,
      recipientAddress: stranger.address ?? '',
      amount: '50000',
      memo: '6869',
    })
    expect(shown).toMatchObject({ title: 'sendTransaction', place: 'window', warnings: [] })
    expect(shown.groups[0]?.[0]).toMatchObject({ label: 'leaves', value: '0.0005 tBTC' })
    const { txid } = answer as { txid: string }
    expect(txid).toMatch(/^[\da-f]{64}$/)
    const unspent = await fetch(`${chain.url}/address/${stranger.address}/utxo`)
    expect(await unspent.json()).toEqual([expect.objectContaining({ txid, value: 50_000 })])
  })

  it('are refused where the network says something else of what is spent than the PSBT', async () => {
    const { prepare, payment } = await visit(regtest, chain.url)
    const account = payment.address
    const make = (inputs: readonly { txid: string; amount: bigint }[]) => {
      const transaction = new Transaction()
      for (const { txid, amount } of inputs)
        transaction.addInput({ txid, index: 0, witnessUtxo: { script: scriptOf(account), amount } })
      transaction.addOutput({ script: stranger.script, amount: 45_000n })
      return base64.encode(transaction.toPSBT())
    }
    const [first, second] = [chain.fund(account, 30_000n), chain.fund(account, 20_000_000n)]
    const honest = { txid: first, amount: 30_000n }
    // Most of the second would be a fee that nobody sees.
    const lie = make([honest, { txid: second, amount: 20_000n }])
    await expect(prepare('signPsbt', { account, psbt: lie })).rejects.toMatchObject({
      code: 'invalid_params',
    })
    const third = { txid: chain.fund(account, 20_000n), amount: 20_000n }
    expect((await prepare('signPsbt', { account, psbt: make([honest, third]) })).shown.warnings).toEqual([])
    // One that the network does not have is no lie, but nothing proves it.
    const missing = { txid: 'ab'.repeat(32), amount: 20_000n }
    const unproven = await prepare('signPsbt', { account, psbt: make([honest, missing]) })
    expect(unproven.shown.warnings).toEqual(['warnUnproven'])
  })

  it('are refused without enough money, to no address of the network, and out of the account for inscriptions', async () => {
    const { prepare, payment, ordinal } = await visit(regtest, chain.url)
    const pay = (account: string, recipientAddress: string) =>
      prepare('sendTransfer', { account, recipientAddress, amount: '50000' })
    const invalid = { code: 'invalid_params' }
    await expect(pay(payment.address, stranger.address ?? '')).rejects.toMatchObject(invalid)
    await expect(pay(payment.address, 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu')).rejects.toMatchObject(
      invalid,
    )
    await expect(pay(ordinal.address, stranger.address ?? '')).rejects.toMatchObject(invalid)
  })

  it('are refused where whoever serves the vault has named no node', async () => {
    const { prepare, payment } = await visit()
    const params = { account: payment.address, recipientAddress: stranger.address ?? '', amount: '1000' }
    await expect(prepare('sendTransfer', params)).rejects.toMatchObject({ code: 'network_not_served' })
  })
})
