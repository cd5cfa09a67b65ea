import type { AccountParameters, Adapter, TransferRequest } from '@portico/core/adapter'
import { connectLocalTokens, type LocalTokens, type Solana } from '@portico/sandbox/solana'
import { createAdapterContext } from '@portico/testing/conformance'
import {
  Connection,
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionInstruction,
} from '@solana/web3.js'
import { beforeAll, describe, expect, it } from 'vitest'
import { createSolanaNetwork, createSolanaWorld } from '../../test/createSolanaWorld.js'
import { useSolanaChains } from '../../test/useSolanaChains.js'
import { tokenPrograms } from '../programs.js'
import { solana } from '../solana.js'
import { deriveTokenAccount } from '../token/deriveTokenAccount.js'
import { estimateTransfer } from './estimateTransfer.js'
import { readProgress } from './readProgress.js'

const { getChains } = useSolanaChains()
const decimals = 6
const fee = 5_000n
/** What the network wants an account to keep. */
const kept = 890_880n
/** What an account for a token of each program costs to open. */
const openings = { older: 2_039_280n, newer: 2_074_080n }

let chain: Solana
let connection: Connection
let tokens: LocalTokens
let mints: { older: string; newer: string }
let adapter: Adapter<'solana'>
let account: AccountParameters

beforeAll(async () => {
  chain = getChains()[0]
  connection = new Connection(chain.url, 'confirmed')
  tokens = await connectLocalTokens(chain.url)
  mints = {
    older: await tokens.createToken({ decimals }),
    newer: await tokens.createToken({ decimals, isToken2022: true }),
  }
  await connect()
  for (const mint of Object.values(mints)) await tokens.mintToken(mint, account.address, 5_000_000n)
})

async function connect(options: Parameters<typeof createSolanaWorld>[1] = {}) {
  const { page, control } = createSolanaWorld(chain, options)
  const network = createSolanaNetwork(chain)
  const test = createAdapterContext({ page, networks: [network] })
  adapter = solana().create(test.context)
  adapter.start()
  const [connector] = test.connectors()
  if (!connector) throw new Error('The wallet was not discovered.')
  const { accounts } = await adapter.connect({ connector, network })
  account = { connector, network, address: accounts[0]?.address ?? '' }
  return control
}

const createReceiver = () => Keypair.generate().publicKey.toBase58()
const tokenOf = (mint: string) => ({ token: { address: mint, decimals } })
const transfer = (request: TransferRequest) => {
  const sent = adapter.transfers?.transfer({ ...account, ...request })
  if (!sent) throw new Error('The adapter cannot transfer.')
  return sent
}
const estimate = (request: Omit<TransferRequest, 'amount'> & { amount: bigint | 'all' }) =>
  adapter.transfers?.estimateTransfer({ ...account, ...request })
const progressOf = (id: string, mark?: string) => adapter.transfers?.readTransaction({ ...account, id, mark })

async function readTokens(owner: string, mint: string): Promise<string | undefined> {
  const { value } = await connection.getParsedTokenAccountsByOwner(new PublicKey(owner), {
    mint: new PublicKey(mint),
  })
  return value[0]?.account.data.parsed.info.tokenAmount.uiAmountString
}

/** Another account of the holder for a token, as some wallets have made them, filled by somebody. */
async function giveSecondAccount(mint: string, units: bigint): Promise<PublicKey> {
  const [giver, second] = [Keypair.generate(), Keypair.generate()]
  await chain.airdrop(giver.publicKey.toBase58(), 1_000_000_000n)
  await tokens.mintToken(mint, giver.publicKey.toBase58(), units)
  const [program = ''] = tokenPrograms
  const programId = new PublicKey(program)
  const source = new PublicKey(deriveTokenAccount(giver.publicKey.toBase58(), mint, program))
  const writable = (pubkey: PublicKey) => ({ pubkey, isSigner: false, isWritable: true })
  const transaction = new Transaction().add(
    SystemProgram.createAccount({
      fromPubkey: giver.publicKey,
      newAccountPubkey: second.publicKey,
      lamports: Number(openings.older),
      space: 165,
      programId,
    }),
    // InitializeAccount3, then Transfer
    new TransactionInstruction({
      programId,
      keys: [writable(second.publicKey), { pubkey: new PublicKey(mint), isSigner: false, isWritable: false }],
      data: Buffer.from([18, ...new PublicKey(account.address).toBytes()]),
    }),
    new TransactionInstruction({
      programId,
      keys: [
        writable(source),
        writable(second.publicKey),
        { pubkey: giver.publicKey, isSigner: true, isWritable: false },
      ],
      data: Buffer.from([3, Number(units), 0, 0, 0, 0, 0, 0, 0]),
    }),
  )
  transaction.feePayer = giver.publicKey
  transaction.recentBlockhash = (await connection.getLatestBlockhash()).blockhash
  transaction.sign(giver, second)
  await connection.sendRawTransaction(transaction.serialize())
  return second.publicKey
}

