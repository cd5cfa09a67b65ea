import {
  address,
  appendTransactionMessageInstructions,
  assertIsSendableTransaction,
  assertIsTransactionWithBlockhashLifetime,
  blockhash,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  getSignatureFromTransaction,
  type Instruction,
  type KeyPairSigner,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import {
  Connection,
  Keypair,
  SystemProgram,
  sendAndConfirmTransaction,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { getCreateAccountInstruction, getTransferSolInstruction } from '@solana-program/system'
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenInstructionAsync,
  getInitializeMintInstruction,
  getMintSize,
  getMintToInstruction,
  getTransferCheckedInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Solana, startSolana } from './startSolana.js'

const sol = 1_000_000_000n
let solana: Solana

beforeAll(async () => {
  solana = await startSolana()
})
afterAll(() => solana.stop())

function createKitClient() {
  const rpc = createSolanaRpc(solana.url)
  const rpcSubscriptions = createSolanaRpcSubscriptions(solana.wsUrl)
  const sendAndConfirm = sendAndConfirmTransactionFactory({ rpc, rpcSubscriptions })
  return {
    rpc,
    rpcSubscriptions,
    async fund(amount = 10n * sol): Promise<KeyPairSigner> {
      const signer = await generateKeyPairSigner()
      await rpc.requestAirdrop(signer.address, lamports(amount)).send()
      return signer
    },
    async sign(payer: KeyPairSigner, instructions: readonly Instruction[]) {
      const { value: latest } = await rpc.getLatestBlockhash().send()
      const message = pipe(
        createTransactionMessage({ version: 0 }),
        empty => setTransactionMessageFeePayerSigner(payer, empty),
        unbounded => setTransactionMessageLifetimeUsingBlockhash(latest, unbounded),
        bare => appendTransactionMessageInstructions(instructions, bare),
      )
      const signed = await signTransactionMessageWithSigners(message)
      assertIsSendableTransaction(signed)
      assertIsTransactionWithBlockhashLifetime(signed)
      return signed
    },
    sendAndConfirm: (transaction: Parameters<typeof sendAndConfirm>[0]) =>
      sendAndConfirm(transaction, { commitment: 'confirmed' }),
  }
}

describe('startSolana, as @solana/kit sees it', () => {
  it('funds, transfers and remembers', async () => {
    const { rpc, fund, sign, sendAndConfirm } = createKitClient()
    const sender = await fund()
    const recipient = await generateKeyPairSigner()
    expect((await rpc.getBalance(sender.address).send()).value).toBe(10n * sol)
    const transfer = getTransferSolInstruction({
      source: sender,
      destination: recipient.address,
      amount: sol,
    })
    const signed = await sign(sender, [transfer])
    await sendAndConfirm(signed)
    const signature = getSignatureFromTransaction(signed)
    expect((await rpc.getBalance(recipient.address).send()).value).toBe(sol)
    expect((await rpc.getBalance(sender.address).send()).value).toBe(9n * sol - 5000n)
    const {
      value: [status],
    } = await rpc.getSignatureStatuses([signature]).send()
    expect(status).toMatchObject({ err: null, confirmationStatus: 'finalized' })
    const found = await rpc
      .getTransaction(signature, { encoding: 'json', maxSupportedTransactionVersion: 0 })
      .send()
    expect(found?.meta).toMatchObject({ err: null, fee: 5000n })
    expect(found?.meta?.postBalances[1]).toBe(sol)
    const history = await rpc.getSignaturesForAddress(recipient.address).send()
    expect(history.map(entry => entry.signature)).toEqual([signature])
  })

  it('refuses before sending what would fail, with the logs of the program', async () => {
    const { rpc, fund, sign, sendAndConfirm } = createKitClient()
    const sender = await fund(sol)
    const transfer = getTransferSolInstruction({
      source: sender,
      destination: sender.address,
      amount: 5n * sol,
    })
    const signed = await sign(sender, [transfer])
    await expect(sendAndConfirm(signed)).rejects.toThrow(/simulation failed/)
    const wire = getBase64EncodedWireTransaction(signed)
    const { value } = await rpc.simulateTransaction(wire, { encoding: 'base64' }).send()
    expect(value.err).toEqual({ InstructionError: [0n, { Custom: 1n }] })
    expect(value.logs?.join()).toContain('insufficient lamports')
  })

  it('takes the fee of what fails after all', async () => {
    const { rpc, fund, sign } = createKitClient()
    const sender = await fund(sol)
    const transfer = getTransferSolInstruction({
      source: sender,
      destination: sender.address,
      amount: 5n * sol,
    })
    const wire = getBase64EncodedWireTransaction(await sign(sender, [transfer]))
    const signature = await rpc.sendTransaction(wire, { encoding: 'base64', skipPreflight: true }).send()
    const {
      value: [status],
    } = await rpc.getSignatureStatuses([signature]).send()
    expect(status?.err).toEqual({ InstructionError: [0n, { Custom: 1n }] })
    expect((await rpc.getBalance(sender.address).send()).value).toBe(sol - 5000n)
  })

  it('executes nothing twice, and nothing whose blockhash it never had', async () => {
    const { rpc, fund, sign } = createKitClient()
    const sender = await fund()
    const recipient = await generateKeyPairSigner()
    const transfer = getTransferSolInstruction({
      source: sender,
      destination: recipient.address,
      amount: sol,
    })
    const wire = getBase64EncodedWireTransaction(await sign(sender, [transfer]))
    await rpc.sendTransaction(wire, { encoding: 'base64' }).send()
    await expect(rpc.sendTransaction(wire, { encoding: 'base64' }).send()).rejects.toThrow(
      /simulation failed/,
    )
    await rpc.sendTransaction(wire, { encoding: 'base64', skipPreflight: true }).send()
    expect((await rpc.getBalance(recipient.address).send()).value).toBe(sol)
    const unknown = blockhash(sender.address)
    expect((await rpc.isBlockhashValid(unknown).send()).value).toBe(false)
  })

  it('mints, transfers and lists SPL tokens', async () => {
    const { rpc, fund, sign, sendAndConfirm } = createKitClient()
    const owner = await fund()
    const recipient = await generateKeyPairSigner()
    const mint = await generateKeyPairSigner()
    const space = getMintSize()
    const rent = await rpc.getMinimumBalanceForRentExemption(BigInt(space)).send()
    const held = { mint: mint.address, tokenProgram: TOKEN_PROGRAM_ADDRESS }
    const [source] = await findAssociatedTokenPda({ owner: owner.address, ...held })
    const [destination] = await findAssociatedTokenPda({ owner: recipient.address, ...held })
    const create = [
      getCreateAccountInstruction({
        payer: owner,
        newAccount: mint,
        lamports: rent,
        space,
        programAddress: TOKEN_PROGRAM_ADDRESS,
      }),
      getInitializeMintInstruction({ mint: mint.address, decimals: 6, mintAuthority: owner.address }),
      await getCreateAssociatedTokenInstructionAsync({
        payer: owner,
        owner: owner.address,
        mint: mint.address,
      }),
      await getCreateAssociatedTokenInstructionAsync({
        payer: owner,
        owner: recipient.address,
        mint: mint.address,
      }),
      getMintToInstruction({ mint: mint.address, token: source, mintAuthority: owner, amount: 5_000_000n }),
    ]
    await sendAndConfirm(await sign(owner, create))
    const transfer = getTransferCheckedInstruction({
      source,
      mint: mint.address,
      destination,
      authority: owner,
      amount: 1_250_000n,
      decimals: 6,
    })
    await sendAndConfirm(await sign(owner, [transfer]))
    const { value } = await rpc
      .getTokenAccountsByOwner(recipient.address, { mint: mint.address }, { encoding: 'jsonParsed' })
      .send()
    expect(value.map(({ pubkey }) => pubkey)).toEqual([destination])
    expect(value[0]?.account.data.parsed.info).toMatchObject({
      mint: mint.address,
      owner: recipient.address,
      tokenAmount: { amount: '1250000', decimals: 6, uiAmountString: '1.25' },
    })
    expect((await rpc.getTokenSupply(mint.address).send()).value.uiAmountString).toBe('5')
  })

  it('tells of changed accounts and new slots', async () => {
    const { rpc, rpcSubscriptions } = createKitClient()
    const { address: watched } = await generateKeyPairSigner()
    const abort = new AbortController()
    const accounts = await rpcSubscriptions
      .accountNotifications(watched, { encoding: 'base64' })
      .subscribe({ abortSignal: abort.signal })
    const slots = await rpcSubscriptions.slotNotifications().subscribe({ abortSignal: abort.signal })
    await rpc.requestAirdrop(watched, lamports(sol)).send()
    for await (const { value } of accounts) {
      expect(value.lamports).toBe(sol)
      break
    }
    for await (const { slot, parent } of slots) {
      expect(slot).toBe(parent + 1n)
      break
    }
    abort.abort()
  })

  it('answers what it does not serve as nodes do', async () => {
    const { rpc } = createKitClient()
    await expect(rpc.getSupply().send()).rejects.toThrow()
    const { value } = await rpc.getAccountInfo(address('11111111111111111111111111111112')).send()
    expect(value).toBeNull()
    expect(await rpc.getGenesisHash().send()).toContain(solana.chainId.slice('solana:'.length))
  })
})

describe('startSolana, as @solana/web3.js 1.x sees it', () => {
  it('funds, transfers and confirms, finding websockets by itself', async () => {
    const connection = new Connection(solana.url, 'confirmed')
    const sender = Keypair.generate()
    const recipient = Keypair.generate().publicKey
    const airdrop = await connection.requestAirdrop(sender.publicKey, Number(2n * sol))
    await connection.confirmTransaction({ signature: airdrop, ...(await connection.getLatestBlockhash()) })
    const transfer = SystemProgram.transfer({
      fromPubkey: sender.publicKey,
      toPubkey: recipient,
      lamports: Number(sol),
    })
    const signature = await sendAndConfirmTransaction(connection, new Transaction().add(transfer), [sender])
    expect(await connection.getBalance(recipient)).toBe(Number(sol))
    const found = await connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 })
    expect(found?.meta?.err).toBeNull()
    expect(found?.transaction.message.getAccountKeys().get(0)?.equals(sender.publicKey)).toBe(true)
  })

  it('sends a versioned transaction, and refuses it the second time', async () => {
    const connection = new Connection(solana.url, 'confirmed')
    const sender = Keypair.generate()
    await connection.requestAirdrop(sender.publicKey, Number(2n * sol))
    const latest = await connection.getLatestBlockhash()
    const message = new TransactionMessage({
      payerKey: sender.publicKey,
      recentBlockhash: latest.blockhash,
      instructions: [
        SystemProgram.transfer({ fromPubkey: sender.publicKey, toPubkey: sender.publicKey, lamports: 1 }),
      ],
    }).compileToV0Message()
    expect((await connection.getFeeForMessage(message)).value).toBe(5000)
    const transaction = new VersionedTransaction(message)
    expect((await connection.simulateTransaction(transaction, { sigVerify: false })).value.err).toBeNull()
    transaction.sign([sender])
    await connection.sendTransaction(transaction)
    await expect(connection.sendTransaction(transaction)).rejects.toThrow('already been processed')
  })

  it('refuses a transaction that somebody else signed', async () => {
    const connection = new Connection(solana.url, 'confirmed')
    const [sender, thief] = [Keypair.generate(), Keypair.generate()]
    await connection.requestAirdrop(sender.publicKey, Number(sol))
    const latest = await connection.getLatestBlockhash()
    const transfer = SystemProgram.transfer({
      fromPubkey: sender.publicKey,
      toPubkey: thief.publicKey,
      lamports: 1000,
    })
    const transaction = new Transaction().add(transfer)
    transaction.feePayer = sender.publicKey
    transaction.recentBlockhash = latest.blockhash
    transaction.sign(sender)
    const wire = transaction.serialize()
    wire[5] = (wire[5] ?? 0) ^ 1
    await expect(connection.sendRawTransaction(wire)).rejects.toThrow(/signature verification/)
  })
})

it('uses a validator that runs already', async () => {
  const same = await startSolana({ url: solana.url, funded: [Keypair.generate().publicKey.toBase58()] })
  expect(same).toMatchObject({ url: solana.url, chainId: solana.chainId })
  await same.stop()
  expect(await new Connection(solana.url).getSlot()).toBeGreaterThan(0)
})
