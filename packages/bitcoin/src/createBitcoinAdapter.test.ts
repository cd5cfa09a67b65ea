import type { AccountParameters, Adapter } from '@portico/core'
import type { Bitcoin } from '@portico/testing/bitcoin'
import { createBitcoinAccount } from '@portico/testing/bitcoin-wallet'
import { createAdapterContext, createPage, describeAdapter, familyTraits } from '@portico/testing/conformance'
import { base64, hex } from '@scure/base'
import { Address, OutScript, TEST_NETWORK, Transaction } from '@scure/btc-signer'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  createBitcoinNetwork,
  createBitcoinWorld,
  getHolder,
  type MockOptions,
} from '../test/createBitcoinWorld.js'
import { recipient, useBitcoinChains } from '../test/useBitcoinChains.js'
import { verifyBip322 } from '../test/verifyBip322.js'
import { verifyEcdsa } from '../test/verifyEcdsa.js'
import { bitcoin } from './bitcoin.js'

const forms = ['standard', 'satsConnect', 'okx', 'unisat', 'leather'] as const

const { getChains, conformance, hasTransaction } = useBitcoinChains()
let chain: Bitcoin
beforeAll(() => {
  ;[chain] = getChains()
})

const traits = {
  standard: familyTraits.bip122,
  satsConnect: {
    ...familyTraits.bip122,
    listensTo: 'accountChange',
    locks: { no: 'a locked wallet of sats-connect prompts to be unlocked instead of granting nothing' },
  },
  okx: { ...familyTraits.bip122, listensTo: 'accountsChanged' },
  unisat: { ...familyTraits.bip122, listensTo: 'accountsChanged' },
  leather: {
    ...familyTraits.bip122,
    listensTo: { no: 'Leather has no events' },
    tellsAccounts: { no: 'Leather has no events' },
    forgets: { no: 'Leather has no call that gives access back' },
    locks: { no: 'a locked Leather prompts to be unlocked instead of granting nothing' },
  },
}

describe.each(forms)('the bitcoin adapter with a wallet of the form %s', form => {
  describeAdapter({
    ...conformance,
    traits: traits[form],
    createWorld() {
      const { page, control, info } = createBitcoinWorld(chain, { form })
      const names = {
        standard: { connectorId: info.name, name: info.name, imageUrl: info.icon },
        satsConnect: {
          connectorId: `${info.name.replace(/\W/g, '')}Providers.BitcoinProvider`,
          name: info.name,
          imageUrl: info.icon,
        },
        okx: { connectorId: 'com.okex.wallet', name: 'OKX Wallet' },
        unisat: { connectorId: 'io.unisat', name: 'UniSat' },
        leather: { connectorId: 'io.leather', name: 'Leather' },
      }
      return { page, wallet: { ...names[form], control } }
    },
  })
})