describe('sending on Solana', () => {
  it('moves SOL, and says that it has arrived [R-20] [E-14]', async () => {
    const receiver = createReceiver()
    const { id, mark } = await transfer({ receiver, amount: 2_000_000n })
    expect(await connection.getBalance(new PublicKey(receiver))).toBe(2_000_000)
    expect(await progressOf(id, mark)).toEqual({ status: 'confirmed' })
  })

  it.each(['older', 'newer'] as const)(
    'moves tokens of the %s program, and opens an account where the receiver has none',
    async program => {
      const receiver = createReceiver()
      const request = { receiver, amount: 1_250_000n, ...tokenOf(mints[program]) }
      const opening = openings[program]
      expect(await estimate(request)).toEqual({
        choices: [{ speed: 'normal', fee, reserve: fee + kept + 100_000n + opening }],
        opening,
      })
      const before = await connection.getBalance(new PublicKey(account.address))
      await transfer(request)
      expect(await readTokens(receiver, mints[program])).toBe('1.25')
      const after = await connection.getBalance(new PublicKey(account.address))
      expect(BigInt(before - after)).toBe(fee + opening)
      // The second time it is there.
      expect(await estimate(request)).toEqual({
        choices: [{ speed: 'normal', fee, reserve: fee + kept + 100_000n }],
      })
      await transfer({ ...request, amount: 1n })
      expect(await readTokens(receiver, mints[program])).toBe('1.250001')
    },
  )

  it('takes a token out of several accounts where one has not enough', async () => {
    const mint = await tokens.createToken({ decimals })
    await tokens.mintToken(mint, account.address, 3n)
    const second = await giveSecondAccount(mint, 4n)
    const receiver = createReceiver()
    await transfer({ receiver, amount: 6n, ...tokenOf(mint) })
    expect(await readTokens(receiver, mint)).toBe('0.000006')
    expect((await connection.getTokenAccountBalance(second)).value.amount).toBe('0')
  })

  it('works with wallets that only sign', async () => {
    await connect({ features: ['solana:signTransaction'] })
    const receiver = createReceiver()
    const { id, mark } = await transfer({ receiver, amount: 1_000_000n, ...tokenOf(mints.older) })
    expect(await progressOf(id, mark)).toEqual({ status: 'confirmed' })
    await connect()
  })

  it('leaves what the network and the fee need when everything is sent', async () => {
    const receiver = createReceiver()
    const { choices } = (await estimate({ receiver, amount: 'all' })) ?? { choices: [] }
    const balance = BigInt(await connection.getBalance(new PublicKey(account.address)))
    const amount = balance - (choices[0]?.reserve ?? 0n)
    expect(await estimate({ receiver, amount })).not.toHaveProperty('willFail')
    // So little that the account would neither be empty nor be kept.
    expect(await estimate({ receiver, amount: balance - fee - 1n })).toMatchObject({ willFail: true })
  })

  it('knows what the network would refuse', async () => {
    const receiver = createReceiver()
    // Too little for an account that is not there yet.
    expect(await estimate({ receiver, amount: 1n })).toMatchObject({ willFail: true })
    expect(await estimate({ receiver, amount: 9_000_000_000n, ...tokenOf(mints.older) })).toMatchObject({
      willFail: true,
    })
    const wrong = { token: { address: mints.older, decimals: 9 } }
    expect(await estimate({ receiver, amount: 1n, ...wrong })).toMatchObject({ willFail: true })
  })

  it.each([
    { receiver: 'somebody', amount: 1n },
    { receiver: createReceiver(), amount: -1n },
    { receiver: createReceiver(), amount: 2n ** 64n },
    { receiver: createReceiver(), amount: 1n, token: { address: 'none', decimals } },
    { receiver: createReceiver(), amount: 1n, token: { address: createReceiver(), decimals } },
  ])('refuses %o before the wallet is asked [R-20]', async request => {
    await expect(transfer(request)).rejects.toThrow()
  })
})

