import type { AccountParameters, Adapter } from '@portico/core/adapter'
import { createAdapterContext } from '@portico/testing/conformance'
import { describe, expect, it } from 'vitest'
import { createBitcoinNetwork } from '../../test/createBitcoinWorld.js'
import { recipient } from '../../test/useBitcoinChains.js'
import { forms, useBitcoinWallet } from '../../test/useBitcoinWallet.js'
import type { BitcoinRuntime } from '../BitcoinRuntime.js'
import { fetchRates } from '../esplora/fetchRates.js'
import { readTransaction } from './readTransaction.js'

const { getChain, hasTransaction, connect } = useBitcoinWallet()
/** What wallets let the page choose; the others choose by themselves. */
const choosing = ['standard', 'okx', 'unisat'] as const
/** As the local chain estimates: for the next block, for half an hour, for a day. */
const rates = { fast: 3n, normal: 2n, slow: 1n }

type Connected = { adapter: Adapter<'bip122'>; account: AccountParameters }

const read = async (path: string) => (await fetch(`${getChain().url}${path}`)).json()

async function estimate({ adapter, account }: Connected, amount: bigint | 'all') {
  const told = await adapter.transfers?.estimateTransfer({ ...account, receiver: recipient, amount })
  if (!told) throw new Error('The adapter cannot estimate.')
  return told
}

