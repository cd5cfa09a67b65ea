import { createRequire } from 'node:module'
import { ed25519 } from '@noble/curves/ed25519.js'
import { type Portico, requestWallet } from '@portico/core'
import type { Solana } from '@portico/sandbox/solana'
import {
  Connection,
  Keypair,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { expect, it } from 'vitest'
import { useConnectedSolana } from '../../test/useConnectedSolana.js'
import { getWeb3Wallet } from './getWeb3Wallet.js'

let chain: Solana
let portico: Portico
useConnectedSolana(parts => {
  ;({ chain, portico } = parts)
})

async function prepare() {
  const wallet = getWeb3Wallet(portico)
  const connection = new Connection(chain.url, 'confirmed')
  const { blockhash } = await connection.getLatestBlockhash()
  const instruction = SystemProgram.transfer({
    fromPubkey: wallet.publicKey,
    toPubkey: Keypair.generate().publicKey,
    lamports: 1_000_000,
  })
  return { wallet, connection, blockhash, instruction }
}

/** Not by web3.js, which goes on asking after it has answered, and then of a chain that is gone. */
const confirm = (signature: string) =>
  requestWallet(portico, { namespace: 'solana', method: 'waitForConfirmation', signature })

it('signs a legacy transaction of web3.js, which stays one [C-07]', async () => {
  const { wallet, connection, blockhash, instruction } = await prepare()
  const transaction = new Transaction({ feePayer: wallet.publicKey, recentBlockhash: blockhash }).add(
    instruction,
  )
  const signed = await wallet.signTransaction(transaction)
  expect(signed).toBeInstanceOf(Transaction)
  const signature = await connection.sendRawTransaction(signed.serialize())
  await expect(confirm(signature)).resolves.toMatchObject({ status: 'success' })
})

it('sends a versioned transaction of web3.js [C-07]', async () => {
  const { wallet, blockhash, instruction } = await prepare()
  const message = new TransactionMessage({
    payerKey: wallet.publicKey,
    recentBlockhash: blockhash,
    instructions: [instruction],
  }).compileToV0Message()
  const signature = await wallet.sendTransaction(new VersionedTransaction(message), { maxRetries: 1 })
  await expect(confirm(signature)).resolves.toMatchObject({ status: 'success' })
})

/** Another copy of web3.js, as pages have it whose bundle holds two: its classes are not ours. */
function loadCopy(): typeof import('@solana/web3.js') {
  const require = createRequire(import.meta.url)
  delete require.cache[require.resolve('@solana/web3.js')]
  return require('@solana/web3.js')
}

it('signs transactions of another copy of web3.js, which stay of that copy [C-07]', async () => {
  const copy = loadCopy()
  const { wallet, connection, blockhash } = await prepare()
  const payer = new copy.PublicKey(wallet.publicKey.toBytes())
  const pay = (lamports: number) =>
    copy.SystemProgram.transfer({
      fromPubkey: payer,
      toPubkey: copy.Keypair.generate().publicKey,
      lamports,
    })
  const versioned = new copy.VersionedTransaction(
    new copy.TransactionMessage({
      payerKey: payer,
      recentBlockhash: blockhash,
      instructions: [pay(1_000_000)],
    }).compileToV0Message(),
  )
  const legacy = new copy.Transaction({ feePayer: payer, recentBlockhash: blockhash }).add(pay(1_000_001))
  expect(versioned).not.toBeInstanceOf(VersionedTransaction)
  const signed = await wallet.signAllTransactions<typeof versioned | typeof legacy>([versioned, legacy])
  expect(signed[0]).toBeInstanceOf(copy.VersionedTransaction)
  expect(signed[1]).toBeInstanceOf(copy.Transaction)
  for (const transaction of signed) {
    const signature = await connection.sendRawTransaction(transaction.serialize())
    await expect(confirm(signature)).resolves.toMatchObject({ status: 'success' })
  }
})

it('sends a legacy transaction that names neither a block nor who pays [C-07]', async () => {
  const { wallet, connection, instruction } = await prepare()
  const transaction = new Transaction().add(instruction)
  const signature = await wallet.sendTransaction(transaction, connection)
  await expect(confirm(signature)).resolves.toMatchObject({ status: 'success' })
  // As with wallet adapters the page can go on with it.
  expect(transaction.feePayer?.equals(wallet.publicKey)).toBe(true)
  expect(transaction.recentBlockhash).toBeTruthy()
})

it.each(['legacy', 'versioned'])(
  'sends a %s transaction that keys of the page sign too [C-07]',
  async kind => {
    const { wallet, connection, blockhash } = await prepare()
    const made = Keypair.generate()
    const instruction = SystemProgram.createAccount({
      fromPubkey: wallet.publicKey,
      newAccountPubkey: made.publicKey,
      lamports: await connection.getMinimumBalanceForRentExemption(0),
      space: 0,
      programId: SystemProgram.programId,
    })
    const message = new TransactionMessage({
      payerKey: wallet.publicKey,
      recentBlockhash: blockhash,
      instructions: [instruction],
    })
    const transaction =
      kind === 'legacy'
        ? new Transaction().add(instruction)
        : new VersionedTransaction(message.compileToV0Message())
    const signature = await wallet.sendTransaction(transaction, { signers: [made] })
    await expect(confirm(signature)).resolves.toMatchObject({ status: 'success' })
  },
)

it("serves as the wallet of Anchor's provider [C-07]", async () => {
  const { wallet, connection, instruction } = await prepare()
  // What `AnchorProvider.sendAndConfirm` does.
  const transaction = new Transaction().add(instruction)
  transaction.feePayer = wallet.publicKey
  transaction.recentBlockhash = (await connection.getLatestBlockhash()).blockhash
  const signed = await wallet.signTransaction(transaction)
  const signature = await connection.sendRawTransaction(signed.serialize(), {
    preflightCommitment: 'confirmed',
  })
  await expect(confirm(signature)).resolves.toMatchObject({ status: 'success' })
})

it('signs messages', async () => {
  const { wallet } = await prepare()
  const message = new TextEncoder().encode('Hello')
  const signature = await wallet.signMessage(message)
  expect(ed25519.verify(signature, message, wallet.publicKey.toBytes())).toBe(true)
})