describe('what is bid on Solana to be taken sooner', () => {
  /** What others have paid for a unit of work, as a node tells it; the rest is the chain's own. */
  function createBidder(prices: unknown) {
    const asked: unknown[] = []
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const { method, params, id } = JSON.parse(String(init?.body))
      if (method !== 'getRecentPrioritizationFees') return globalThis.fetch(input, init)
      asked.push(params)
      return Response.json({ jsonrpc: '2.0', id, ...(prices as object) })
    }
    const { context } = createAdapterContext({ networks: [account.network], environment: { fetch } })
    const runtime = { context, endpoints: new Map() }
    // Neither asks the wallet for anything.
    return {
      asked,
      estimate: (request: Asked) => estimateTransfer(runtime as never, { ...account, ...request }),
    }
  }
  type Asked = Omit<TransferRequest, 'amount'> & { amount: bigint | 'all' }
  const paid = (...prices: readonly unknown[]) => ({
    result: prices.map(prioritizationFee => ({ slot: 1, prioritizationFee })),
  })
  /** 150 units of work, a fifth more, and 300 for the bid itself. */
  const units = 480n

  it('is the middle of what others have paid, nothing, or what nine of ten have paid at most', async () => {
    const receiver = createReceiver()
    const { asked, estimate } = createBidder(
      paid(5_000_000, 0, 1_000_000, 9_000_000, 0, 2_000_000, 3_000_000, 0, 4_000_000, 0, 1_000_000),
    )
    const kept = 890_880n + 100_000n
    expect((await estimate({ receiver, amount: 2_000_000n })).choices).toEqual([
      { speed: 'slow', fee, reserve: fee + kept },
      { speed: 'normal', fee: fee + units, reserve: fee + units + kept, mark: '480 1000000' },
      { speed: 'fast', fee: fee + units * 5n, reserve: fee + units * 5n + kept, mark: '480 5000000' },
    ])
    expect(asked).toEqual([[[account.address, receiver]]])
  })

  it('is paid to the network as it was shown', async () => {
    const receiver = createReceiver()
    const request = { receiver, amount: 2_000_000n, ...tokenOf(mints.older) }
    const { choices, opening = 0n } = await createBidder(paid(2_000_000)).estimate(request)
    const [, normal] = choices
    expect(choices.map(({ speed }) => speed)).toEqual(['slow', 'normal'])
    const before = await connection.getBalance(new PublicKey(account.address))
    const { id } = await transfer({ ...request, amount: 1n, speed: 'normal', feeMark: normal?.mark })
    const after = await connection.getBalance(new PublicKey(account.address))
    expect(BigInt(before - after)).toBe((normal?.fee ?? 0n) + opening)
    expect(await progressOf(id)).toEqual({ status: 'confirmed' })
    expect(await readTokens(receiver, mints.older)).toBe('0.000001')
  })

  it.each([
    ['is nothing', paid(0, 0)],
    ['is too little to tell apart', paid(1, 1)],
    ['is not told', { error: { code: -32601, message: 'Method not found' } }],
    ['makes no sense', paid(-1, 'much', null, 0.5, 1e300)],
    ['is no list', { result: { prioritizationFee: 5 } }],
  ])('leaves no choice where it %s', async (_, prices) => {
    const { choices } = await createBidder(prices).estimate({
      receiver: createReceiver(),
      amount: 2_000_000n,
    })
    expect(choices.map(({ speed }) => speed)).toEqual(['normal'])
    expect(choices[0]?.fee).toBeLessThanOrEqual(fee + 1n)
  })

  it('never is more than ten lamports a unit, whatever a node says', async () => {
    const { choices } = await createBidder(paid(9e15)).estimate({
      receiver: createReceiver(),
      amount: 2_000_000n,
    })
    expect(choices.at(-1)).toMatchObject({ fee: fee + units * 10n, mark: '480 10000000' })
  })

  it.each(['480', '480 10000001', '1400001 5', '0 5', '-480 5', '480 5 5', 'x', ''])(
    'is not what nobody was shown: %j',
    async feeMark => {
      await expect(transfer({ receiver: createReceiver(), amount: 2_000_000n, feeMark })).rejects.toThrow(
        'priority fee is out of range',
      )
    },
  )
})

