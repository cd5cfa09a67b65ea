import type { AccountParameters, Adapter } from '@portico/core/adapter'
import type { Solana } from '@portico/sandbox/solana'
import { createAdapterContext, describeAdapter, familyTraits } from '@portico/testing/conformance'
import {
  Connection,
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  VersionedTransaction,
} from '@solana/web3.js'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createSolanaNetwork, createSolanaWorld } from '../test/createSolanaWorld.js'
import { useSolanaChains } from '../test/useSolanaChains.js'
import { verifyEd25519 } from '../test/verifyEd25519.js'
import { solana } from './solana.js'

describe('the solana adapter', () => {
  const { getChains, conformance } = useSolanaChains()
  let chain: Solana
  let second: Solana
  beforeAll(() => {
    ;[chain, second] = getChains()
  })

  describeAdapter({
    ...conformance,
    traits: familyTraits.solana,
    createWorld() {
      const { page, control, info } = createSolanaWorld(chain)
      const wallet = { connectorId: info.name, name: info.name, imageUrl: info.icon, control }
      return { page, wallet }
    },
  })

  let world: ReturnType<typeof createSolanaWorld>
  let adapter: Adapter<'solana'>
  let account: AccountParameters
  let connection: Connection
  const recipient = Keypair.generate().publicKey

  async function connect(
    options: Parameters<typeof createSolanaWorld>[1] = {},
    environment?: Parameters<typeof createAdapterContext>[0]['environment'],
  ) {
    world = createSolanaWorld(chain, options)
    const network = createSolanaNetwork(chain)
    const test = createAdapterContext({ page: world.page, networks: [network], environment })
    adapter = solana().create(test.context)
    adapter.start()
    const [connector] = test.connectors()
    if (!connector) throw new Error('The wallet was not discovered.')
    const { accounts } = await adapter.connect({ connector, network })
    account = { connector, network, address: accounts[0]?.address ?? '' }
  }
  beforeEach(async () => {
    connection = new Connection(chain.url, 'confirmed')
    await connect()
  })

  const bytesOf = (transaction: Transaction) =>
    Uint8Array.from(transaction.serialize({ requireAllSignatures: false, verifySignatures: false }))

  async function createTransfer(lamports = 1_000_000): Promise<Transaction> {
    const payer = new PublicKey(account.address)
    const { blockhash } = await connection.getLatestBlockhash()
    const instruction = SystemProgram.transfer({ fromPubkey: payer, toPubkey: recipient, lamports })
    return new Transaction({ feePayer: payer, recentBlockhash: blockhash }).add(instruction)
  }

  it('signs a legacy transaction that the network takes [C-07]', async () => {
    const transaction = bytesOf(await createTransfer())
    const signed = await adapter.methods.signTransaction?.({ ...account, transaction })
    const before = await connection.getBalance(recipient)
    await connection.confirmTransaction(await connection.sendRawTransaction(signed ?? transaction))
    expect(await connection.getBalance(recipient)).toBe(before + 1_000_000)
  })

  it('signs versioned transactions, several at once and in order [C-07]', async () => {
    const messages = await Promise.all([2_000_000, 3_000_000].map(createTransfer))
    const transactions = messages.map(message =>
      new VersionedTransaction(message.compileMessage()).serialize(),
    )
    const signed = await adapter.methods.signAllTransactions?.({ ...account, transactions })
    const answers = (signed ?? []).map(bytes => VersionedTransaction.deserialize(bytes))
    expect(answers.map(({ message }) => message.serialize())).toEqual(
      transactions.map(bytes => VersionedTransaction.deserialize(bytes).message.serialize()),
    )
    for (const { message, signatures } of answers) {
      const [signature = new Uint8Array()] = signatures.map(bytes => Uint8Array.from(bytes))
      const signedBytes = Uint8Array.from(message.serialize())
      expect(await verifyEd25519(account.address, signedBytes, signature)).toBe(true)
      expect(await verifyEd25519(recipient.toBase58(), signedBytes, signature)).toBe(false)
    }
  })

  it('sends through the wallet with every option, and waits for the network to agree [C-07] [C-11] [E-10]', async () => {
    const options = {
      skipPreflight: true,
      preflightCommitment: 'processed',
      maxRetries: 2,
      minContextSlot: 0,
    } as const
    const transaction = { transaction: bytesOf(await createTransfer()), ...options }
    const signature = await adapter.sendTransaction({ ...account, transaction })
    const asked = world.control.requests().at(-1)
    expect(asked).toMatchObject({ method: 'solana:signAndSendTransaction', params: [{ options }] })
    const confirmation = await adapter.methods.waitForConfirmation?.({ ...account, signature })
    expect(confirmation).toMatchObject({ status: 'success', slot: expect.any(BigInt) })
  })

  it.each([
    'processed',
    'confirmed',
    'finalized',
    'recent',
    'single',
    'singleGossip',
    'root',
    'max',
  ] as const)('hands the commitment %s to the wallet as it is [E-10]', async preflightCommitment => {
    const transaction = { transaction: bytesOf(await createTransfer()), preflightCommitment }
    await adapter.sendTransaction({ ...account, transaction })
    expect(world.control.requests().at(-1)).toMatchObject({ params: [{ options: { preflightCommitment } }] })
  })

  it('sends by itself where the wallet can only sign [C-07]', async () => {
    await connect({ features: ['solana:signMessage', 'solana:signTransaction'] })
    const transaction = { transaction: bytesOf(await createTransfer()) }
    const signature = await adapter.sendTransaction({ ...account, transaction })
    await expect(adapter.methods.waitForConfirmation?.({ ...account, signature })).resolves.toMatchObject({
      status: 'success',
    })
  })

  /** A wallet that only signs, and a node that answers the transaction which it gets. */
  async function connectToNode(answer: (sent: Promise<Response>) => Response | Promise<Response>) {
    let submissions = 0
    await connect(
      { features: ['solana:signMessage', 'solana:signTransaction'] },
      {
        // Asking again does not wait.
        setTimeout: (act, milliseconds) => setTimeout(act, milliseconds < 10_000 ? 0 : milliseconds),
        async fetch(input, init) {
          if (!String(init?.body).includes('"sendTransaction"')) return fetch(input, init)
          submissions++
          return answer(fetch(input, init))
        },
      },
    )
    return () => submissions
  }
  const send = async () =>
    adapter.sendTransaction({ ...account, transaction: { transaction: bytesOf(await createTransfer()) } })

  it.each<[string, () => Response | Promise<Response>]>([
    ['breaks the connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['answers 503', () => new Response('', { status: 503 })],
    ['is not well', () => Response.json({ error: { code: -32603, message: 'Internal error' } })],
  ])('submits once and does not know the outcome where the node %s [RD18]', async (_, answer) => {
    const countSubmissions = await connectToNode(async sent => {
      await sent
      return answer()
    })
    await expect(send()).rejects.toMatchObject({ code: 'submission_unknown' })
    expect(countSubmissions()).toBe(1)
  })

  it('tells what the node rejects, after which nothing was sent', async () => {
    const error = { code: -32002, message: 'Transaction simulation failed: Blockhash not found' }
    await connectToNode(() => Response.json({ error }))
    await expect(send()).rejects.toMatchObject({ code: 'transaction_rejected', nothingSent: true })
  })

  it('takes a transaction that the node has processed already for submitted', async () => {
    const message = 'Transaction simulation failed: This transaction has already been processed'
    await connectToNode(async sent => {
      await sent
      return Response.json({ error: { code: -32002, message, data: { err: 'AlreadyProcessed' } } })
    })
    const signature = await send()
    await expect(adapter.methods.waitForConfirmation?.({ ...account, signature })).resolves.toMatchObject({
      status: 'success',
    })
  })

  it.each(['changed', 'unsigned', 'empty', 'text'] as const)(
    'never takes a transaction that comes back %s for the one it gave away',
    async wrong => {
      world.control.answerWrongly({ transaction: wrong })
      const transaction = bytesOf(await createTransfer())
      await expect(adapter.methods.signTransaction?.({ ...account, transaction })).rejects.toMatchObject({
        name: 'PorticoError',
      })
    },
  )

  it('refuses what is no transaction before the wallet sees it', async () => {
    const transaction = new Uint8Array([1, 2, 3])
    await expect(adapter.methods.signTransaction?.({ ...account, transaction })).rejects.toMatchObject({
      code: 'invalid_params',
    })
    expect(world.control.requests().map(({ method }) => method)).toEqual(['standard:connect'])
  })

  it.each(['null', 'nullEntry', 'badAddress', 'otherKey', 'text'] as const)(
    'does not connect to accounts that are %s',
    async accounts => {
      world.control.answerWrongly({ accounts })
      const { connector, network } = account
      await expect(adapter.connect({ connector, network })).rejects.toMatchObject({
        code: 'malformed_accounts',
      })
    },
  )

  it.each(['short', 'empty'] as const)('refuses a signature that is %s [WM09]', async signature => {
    world.control.answerWrongly({ signature })
    await expect(adapter.signMessage({ ...account, message: 'Hello' })).rejects.toMatchObject({
      code: expect.stringMatching(/^malformed_/),
    })
  })

  it.each(['none', 'null'] as const)('refuses answers that are %s', async results => {
    world.control.answerWrongly({ results })
    await expect(adapter.signMessage({ ...account, message: 'Hello' })).rejects.toMatchObject({
      code: expect.stringMatching(/^malformed_/),
    })
    const transaction = bytesOf(await createTransfer())
    await expect(adapter.methods.signTransaction?.({ ...account, transaction })).rejects.toMatchObject({
      code: expect.stringMatching(/^malformed_/),
    })
  })

  it('shows an account once that the wallet names twice [WM07]', async () => {
    world.control.answerWrongly({ accounts: 'duplicates' })
    const { connector, network } = account
    const { accounts } = await adapter.connect({ connector, network })
    expect(accounts.map(({ address }) => address)).toEqual([account.address])
  })

  it('does not believe a node of another cluster', async () => {
    const network = { ...account.network, rpcUrls: createSolanaNetwork(second).rpcUrls }
    await expect(adapter.getBalance({ ...account, network })).rejects.toMatchObject({
      code: 'malformed_response',
    })
  })

  it('lists two wallets of one name as two', () => {
    const networks = [account.network] as const
    const test = createAdapterContext({ page: world.page, networks })
    solana().create(test.context).start()
    const twin = { ...world.wallet, features: world.wallet.features, accounts: [] }
    world.page.dispatchEvent(
      new CustomEvent('wallet-standard:register-wallet', {
        detail: ({ register }: { register(wallet: unknown): void }) => register(twin),
      }),
    )
    expect(new Set(test.connectors().map(({ id }) => id)).size).toBe(2)
  })
})