describe('sending bitcoin', () => {
  it.each(choosing)('costs what was chosen in the form %s, and the choices are bounded', async form => {
    const connected = await connect({ form })
    const { adapter, account } = connected
    const { choices } = await estimate(connected, 20_000n)
    expect(choices.map(({ speed }) => speed)).toEqual(['slow', 'normal', 'fast'])
    const [slow, , fast] = choices
    expect(fast?.fee).toBe((slow?.fee ?? 0n) * rates.fast)
    const paid: number[] = []
    for (const { speed, mark: feeMark } of choices) {
      const shown = (await estimate(connected, 20_000n)).choices.find(choice => choice.speed === speed)
      const request = { ...account, receiver: recipient, amount: 20_000n, feeMark }
      const { id } = (await adapter.transfers?.transfer(request)) ?? { id: '' }
      const sent = await read(`/tx/${id}`)
      expect(sent.vout).toContainEqual(expect.objectContaining({ value: 20_000 }))
      paid.push(sent.fee)
      // The others build it by themselves, at the same rate.
      if (form === 'standard') expect(BigInt(sent.fee)).toBe(shown?.fee)
    }
    expect(paid[0]).toBeLessThan(paid[1] ?? 0)
    expect(paid[1]).toBeLessThan(paid[2] ?? 0)
    for (const feeMark of ['0', '1001', 'much', '-3'])
      await expect(
        adapter.transfers?.transfer({ ...account, receiver: recipient, amount: 20_000n, feeMark }),
      ).rejects.toMatchObject({ code: 'invalid_input' })
  })

  it.each(forms.filter(form => !choosing.some(other => other === form)))(
    'leaves the fee to the wallet in the form %s, which takes no rate',
    async form => {
      const connected = await connect({ form })
      const { adapter, account } = connected
      const { choices } = await estimate(connected, 20_000n)
      expect(choices).toEqual([{ speed: 'normal', fee: expect.any(BigInt), reserve: expect.any(BigInt) }])
      const sent = await adapter.transfers?.transfer({ ...account, receiver: recipient, amount: 20_000n })
      expect(await hasTransaction(sent?.id ?? '')).toBe(true)
    },
  )

  it.each(['p2wpkh', 'p2sh'] as const)(
    'sends all there is but the fee, out of an account of kind %s',
    async paymentType => {
      const connected = await connect({ form: 'standard', paymentType })
      const { adapter, account } = connected
      getChain().fund(account.address, 70_000n)
      const { chain_stats } = await read(`/address/${account.address}`)
      const balance = BigInt(chain_stats.funded_txo_sum - chain_stats.spent_txo_sum)
      const { choices } = await estimate(connected, 'all')
      const { reserve = 0n, mark: feeMark } = choices.find(({ speed }) => speed === 'fast') ?? {}
      const amount = balance - reserve
      const exact = await estimate(connected, amount)
      expect(exact.choices.find(({ speed }) => speed === 'fast')?.fee).toBe(reserve)
      const request = { ...account, receiver: recipient, amount, feeMark }
      const { id } = (await adapter.transfers?.transfer(request)) ?? { id: '' }
      const sent = await read(`/tx/${id}`)
      expect(sent.vout).toHaveLength(1)
      expect(BigInt(sent.fee)).toBe(reserve)
      // For the tests that follow.
      getChain().fund(account.address, 100_000_000n)
    },
  )

  it('asks for more than there is where the fee cannot be paid', async () => {
    const connected = await connect({ form: 'standard' })
    const { chain_stats } = await read(`/address/${connected.account.address}`)
    const balance = BigInt(chain_stats.funded_txo_sum - chain_stats.spent_txo_sum)
    const { choices } = await estimate(connected, balance)
    expect(choices.every(({ reserve }) => reserve > 0n)).toBe(true)
  })

  it('is refused where nodes would not pass it on, and out of an account for inscriptions [K-11]', async () => {
    const connected = await connect({ form: 'standard' })
    expect(await estimate(connected, 545n)).toMatchObject({ willFail: true })
    const { adapter, ordinals = '' } = connected
    const account = { ...connected.account, address: ordinals }
    expect(await estimate({ adapter, account }, 10_000n)).toEqual({ choices: [], willFail: true })
    await expect(
      adapter.transfers?.transfer({ ...account, receiver: recipient, amount: 10_000n }),
    ).rejects.toMatchObject({ code: 'invalid_params' })
  })

  it('goes to addresses of the network whose checksum is right, and to nobody else [R-20]', async () => {
    const { adapter, account } = await connect()
    const kindOf = async (receiver: string) =>
      (await adapter.transfers?.readReceiver({ ...account, receiver }))?.kind
    expect(await kindOf(recipient)).toBe('account')
    const mistyped = recipient.replace(/.$/, last => (last === 'q' ? 'p' : 'q'))
    for (const receiver of [mistyped, 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l', 'somebody'])
      expect(await kindOf(receiver)).toBe('invalid')
  })
})

/** Against a server that answers so, by path. */
function createRuntime(answers: Readonly<Record<string, unknown>>) {
  const fetch = async (url: unknown) => {
    const answer = answers[new URL(String(url)).pathname]
    return answer === undefined ? new Response('Not found', { status: 404 }) : Response.json(answer)
  }
  const network = createBitcoinNetwork({ ...getChain(), url: 'http://esplora' })
  // The adapter calls fetch with an address and an init only.
  const environment = { fetch: fetch as typeof globalThis.fetch }
  const { context } = createAdapterContext({ networks: [network], environment })
  const never = () => {
    throw new Error('No wallet is asked here.')
  }
  const runtime: BitcoinRuntime = { context, getWallet: never, getAccounts: never }
  const connector = { id: 'sun', name: 'Sun', type: 'ANNOUNCED', chain: 'bip122' } as const
  return { runtime, account: { connector, network, address: recipient } }
}

describe('what is paid at the moment', () => {
  const fetchFrom = (estimates: unknown) => {
    const { runtime, account } = createRuntime({ '/fee-estimates': estimates })
    return fetchRates(runtime, account.network)
  }

  it('is whole, at least what nodes ask for, and never less for those who wait less', async () => {
    expect(await fetchFrom({ '1': 12.1, '3': 7.5, '144': 0.2 })).toEqual({ fast: 13, normal: 8, slow: 1 })
    expect(await fetchFrom({ '1': 2, '3': 5, '144': 9 })).toEqual({ fast: 5, normal: 5, slow: 5 })
  })

  it.each([{ '1': 1001, '3': 5, '144': 1 }, { '3': 5 }, { '1': 'NaN', '3': 2, '144': 1 }, null])(
    'is not believed where it is %o',
    async estimates => {
      await expect(fetchFrom(estimates)).rejects.toMatchObject({ code: 'malformed_response' })
    },
  )
})

describe('how far a payment has come', () => {
  const id = 'ab'.repeat(32)
  const spent = 'cd'.repeat(32)
  const mark = `${spent}:1`
  const follow = (answers: Readonly<Record<string, unknown>>, noted?: string) => {
    const { runtime, account } = createRuntime(answers)
    return readTransaction(runtime, { ...account, id, mark: noted })
  }
  const seen = (confirmed: boolean) => ({
    [`/tx/${id}`]: { txid: id, vin: [{ txid: spent, vout: 1 }], status: { confirmed } },
  })

  it('is whether it is in a block', async () => {
    expect(await follow(seen(true))).toEqual({ status: 'confirmed' })
    expect(await follow(seen(false))).toEqual({ status: 'pending', mark })
  })

  it('is over where another one has spent what it spends', async () => {
    const outspend = `/tx/${spent}/outspend/1`
    expect(await follow({ [outspend]: { spent: true, txid: 'ef'.repeat(32) } }, mark)).toEqual({
      status: 'replaced',
    })
    expect(await follow({ [outspend]: { spent: false } }, mark)).toEqual({ status: 'pending', mark })
    expect(await follow({}, undefined)).toEqual({ status: 'pending', mark: undefined })
  })

  it('is not known where the server fails or speaks of another one', async () => {
    await expect(follow({}, mark)).rejects.toThrow()
    await expect(follow({ [`/tx/${id}`]: { txid: spent } })).rejects.toThrow()
  })
})
