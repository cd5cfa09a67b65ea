import { createPublicKey, verify } from 'node:crypto'
import { type Solana, startSolana } from '@portico/sandbox/solana'
import {
  Connection,
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StandardAccount } from '../standardWallet/StandardWallet.js'
import { createMockSolanaWallet, type MockSolanaWalletOptions } from './createMockSolanaWallet.js'
import { installMockSolanaWallet } from './installMockSolanaWallet.js'

interface Features {
  'standard:connect': {
    connect(input?: { silent?: boolean }): Promise<{ accounts: readonly StandardAccount[] }>
  }
  'standard:disconnect': { disconnect(): Promise<void> }
  'standard:events': { on(event: 'change', listener: (change: unknown) => void): () => void }
  'solana:signMessage': {
    signMessage(input: {
      account: StandardAccount
      message: Uint8Array
    }): Promise<[{ signature: Uint8Array }]>
  }
  'solana:signTransaction': {
    signTransaction(
      ...inputs: { account: StandardAccount; transaction: Uint8Array }[]
    ): Promise<{ signedTransaction: Uint8Array }[]>
  }
  'solana:signAndSendTransaction': {
    signAndSendTransaction(input: {
      account: StandardAccount
      transaction: Uint8Array
      chain: string
    }): Promise<[{ signature: Uint8Array }]>
  }
  'solana:signIn': {
    signIn(
      input: object,
    ): Promise<[{ account: StandardAccount; signedMessage: Uint8Array; signature: Uint8Array }]>
  }
}

let solana: Solana
beforeAll(async () => {
  solana = await startSolana()
})
afterAll(() => solana.stop())

function setUp(options: MockSolanaWalletOptions = {}) {
  const { wallet, control } = createMockSolanaWallet({
    chains: { 'solana:localnet': solana.url },
    ...options,
  })
  // The features that the test's wallet has.
  const features = wallet.features as unknown as Features
  const connect = async () => {
    const { accounts } = await features['standard:connect'].connect()
    const [account] = accounts
    if (!account) throw new Error('The wallet shows no account.')
    return account
  }
  return { wallet, control, features, connect }
}

/** An implementation that shares no code with the wallet's. */
function isSigned(publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  const x = Buffer.from(publicKey).toString('base64url')
  return verify(
    null,
    message,
    createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }),
    signature,
  )
}

async function createTransfer(from: PublicKey, version: 'legacy' | 0): Promise<Uint8Array> {
  const { blockhash } = await new Connection(solana.url).getLatestBlockhash()
  const transfer = SystemProgram.transfer({
    fromPubkey: from,
    toPubkey: Keypair.generate().publicKey,
    lamports: 1_000_000,
  })
  if (version === 'legacy') {
    const transaction = new Transaction().add(transfer)
    transaction.feePayer = from
    transaction.recentBlockhash = blockhash
    return transaction.serialize({ requireAllSignatures: false })
  }
  const message = new TransactionMessage({
    payerKey: from,
    recentBlockhash: blockhash,
    instructions: [transfer],
  })
  return new VersionedTransaction(message.compileToV0Message()).serialize()
}