describe('the bitcoin adapter', () => {
  let world: ReturnType<typeof createBitcoinWorld>
  let adapter: Adapter<'bip122'>
  let account: AccountParameters

  function discover(page = world.page, networks = [createBitcoinNetwork(chain)] as const) {
    const test = createAdapterContext({ page, networks })
    const made = bitcoin().create(test.context)
    made.start()
    return { test, made }
  }

  async function connect(options: MockOptions = {}) {
    world = createBitcoinWorld(chain, options)
    const { test, made } = discover()
    adapter = made
    const [connector] = test.connectors()
    if (!connector) throw new Error('The wallet was not discovered.')
    const network = createBitcoinNetwork(chain)
    const connection = await adapter.connect({ connector, network })
    account = { connector, network, address: connection.accounts[0]?.address ?? '' }
    return connection
  }

  /** Two inputs of the account, one of them of its ordinals address. */
  function createPsbt(addresses: readonly string[] = [account.address]): string {
    const tx = new Transaction()
    const coder = Address(TEST_NETWORK)
    for (const address of addresses) {
      const script = OutScript.encode(coder.decode(address))
      tx.addInput({ txid: chain.fund(address, 50_000n), index: 0, witnessUtxo: { script, amount: 50_000n } })
    }
    tx.addOutputAddress(recipient, BigInt(addresses.length) * 50_000n - 5_000n, TEST_NETWORK)
    return base64.encode(tx.toPSBT())
  }

  const read = (psbt = '') => Transaction.fromPSBT(base64.decode(psbt), { allowUnknownInputs: true })
  const getOrdinals = async () => {
    const addresses = await adapter.verbs.getAccountAddresses?.(account)
    return addresses?.find(({ type }) => type === 'ordinal')?.address ?? ''
  }

  beforeEach(async () => void (await connect()))

  describe('accounts', () => {
    it.each(['standard', 'satsConnect', 'leather'] as const)(
      'has the payment account first and the ordinals account second in the form %s [C-08] [K-11]',
      async form => {
        const { accounts } = await connect({ form })
        expect(accounts).toMatchObject([
          { address: getHolder(), type: 'payment' },
          { address: expect.stringMatching(/^tb1p/), type: 'ordinal' },
        ])
      },
    )

    it.each(['standard', 'satsConnect', 'leather'] as const)(
      'never takes the ordinals address for the one to pay with, however the form %s orders them [C-08] [K-11]',
      async form => {
        await connect({ form })
        world.control.answerWrongly({ accounts: 'ordinalsFirst' })
        const { connector, network } = account
        const { accounts } = await adapter.connect({ connector, network })
        expect(accounts.map(({ type }) => type)).toEqual(['payment', 'ordinal'])
        expect(accounts[0]?.address).toBe(getHolder())
      },
    )

    it.each(
      forms.flatMap(form =>
        (['null', 'nullEntry', 'badAddress', 'text'] as const).map(wrong => [form, wrong] as const),
      ),
    )('does not connect to accounts of the form %s that are %s', async (form, accounts) => {
      await connect({ form })
      world.control.answerWrongly({ accounts })
      const { connector, network } = account
      await expect(adapter.connect({ connector, network })).rejects.toMatchObject({
        code: 'malformed_accounts',
      })
    })

    it('says so when the wallet is on another network, and does not show its addresses as of this one', async () => {
      world = createBitcoinWorld(chain, { network: 'mainnet' })
      const { test, made } = discover()
      const [connector] = test.connectors()
      if (!connector) throw new Error('The wallet was not discovered.')
      await expect(made.connect({ connector, network: account.network })).rejects.toMatchObject({
        code: 'chain_not_supported',
      })
    })

    it('tells the public keys of the accounts [C-08]', async () => {
      const addresses = await adapter.verbs.getAccountAddresses?.(account)
      expect(addresses).toMatchObject([
        { publicKey: expect.stringMatching(/^0[23][0-9a-f]{64}$/) },
        { type: 'ordinal' },
      ])
    })
  })

  describe('discovery', () => {
    it('lists a wallet once that shows itself in several ways [C-08]', () => {
      const page = createPage()
      createBitcoinWorld(chain, { form: 'satsConnect', name: 'OKX Wallet' }, page)
      createBitcoinWorld(chain, { form: 'standard', name: 'OKX Wallet' }, page)
      createBitcoinWorld(chain, { form: 'okx' }, page)
      // On the test network this wallet has a place of its own.
      const { test } = discover(page)
      expect(test.connectors().map(({ name }) => name)).toEqual(['OKX Wallet'])
    })

    it('speaks to Leather in its own language where the list of sats-connect names it too', () => {
      const page = createPage()
      const { provider, info } = createBitcoinWorld(chain, { form: 'leather' }, page)
      Object.assign(page, { btc_providers: [{ id: 'LeatherProvider', name: 'Leather', icon: info.icon }] })
      const { test } = discover(page)
      expect(test.connectors()).toMatchObject([
        { id: 'io.leather', name: 'Leather', imageUrl: info.icon, provider },
      ])
    })

    it('finds wallets that come late, and survives a list that makes no sense', () => {
      const page = createPage()
      Object.assign(page, { btc_providers: [null, { id: 'nowhere', name: 'Nobody' }, 7], unisat: 'text' })
      const { test } = discover(page)
      expect(test.connectors()).toEqual([])
      createBitcoinWorld(chain, { form: 'leather' }, page)
      page.dispatchEvent(new Event('load'))
      expect(test.connectors()).toMatchObject([{ name: 'Leather' }])
    })
  })

  describe('messages', () => {
    it.each(forms)(
      'signs by BIP-322 as the payment and as the ordinals account in the form %s [C-08]',
      async form => {
        await connect({ form })
        const ordinals = await getOrdinals()
        // OKX and Unisat show one address at a time.
        for (const signer of [account.address, ...(ordinals ? [ordinals] : [])]) {
          const signature = await adapter.signMessage({
            ...account,
            message: 'Grüße',
            protocol: 'bip322',
            signer,
          })
          expect(verifyBip322(signer, 'Grüße', signature)).toBe(true)
          expect(verifyBip322(signer, 'Gruesse', signature)).toBe(false)
        }
      },
    )

    it.each(['satsConnect', 'okx', 'unisat'] as const)('signs by ECDSA in the form %s [C-08]', async form => {
      await connect({ form, paymentType: 'p2sh' })
      const signature = await adapter.signMessage({ ...account, message: 'Hello', protocol: 'ecdsa' })
      expect(base64.decode(signature)).toHaveLength(65)
      expect(verifyEcdsa(account.address, 'Hello', signature)).toBe(true)
      expect(verifyEcdsa(account.address, 'Hallo', signature)).toBe(false)
    })

    it.each(['standard', 'leather'] as const)('says so where the form %s knows no ECDSA', async form => {
      await connect({ form })
      await expect(
        adapter.signMessage({ ...account, message: 'Hello', protocol: 'ecdsa' }),
      ).rejects.toMatchObject({ name: 'PorticoError' })
    })

    it.each(forms.flatMap(form => (['short', 'empty'] as const).map(wrong => [form, wrong] as const)))(
      'refuses a signature of the form %s that is %s',
      async (form, signature) => {
        await connect({ form })
        world.control.answerWrongly({ signature })
        await expect(adapter.signMessage({ ...account, message: 'Hello' })).rejects.toMatchObject({
          code: expect.stringMatching(/^malformed_/),
        })
      },
    )

    it('signs only as accounts that the wallet granted', async () => {
      await expect(
        adapter.signMessage({ ...account, message: 'Hello', signer: recipient }),
      ).rejects.toMatchObject({
        code: 'unauthorized',
      })
    })
  })

  describe('transactions', () => {
    it.each(forms)('signs a PSBT in the form %s, and sends it when told to [C-08]', async form => {
      await connect({ form })
      const signed = await adapter.verbs.signPsbt?.({ ...account, psbt: createPsbt() })
      expect(signed?.transactionId).toBeUndefined()
      expect(read(signed?.psbt).getInput(0).partialSig).toHaveLength(1)
      const sent = await adapter.verbs.signPsbt?.({ ...account, psbt: createPsbt(), broadcast: true })
      expect(await hasTransaction(sent?.transactionId ?? '')).toBe(true)
    })

    it.each(['standard', 'satsConnect', 'leather'] as const)(
      'signs the inputs that were chosen and no others in the form %s [C-08]',
      async form => {
        await connect({ form })
        const ordinals = await getOrdinals()
        const psbt = createPsbt([account.address, ordinals, account.address])
        const signed = await adapter.verbs.signPsbt?.({
          ...account,
          psbt,
          inputs: [{ address: ordinals, indexes: [1] }, { indexes: [2] }],
        })
        const tx = read(signed?.psbt)
        expect(tx.getInput(0).partialSig).toBeUndefined()
        expect(tx.getInput(1).tapKeySig).toHaveLength(64)
        expect(tx.getInput(2).partialSig).toHaveLength(1)
      },
    )

    it('has an input signed with the signature hash that was chosen [C-08]', async () => {
      const inputs = [{ indexes: [0], sighashTypes: [0x81] }]
      const signed = await adapter.verbs.signPsbt?.({ ...account, psbt: createPsbt(), inputs })
      const [pair] = read(signed?.psbt).getInput(0).partialSig ?? []
      expect(pair?.[1].at(-1)).toBe(0x81)
    })

    it.each([
      ['unsigned', 'malformed_signature'],
      ['changed', 'transaction_altered'],
      ['empty', 'malformed_answer'],
      ['text', 'malformed_answer'],
    ] as const)('never takes a PSBT that comes back %s for a signed one', async (psbt, code) => {
      for (const form of forms) {
        await connect({ form })
        world.control.answerWrongly({ psbt })
        const asked = { ...account, psbt: createPsbt() }
        await expect(adapter.verbs.signPsbt?.(asked)).rejects.toMatchObject({ code })
        await expect(adapter.verbs.signPsbt?.({ ...asked, broadcast: true })).rejects.toMatchObject({ code })
      }
    })

    it('refuses what makes no sense before the wallet sees it', async () => {
      const before = world.control.requests().length
      const psbt = createPsbt()
      const wrong = [
        { psbt: 'bm8=' },
        { psbt: '' },
        { psbt, inputs: [] },
        { psbt, inputs: [{ indexes: [1] }] },
        { psbt, inputs: [{ indexes: [0, 0] }] },
        { psbt: createPsbt([recipient]) },
      ]
      for (const parameters of wrong) {
        await expect(adapter.verbs.signPsbt?.({ ...account, ...parameters })).rejects.toMatchObject({
          code: 'invalid_params',
        })
      }
      await expect(
        adapter.verbs.signPsbt?.({ ...account, psbt, inputs: [{ address: recipient, indexes: [0] }] }),
      ).rejects.toMatchObject({ code: 'unauthorized' })
      expect(world.control.requests()).toHaveLength(before)
    })
  })

  describe('transfers', () => {
    const getReceived = async () => {
      const answer = await (await fetch(`${chain.url}/address/${recipient}`)).json()
      return answer.chain_stats.funded_txo_sum
    }

    it.each(
      forms.flatMap(form => (['p2wpkh', 'p2sh'] as const).map(paymentType => [form, paymentType] as const)),
    )('pays in the form %s from a %s account [C-08]', async (form, paymentType) => {
      await connect({ form, paymentType })
      const before = await getReceived()
      const id = await adapter.verbs.sendTransfer?.({ ...account, recipient, amount: 12_345n })
      expect(await hasTransaction(id ?? '')).toBe(true)
      expect(await getReceived()).toBe(before + 12_345)
    })

    it.each(forms)('writes the memo, whether the form %s knows memos or not', async form => {
      await connect({ form })
      const id = await adapter.verbs.sendTransfer?.({
        ...account,
        recipient,
        amount: 9_000n,
        memo: 'Thanks',
        feeRate: 4,
      })
      const raw = await (await fetch(`${chain.url}/tx/${id}/hex`)).text()
      expect(raw).toContain(hex.encode(new TextEncoder().encode('Thanks')))
    })

    it('pays from the payment account though the ordinals account is the chosen one [C-08] [K-11]', async () => {
      const ordinals = await getOrdinals()
      const id = await adapter.sendTransaction({
        ...account,
        address: ordinals,
        transaction: { recipient, amount: 7_000n },
      })
      const { vin } = await (await fetch(`${chain.url}/tx/${id}`)).json()
      expect(vin[0].prevout.scriptpubkey_address).toBe(getHolder())
    })

    it.each([
      [{ recipient: 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l', amount: 1_000n }],
      [{ recipient: 'somebody', amount: 1_000n }],
      [{ recipient, amount: 0n }],
      [{ recipient, amount: -1n }],
    ])('refuses to pay %o [R-20]', async transfer => {
      await expect(adapter.verbs.sendTransfer?.({ ...account, ...transfer })).rejects.toMatchObject({
        code: 'invalid_params',
      })
    })

    it.each(['short', 'null'] as const)('does not take an id that is %s for one', async transactionId => {
      for (const form of ['satsConnect', 'okx', 'unisat', 'leather'] as const) {
        await connect({ form })
        world.control.answerWrongly({ transactionId })
        await expect(
          adapter.verbs.sendTransfer?.({ ...account, recipient, amount: 5_000n }),
        ).rejects.toMatchObject({ code: 'malformed_transaction_hash' })
      }
    })
  })

  it('reads balances to the eighth decimal [K-10]', async () => {
    const { address } = createBitcoinAccount(`0x${'09'.repeat(32)}`, 'testnet').payment
    chain.fund(address, 123_456_789n)
    expect(await adapter.getBalance({ ...account, address })).toEqual({
      amount: '1.23456789',
      symbol: 'BTC',
      decimals: 8,
    })
  })

  it('asks no server for the balance of an address of another network', async () => {
    const address = 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'
    await expect(adapter.getBalance({ ...account, address })).rejects.toMatchObject({ name: 'PorticoError' })
  })
})
