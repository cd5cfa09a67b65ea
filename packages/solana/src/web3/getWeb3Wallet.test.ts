import { ed25519 } from '@noble/curves/ed25519.js'
import { callVerb, type Portico } from '@portico/core'
import type { Solana } from '@portico/testing/solana'
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
  callVerb(portico, { namespace: 'solana', verb: 'waitForConfirmation', signature })

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

it('signs messages', async () => {
  const { wallet } = await prepare()
  const message = new TextEncoder().encode('Hello')
  const signature = await wallet.signMessage(message)
  expect(ed25519.verify(signature, message, wallet.publicKey.toBytes())).toBe(true)
})