describe('a mock Solana wallet', () => {
  it('connects, silently only where it was connected before, and disconnects', async () => {
    const { wallet, features, connect, control } = setUp()
    expect((await features['standard:connect'].connect({ silent: true })).accounts).toEqual([])
    expect(wallet.accounts).toEqual([])
    const account = await connect()
    expect(account.address).toBe(control.address())
    expect((await features['standard:connect'].connect({ silent: true })).accounts).toEqual([account])
    await features['standard:disconnect'].disconnect()
    expect(wallet.accounts).toEqual([])
  })

  it('signs messages that verify', async () => {
    const { features, connect } = setUp()
    const account = await connect()
    const message = new TextEncoder().encode('Hello')
    const [{ signature }] = await features['solana:signMessage'].signMessage({ account, message })
    expect(isSigned(account.publicKey, message, signature)).toBe(true)
  })

  it('signs in with a text that names the site and the account', async () => {
    const { features } = setUp()
    const [{ account, signedMessage, signature }] = await features['solana:signIn'].signIn({
      domain: 'shop.example',
      statement: 'Welcome.',
      nonce: 'abcdefgh',
    })
    expect(new TextDecoder().decode(signedMessage)).toBe(
      `shop.example wants you to sign in with your Solana account:\n${account.address}\n\nWelcome.\n\nNonce: abcdefgh`,
    )
    expect(isSigned(account.publicKey, signedMessage, signature)).toBe(true)
  })

  it.each(['legacy', 0] as const)('signs and sends a transaction of version %s', async version => {
    const { features, connect } = setUp()
    const account = await connect()
    await solana.airdrop(account.address, 1_000_000_000n)
    const transaction = await createTransfer(new PublicKey(account.address), version)
    const { signTransaction } = features['solana:signTransaction']
    const [signed] = await signTransaction({ account, transaction })
    expect(
      VersionedTransaction.deserialize(signed?.signedTransaction ?? transaction).signatures[0],
    ).not.toEqual(new Uint8Array(64))
    const { signAndSendTransaction } = features['solana:signAndSendTransaction']
    const [{ signature }] = await signAndSendTransaction({ account, transaction, chain: 'solana:localnet' })
    expect(signature).toHaveLength(64)
    const { signatures } = VersionedTransaction.deserialize(signed?.signedTransaction ?? transaction)
    expect(signatures[0]).toEqual(signature)
  })

  it('tells of another account, of being locked and of being left', async () => {
    const { wallet, features, connect, control } = setUp()
    await connect()
    const heard: unknown[] = []
    const stop = features['standard:events'].on('change', change => heard.push(change))
    control.switchAccount(1)
    expect(heard).toEqual([{ accounts: wallet.accounts }])
    expect(wallet.accounts.map(({ address }) => address)).toEqual([control.address()])
    control.lock()
    expect(heard.at(-1)).toEqual({ accounts: [] })
    control.unlock()
    control.disconnect()
    expect(heard.at(-1)).toEqual({ accounts: [] })
    stop()
    expect(control.listenerCount('change')).toBe(0)
  })

  it('rejects, hangs, waits for a decision and throws what it should not', async () => {
    const { connect, features, control } = setUp()
    control.reject()
    await expect(connect()).rejects.toMatchObject({ code: 4001 })
    control.fail('string')
    await expect(connect()).rejects.toBe('User closed the window')
    control.setApproval('manual')
    const connecting = connect()
    expect(control.prompts()).toEqual([{ method: 'standard:connect', params: [{}] }])
    await expect(connect()).rejects.toMatchObject({ code: -32002 })
    control.approve()
    const account = await connecting
    control.behave()
    control.hang()
    const hanging = features['solana:signMessage'].signMessage({ account, message: new Uint8Array(3) })
    expect(await Promise.race([hanging, Promise.resolve('waiting')])).toBe('waiting')
  })

  it('answers wrongly when told to', async () => {
    const { wallet, features, connect, control } = setUp()
    const account = await connect()
    const message = new Uint8Array(8)
    control.answerWrongly({ signature: 'otherAccount' })
    const [{ signature }] = await features['solana:signMessage'].signMessage({ account, message })
    expect(isSigned(account.publicKey, message, signature)).toBe(false)
    const transaction = await createTransfer(new PublicKey(account.address), 0)
    control.answerWrongly({ transaction: 'unsigned', accounts: 'nullEntry' })
    const [signed] = await features['solana:signTransaction'].signTransaction({ account, transaction })
    expect(signed?.signedTransaction).toEqual(transaction)
    expect(wallet.accounts).toEqual([null])
  })
})

it('is found by pages that listened before and by those that come later', () => {
  const page = Object.assign(new EventTarget(), { localStorage: { getItem: () => null, setItem: () => {} } })
  const found: string[] = []
  const register = ({ name }: { name: string }) => found.push(name)
  page.addEventListener('wallet-standard:register-wallet', event =>
    (event as CustomEvent<(api: object) => void>).detail({ register }),
  )
  installMockSolanaWallet({ name: 'Early' }, page)
  page.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: { register } }))
  expect(found).toEqual(['Early', 'Early'])
})
