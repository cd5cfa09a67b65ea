import { createPortico, type Portico, requestWallet } from '@portico/core'
import type { Solana } from '@portico/sandbox/solana'
import {
  appendTransactionMessageInstruction,
  createSignableMessage,
  createSolanaRpc,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase58Decoder,
  getBase64EncodedWireTransaction,
  lamports,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signAndSendTransactionMessageWithSigners,
  signTransactionMessageWithSigners,
  type TransactionModifyingSigner,
  verifySignature,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import { expect, it } from 'vitest'
import { createSolanaNetwork } from '../../test/createSolanaWorld.js'
import { useConnectedSolana } from '../../test/useConnectedSolana.js'
import { getKitSigner } from './getKitSigner.js'

let chain: Solana
let portico: Portico
useConnectedSolana(parts => {
  ;({ chain, portico } = parts)
})

async function createTransfer(payer: ReturnType<typeof getKitSigner>) {
  const rpc = createSolanaRpc(chain.url)
  const { value: blockhash } = await rpc.getLatestBlockhash().send()
  const destination = (await generateKeyPairSigner()).address
  return pipe(
    createTransactionMessage({ version: 0 }),
    message => setTransactionMessageFeePayerSigner(payer, message),
    message => setTransactionMessageLifetimeUsingBlockhash(blockhash, message),
    message =>
      appendTransactionMessageInstruction(
        getTransferSolInstruction({ source: payer, destination, amount: lamports(1_000_000n) }),
        message,
      ),
  )
}

const wait = (signature: string) =>
  requestWallet(portico, { namespace: 'solana', method: 'waitForConfirmation', signature })

it('signs and sends a transaction message of @solana/kit [C-07]', async () => {
  const signature = await signAndSendTransactionMessageWithSigners(
    await createTransfer(getKitSigner(portico)),
  )
  await expect(wait(getBase58Decoder().decode(signature))).resolves.toMatchObject({ status: 'success' })
})

it('signs a transaction message that the page sends itself [C-07]', async () => {
  const { signAndSendTransactions: _, ...signer } = getKitSigner(portico)
  // Without the sending half it is a modifying signer alone.
  const payer = signer as unknown as ReturnType<typeof getKitSigner> & TransactionModifyingSigner
  const transaction = await signTransactionMessageWithSigners(await createTransfer(payer))
  const rpc = createSolanaRpc(chain.url)
  const signature = await rpc
    .sendTransaction(getBase64EncodedWireTransaction(transaction), { encoding: 'base64' })
    .send()
  await expect(wait(signature)).resolves.toMatchObject({ status: 'success' })
})

it('signs messages that kit can verify', async () => {
  const signer = getKitSigner(portico)
  const message = createSignableMessage('Hello')
  const [signed] = await signer.modifyAndSignMessages([message])
  const signature = signed?.signatures[signer.address]
  const { getPublicKeyFromAddress } = await import('@solana/kit')
  const key = await getPublicKeyFromAddress(signer.address)
  expect(signature && (await verifySignature(key, signature, message.content))).toBe(true)
})

it('says so when nobody is connected', () => {
  const networks = [createSolanaNetwork(chain)] as const
  const unconnected = createPortico({ projectId: 'test', networks, environment: { storage: undefined } })
  expect(() => getKitSigner(unconnected)).toThrow('connect()')
})