describe('a receiver on Solana', () => {
  const read = (receiver: string) => adapter.transfers?.readReceiver({ ...account, receiver })

  it('is somebody, whether the network knows them or not [R-20]', async () => {
    expect(await read(createReceiver())).toEqual({ kind: 'account' })
    expect(await read(account.address)).toEqual({ kind: 'account' })
  })

  it('is no address, a token, or an account that holds one: then nothing is sent [R-20]', async () => {
    const [held] = (
      await connection.getTokenAccountsByOwner(new PublicKey(account.address), {
        mint: new PublicKey(mints.older),
      })
    ).value
    const holding = held?.pubkey.toBase58() ?? ''
    for (const receiver of ['0x1234', mints.older, mints.newer, holding])
      expect(await read(receiver)).toEqual({ kind: 'invalid' })
  })

  it('is a program, or what only a program can sign for: then people look twice', async () => {
    const [program = ''] = tokenPrograms
    const [derived] = PublicKey.findProgramAddressSync([], new PublicKey(program))
    for (const receiver of [program, derived.toBase58()])
      expect(await read(receiver)).toEqual({ kind: 'contract' })
  })
})

describe('how far a transaction of Solana has come', () => {
  const genesis = '6QzBTAU2nPNdPeJ6r2hgf9viYxS9ETTGeuqtmD96K53B'
  const id = '1'.repeat(64)
  const confirmed = { slot: 7, confirmationStatus: 'confirmed', err: null }

  /** @param statuses what the node says of it, one time after the other */
  function read(statuses: readonly unknown[], height: unknown, mark?: string) {
    let turn = 0
    const fetch = async (_: unknown, init?: RequestInit) => {
      const { method } = JSON.parse(String(init?.body))
      const answers: Readonly<Record<string, () => unknown>> = {
        getGenesisHash: () => genesis,
        getBlockHeight: () => height,
        getSignatureStatuses: () => ({ value: [statuses[turn++]] }),
      }
      return Response.json({ jsonrpc: '2.0', id: 1, result: answers[method]?.() })
    }
    const network = createSolanaNetwork({ ...chain, chainId: `solana:${genesis.slice(0, 32)}` })
    // The adapter calls fetch with an address and an init only.
    const environment = { fetch: fetch as typeof globalThis.fetch }
    const { context } = createAdapterContext({ networks: [network], environment })
    return readProgress({ context, endpoints: new Map() }, { ...account, network, id, mark })
  }

  it('is what the network has agreed on', async () => {
    expect(await read([confirmed], 0)).toEqual({ status: 'confirmed' })
    expect(await read([{ ...confirmed, err: { InstructionError: [0, 'Custom'] } }], 0)).toEqual({
      status: 'failed',
    })
    expect(await read([{ ...confirmed, confirmationStatus: 'processed' }], 9_999, '5')).toEqual({
      status: 'pending',
      mark: '5',
    })
  })

  it('is open while a block may take it, also a newer one that a wallet has put in', async () => {
    expect(await read([null], 1_150, '1000')).toEqual({ status: 'pending', mark: '1000' })
    expect(await read([null], 9_999)).toEqual({ status: 'pending', mark: undefined })
    expect(await read([null], 'high', '1000')).toEqual({ status: 'pending', mark: '1000' })
  })

  it('is over once none does, unless it got into the last one', async () => {
    expect(await read([null, null], 1_151, '1000')).toEqual({ status: 'failed' })
    expect(await read([null, confirmed], 1_151, '1000')).toEqual({ status: 'confirmed' })
  })
})
