import { createPublicKey, verify } from 'node:crypto'
import { connect, type NetworkInput, requestWallet, startPortico } from '@portico/core'
import { startBitcoin } from '@portico/sandbox/bitcoin'
import { startSolana } from '@portico/sandbox/solana'
import { verifySignature } from '@portico/siwx/verify'
import {
  createBitcoinAccount,
  createMockBitcoinWallet,
  installMockBitcoinWallet,
} from '@portico/testing/bitcoin-wallet'
import { createPage } from '@portico/testing/conformance'
import { createMockSolanaWallet, installMockSolanaWallet } from '@portico/testing/solana-wallet'
import { Address, Transaction as BitcoinTransaction, OutScript, TEST_NETWORK } from '@scure/btc-signer'
import {
  Connection,
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { AppKitAdapter } from '../AppKitOptions.js'
import { BitcoinAdapter, SolanaAdapter } from '../adapters.js'
import { createAppKit } from '../createAppKit.js'
import type { BitcoinProvider } from './BitcoinProvider.js'
import type { SolanaProvider } from './SolanaProvider.js'

const solanaHolder = createMockSolanaWallet().control.address()
const bitcoinHolder = createMockBitcoinWallet({ network: 'testnet' }).control.address()
const recipient = createBitcoinAccount(`0x${'07'.repeat(32)}`, 'testnet').payment.address

type Page = ReturnType<typeof createPage>
/** The mocks only use the EventTarget members of a page. */
const asTarget = (page: Page) =>
  page as unknown as NonNullable<Parameters<typeof installMockSolanaWallet>[1]> &
    NonNullable<Parameters<typeof installMockBitcoinWallet>[1]>

function defineNetwork(chainId: string, url: string, symbol: string, decimals: number): NetworkInput {
  const [namespace, id = ''] = chainId.split(':')
  return {
    id,
    name: 'Local',
    nativeCurrency: { name: symbol, symbol, decimals },
    rpcUrls: { default: { http: [url] } },
    chainNamespace: namespace === 'solana' ? 'solana' : 'bip122',
  }
}

function createKit(page: Page, network: NetworkInput, adapter: AppKitAdapter) {
  const appKit = createAppKit({
    projectId: 'test',
    networks: [network],
    adapters: [adapter],
    enableWalletConnect: false,
    environment: { page, storage: undefined },
  })
  onTestFinished(startPortico(appKit.portico))
  return appKit
}

async function connectSolana() {
  const chain = await startSolana({ funded: [solanaHolder] })
  onTestFinished(() => chain.stop())
  const page = createPage()
  const chains = { 'solana:localnet': chain.url }
  const { control, info } = installMockSolanaWallet({ chains }, asTarget(page))
  const appKit = createKit(page, defineNetwork(chain.chainId, chain.url, 'SOL', 9), new SolanaAdapter())
  expect(appKit.getProvider('solana')).toBeUndefined()
  await connect(appKit.portico, { connectorId: info.name, namespace: 'solana' })
  const provider = appKit.getProvider<SolanaProvider>('solana')
  if (!provider?.publicKey) throw new Error('There is no provider.')
  const { portico } = appKit
  const { blockhash } = await requestWallet(portico, { namespace: 'solana', method: 'getLatestBlockhash' })
  const connection = new Connection(chain.url, 'confirmed')
  const pay = (lamports: number) =>
    SystemProgram.transfer({
      fromPubkey: provider.publicKey ?? PublicKey.default,
      toPubkey: Keypair.generate().publicKey,
      lamports,
    })
  const writeLegacy = (lamports = 1_000_000) =>
    new Transaction({ feePayer: provider.publicKey ?? null, recentBlockhash: blockhash }).add(pay(lamports))
  const writeVersioned = (lamports = 1_000_000) =>
    new VersionedTransaction(
      new TransactionMessage({
        payerKey: provider.publicKey ?? PublicKey.default,
        recentBlockhash: blockhash,
        instructions: [pay(lamports)],
      }).compileToV0Message(),
    )
  const confirm = (signature: string) =>
    requestWallet(portico, { namespace: 'solana', method: 'waitForConfirmation', signature })
  return { appKit, chain, control, info, provider, connection, writeLegacy, writeVersioned, confirm }
}

describe('the provider of Solana', () => {
  it('says who is connected, with which wallet and where', async () => {
    const { appKit, chain, info, provider } = await connectSolana()
    expect(provider.publicKey?.toBase58()).toBe(solanaHolder)
    expect(provider.publicKey).toBe(provider.publicKey)
    expect(provider.name).toBe(info.name)
    expect(provider.chains).toMatchObject([{ caipNetworkId: chain.chainId }])
    expect(await provider.getAccounts()).toMatchObject([{ namespace: 'solana', address: solanaHolder }])
    expect(await provider.connect()).toBe(solanaHolder)
    expect(appKit.getProvider('solana')).toBe(provider)
    expect(appKit.getWalletProvider()).toBe(provider)
  })

  it('signs a message, of bytes to bytes', async () => {
    const { provider } = await connectSolana()
    const signature = await provider.signMessage(new TextEncoder().encode('Hello'))
    expect(signature).toHaveLength(64)
    const spki = Buffer.concat([
      Buffer.from('302a300506032b6570032100', 'hex'),
      new PublicKey(solanaHolder).toBytes(),
    ])
    const key = createPublicKey({ key: spki, format: 'der', type: 'spki' })
    expect(verify(null, Buffer.from('Hello'), key, signature)).toBe(true)
  })

  it('signs transactions of web3.js, legacy and versioned, which stay of their class', async () => {
    const { provider, writeLegacy, writeVersioned } = await connectSolana()
    const legacy = await provider.signTransaction(writeLegacy())
    expect(legacy).toBeInstanceOf(Transaction)
    expect(legacy.verifySignatures()).toBe(true)
    const all = await provider.signAllTransactions<Transaction | VersionedTransaction>([
      writeVersioned(1),
      writeLegacy(2),
    ])
    expect(all[0]).toBeInstanceOf(VersionedTransaction)
    expect(all[1]).toBeInstanceOf(Transaction)
  })

  it('sends transactions and answers with their signature', async () => {
    const { provider, connection, writeLegacy, writeVersioned, confirm } = await connectSolana()
    const sent = [
      await provider.sendTransaction(writeLegacy(1_000_000), connection),
      await provider.sendTransaction(writeVersioned(1_000_001), connection, { skipPreflight: true }),
      await provider.signAndSendTransaction(writeVersioned(1_000_002), { maxRetries: 1 }),
    ]
    for (const signature of sent)
      await expect(confirm(signature)).resolves.toMatchObject({ status: 'success' })
  })

  it('has signed nothing after it was disconnected', async () => {
    const { appKit, provider, writeLegacy } = await connectSolana()
    const transaction = writeLegacy()
    const onDisconnect = vi.fn()
    const onProviders = vi.fn()
    const removed = vi.fn()
    provider.on('disconnect', onDisconnect)
    provider.on('disconnect', removed)
    provider.removeListener('disconnect', removed)
    appKit.subscribeProviders(onProviders)
    await provider.disconnect()
    expect(onDisconnect).toHaveBeenCalledOnce()
    expect(removed).not.toHaveBeenCalled()
    expect(onProviders.mock.calls.map(([providers]) => providers.solana?.name)).toEqual([undefined])
    expect(provider.publicKey).toBeUndefined()
    await expect(provider.signTransaction(transaction)).rejects.toMatchObject({ code: 'not_connected' })
    const onConnect = vi.fn()
    provider.on('connect', onConnect)
    expect(await provider.connect()).toBe(solanaHolder)
    expect(onConnect.mock.lastCall?.[0].toBase58()).toBe(solanaHolder)
  })

  it('refuses requests by method name to a wallet in the page', async () => {
    const { provider } = await connectSolana()
    await expect(provider.request({ method: 'solana_getAccounts' })).rejects.toMatchObject({
      code: 'unsupported_method',
    })
  })
})

async function connectBitcoin() {
  const chain = await startBitcoin({ network: 'testnet', funded: [bitcoinHolder] })
  onTestFinished(() => chain.stop())
  const page = createPage()
  const mock = { network: 'testnet', url: chain.url } as const
  const { info, control } = installMockBitcoinWallet(mock, asTarget(page))
  const appKit = createKit(page, defineNetwork(chain.chainId, chain.url, 'BTC', 8), new BitcoinAdapter())
  await connect(appKit.portico, { connectorId: info.name, namespace: 'bip122' })
  const provider = appKit.getProvider<BitcoinProvider>('bip122')
  if (!provider) throw new Error('There is no provider.')
  const isSent = async (id = '') => (await fetch(`${chain.url}/tx/${id}`)).ok
  return { chain, provider, control, isSent }
}

describe('the provider of Bitcoin', () => {
  it('lists the addresses of the wallet by what they are for', async () => {
    const { provider } = await connectBitcoin()
    expect(await provider.getAccountAddresses()).toMatchObject([
      { address: bitcoinHolder, purpose: 'payment', publicKey: expect.any(String) },
      { address: expect.stringMatching(/^tb1p/), purpose: 'ordinal' },
    ])
    expect((await provider.requestAccounts())[0]).toBe(bitcoinHolder)
  })

  it.each(['bip322', undefined] as const)('signs a message by %s', async protocol => {
    const { chain, provider } = await connectBitcoin()
    const signature = await provider.signMessage({ address: bitcoinHolder, message: 'Hello', protocol })
    const chainId = chain.chainId as `${string}:${string}` // CAIP-2
    const check = { chainId, address: bitcoinHolder, message: 'Hello', signature }
    expect(await verifySignature(check)).toBe(true)
  })

  it('sends satoshis that are written as text', async () => {
    const { provider, isSent } = await connectBitcoin()
    expect(await isSent(await provider.sendTransfer({ recipient, amount: '20000' }))).toBe(true)
  })

  it.each(['0.5', '', '-1', 1.5, '0x10'])('refuses the amount %s before the wallet sees it', async amount => {
    const { provider, control } = await connectBitcoin()
    const before = control.requests().length
    await expect(provider.sendTransfer({ recipient, amount })).rejects.toMatchObject({
      code: 'invalid_params',
    })
    expect(control.requests()).toHaveLength(before)
  })

  it('signs the inputs of a PSBT that it is told to, and sends it when told to', async () => {
    const { chain, provider, isSent } = await connectBitcoin()
    const transaction = new BitcoinTransaction()
    const script = OutScript.encode(Address(TEST_NETWORK).decode(bitcoinHolder))
    const txid = chain.fund(bitcoinHolder, 50_000n)
    transaction.addInput({ txid, index: 0, witnessUtxo: { script, amount: 50_000n } })
    transaction.addOutputAddress(recipient, 45_000n, TEST_NETWORK)
    const psbt = Buffer.from(transaction.toPSBT()).toString('base64')
    const signInputs = [{ address: bitcoinHolder, index: 0, sighashTypes: [1] }]
    const signed = await provider.signPSBT({ psbt, signInputs })
    expect(signed.txid).toBeUndefined()
    expect(
      BitcoinTransaction.fromPSBT(Buffer.from(signed.psbt, 'base64')).getInput(0).partialSig,
    ).toHaveLength(1)
    const sent = await provider.signPSBT({ psbt, signInputs: [], broadcast: true })
    expect(await isSent(sent.txid)).toBe(true)
  })
})
