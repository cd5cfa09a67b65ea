import { DirectSecp256k1Wallet } from '@cosmjs/proto-signing'
import { SigningStargateClient } from '@cosmjs/stargate'
import type { PayRequest } from '@portico/protocol'
import { type Bitcoin, startBitcoin } from '@portico/sandbox/bitcoin'
import {
  type Chain,
  connectLocalContracts,
  startBundler,
  startChain,
  testAccounts,
} from '@portico/sandbox/chain'
import { type Cosmos, startCosmos } from '@portico/sandbox/cosmos'
import { connectLocalTokens, type Solana, startSolana } from '@portico/sandbox/solana'
import { createBitcoinAccount } from '@portico/testing/bitcoin-wallet'
import { hex } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import {
  AccountRole,
  appendTransactionMessageInstructions,
  createSolanaRpc,
  createTransactionMessage,
  generateKeyPairSigner,
  getAddressEncoder,
  getBase64EncodedWireTransaction,
  getProgramDerivedAddress,
  getSignatureFromTransaction,
  type Instruction,
  type KeyPairSigner,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  address as toAddress,
} from '@solana/kit'
import {
  type Address,
  createTestClient,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  hexToBytes,
  http,
  pad,
  parseAbi,
  parseEther,
  publicActions,
  walletActions,
} from 'viem'
import {
  entryPoint07Abi,
  toPackedUserOperation,
  toSoladySmartAccount,
  type UserOperation,
} from 'viem/account-abstraction'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { anvil } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createNodeRequest } from './createNodeRequest.js'
import { createMemoryPaymentStore, type PaymentStore } from './PaymentStore.js'
import { type PaymentRules, verifyPayment } from './verifyPayment.js'

interface Paid {
  readonly network: string
  readonly url: string
  readonly asset?: string
  readonly recipient: string
  readonly amount: string
  readonly transaction: string
  readonly orderId?: string
  readonly store?: PaymentStore
  readonly rules: Pick<PaymentRules, 'payer' | 'anyPayer' | 'confirmations'> & { readonly since?: number }
}

/** As a shop asks whose amounts are in the smallest unit. */
function verify({ network: id, url, asset = 'native', recipient, amount, transaction, ...more }: Paid) {
  const { orderId = '7', store = createMemoryPaymentStore(), rules } = more
  const network = id as PayRequest['paymentAsset']['network']
  const metadata = { name: 'Coin', symbol: 'COIN', decimals: 0 }
  const order: PayRequest = { orderId, paymentAsset: { network, asset, metadata }, recipient, amount }
  const request = createNodeRequest(url)
  return verifyPayment({ orderId, network, transaction }, { order, request, store, since: 0, ...rules })
}

const refused = (reason: string) => ({
  code: 'payment_refused',
  message: `The payment was not accepted: ${reason}.`,
})
const pending = { code: 'payment_pending' }
const later = Date.now() + 86_400_000

describe('payments of smart accounts on a node of an EVM chain', () => {
  const factoryAbi = parseAbi(['function createAccount(bytes32 ownSalt) payable returns (address)'])
  const shop = privateKeyToAccount(generatePrivateKey()).address
  let chain: Chain
  let bundler: Awaited<ReturnType<typeof startBundler>>
  let token: Address
  beforeAll(async () => {
    chain = await startChain()
    bundler = await startBundler({ chainUrl: chain.url })
    const local = connectLocalContracts(chain.url)
    token = await local.deployToken({ name: 'Dollar', symbol: 'USD', decimals: 0, supply: 1_000_000n })
  })
  afterAll(async () => {
    await bundler.stop()
    await chain.stop()
  })
  const connect = () =>
    createTestClient({
      account: privateKeyToAccount(testAccounts[3].privateKey),
      mode: 'hardhat',
      transport: http(chain.url),
      chain: { ...anvil, id: chain.chainId },
      pollingInterval: 20,
    })
      .extend(publicActions)
      .extend(walletActions)

  /** An operation of an account that is not there yet, with coins and tokens of its own. */
  async function createOperation(calls: readonly { to: Address; value?: bigint; data?: Hex }[]) {
    const client = connect()
    const owner = privateKeyToAccount(generatePrivateKey())
    const salt = pad(owner.address, { dir: 'right', size: 32 })
    const account = await toSoladySmartAccount({ client, owner, factoryAddress: bundler.factory, salt })
    const factoryData = encodeFunctionData({ abi: factoryAbi, functionName: 'createAccount', args: [salt] })
    await client.setBalance({ address: account.address, value: parseEther('1') })
    await connectLocalContracts(chain.url).sendToken(token, account.address, 1000n)
    const { baseFeePerGas } = await client.getBlock()
    const unsigned: UserOperation<'0.7'> = {
      sender: account.address,
      nonce: 0n,
      factory: bundler.factory,
      factoryData,
      callData: await account.encodeCalls(calls),
      callGasLimit: 500_000n,
      verificationGasLimit: 1_000_000n,
      preVerificationGas: 100_000n,
      maxFeePerGas: (baseFeePerGas ?? 0n) * 2n + 1n,
      maxPriorityFeePerGas: 1n,
      signature: '0x',
    }
    const signature = await account.signUserOperation(unsigned)
    return { sender: account.address, packed: toPackedUserOperation({ ...unsigned, signature }) }
  }

  async function bundle(operations: readonly Awaited<ReturnType<typeof createOperation>>[]) {
    const client = connect()
    const args = [operations.map(({ packed }) => packed), client.account.address] as const
    const hash = await client.writeContract({
      address: bundler.entryPoint,
      abi: entryPoint07Abi,
      functionName: 'handleOps',
      args,
      gas: 8_000_000n,
    })
    expect(await client.waitForTransactionReceipt({ hash })).toMatchObject({ status: 'success' })
    return hash
  }
  const transfer = (to: Address, units: bigint, contract = token) => ({
    to: contract,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, units] }),
  })
  const paid = (more: Omit<Paid, 'network' | 'url' | 'recipient'>) =>
    verify({ network: `eip155:${chain.chainId}`, url: chain.url, recipient: shop, ...more })

  it('count for each of the customers in one bundle, and only once [PY01, PY05]', async () => {
    const [alice, bob, cheat] = [
      await createOperation([transfer(shop, 100n)]),
      await createOperation([transfer(shop, 60n), transfer(shop, 40n)]),
      // The other transfer fails, and takes this one back.
      await createOperation([transfer(shop, 500n), transfer(shop, 501n)]),
    ]
    const transaction = await bundle([alice, bob, cheat])
    const store = createMemoryPaymentStore()
    const order = { asset: token, amount: '100', transaction, store }
    const byAlice = { ...order, rules: { payer: alice.sender } }
    expect(await paid({ ...byAlice, orderId: 'a' })).toMatchObject({ units: 100n })
    expect(await paid({ ...byAlice, orderId: 'a' })).toMatchObject({ units: 100n })
    expect(await paid({ ...order, orderId: 'b', rules: { payer: bob.sender } })).toMatchObject({
      units: 100n,
    })
    await expect(paid({ ...byAlice, orderId: 'c' })).rejects.toMatchObject(
      refused('it has settled another order'),
    )
    await expect(paid({ ...order, rules: { payer: cheat.sender } })).rejects.toMatchObject(
      refused('another account has paid'),
    )
    await expect(
      paid({ ...order, amount: '101', orderId: 'd', rules: { payer: bob.sender } }),
    ).rejects.toMatchObject(refused('it is less than was asked for'))
  })

  it('count in the currency of the network where the node traces, and are never taken for granted [PY02]', async () => {
    const [alice, bob] = [
      await createOperation([
        { to: shop, value: 60n },
        { to: shop, value: 40n },
      ]),
      await createOperation([{ to: shop, value: 70n }, transfer(shop, 2000n)]),
    ]
    const transaction = await bundle([alice, bob])
    const order = { amount: '100', transaction }
    expect(await paid({ ...order, rules: { payer: alice.sender } })).toMatchObject({ units: 100n })
    expect(await paid({ ...order, rules: { anyPayer: true } })).toMatchObject({
      payer: alice.sender.toLowerCase(),
    })
    // What was taken back with the failed transfer counts for nobody, and the bundler has paid nothing.
    for (const payer of [bob.sender, connect().account.address])
      await expect(paid({ ...order, amount: '1', rules: { payer } })).rejects.toMatchObject(
        refused('another account has paid'),
      )
  })

  it('count by the contract of the token, the network, the time and the blocks on top [PY06]', async () => {
    const local = connectLocalContracts(chain.url)
    const twin = await local.deployToken({ name: 'Dollar', symbol: 'USD', decimals: 0, supply: 1_000_000n })
    const { transactionHash: transaction } = await local.sendToken(twin, shop, 100n)
    const order = { asset: token, amount: '100', transaction, rules: { payer: local.address } }
    await expect(paid(order)).rejects.toMatchObject(
      refused('it pays the recipient nothing of what was asked for'),
    )
    const right = { ...order, asset: twin }
    expect(await paid(right)).toMatchObject({ units: 100n })
    const elsewhere = { ...right, url: chain.url, recipient: shop, network: 'eip155:1' }
    await expect(verify(elsewhere)).rejects.toMatchObject(
      refused('the node that was asked is of another network'),
    )
    await expect(paid({ ...right, rules: { payer: local.address, since: later } })).rejects.toMatchObject(
      refused('it is older than the order'),
    )
    await expect(
      paid({ ...right, rules: { payer: local.address, confirmations: 50 } }),
    ).rejects.toMatchObject(pending)
    await connect().mine({ blocks: 50 })
    expect(await paid({ ...right, rules: { payer: local.address, confirmations: 50 } })).toMatchObject({
      units: 100n,
    })
    await expect(paid({ ...right, transaction: `0x${'ab'.repeat(32)}` })).rejects.toMatchObject(pending)
  })
})

describe('payments on a node of Solana', () => {
  const tokenProgram = toAddress('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
  const associatedProgram = toAddress('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')
  let solana: Solana
  beforeAll(async () => {
    solana = await startSolana()
  })
  afterAll(() => solana.stop())

  async function createSigner(): Promise<KeyPairSigner> {
    const signer = await generateKeyPairSigner()
    await solana.airdrop(signer.address, 1_000_000_000n)
    return signer
  }
  const units = (start: readonly number[], amount: bigint) => {
    const data = new Uint8Array(start.length + 8)
    data.set(start)
    new DataView(data.buffer).setBigUint64(start.length, amount, true)
    return data
  }
  const sendCoin = (from: KeyPairSigner, to: KeyPairSigner, amount: bigint) => ({
    programAddress: toAddress('11111111111111111111111111111111'),
    accounts: [
      { address: from.address, role: AccountRole.WRITABLE_SIGNER, signer: from },
      { address: to.address, role: AccountRole.WRITABLE },
    ],
    data: units([2, 0, 0, 0], amount),
  })
  const findAccount = async (owner: KeyPairSigner, mint: string) => {
    const seeds = [owner.address, tokenProgram, toAddress(mint)].map(each => getAddressEncoder().encode(each))
    return (await getProgramDerivedAddress({ programAddress: associatedProgram, seeds }))[0]
  }
  const sendToken = async (from: KeyPairSigner, to: KeyPairSigner, mint: string, amount: bigint) => ({
    programAddress: tokenProgram,
    accounts: [
      { address: await findAccount(from, mint), role: AccountRole.WRITABLE },
      { address: await findAccount(to, mint), role: AccountRole.WRITABLE },
      { address: from.address, role: AccountRole.READONLY_SIGNER, signer: from },
    ],
    data: units([3], amount),
  })
  async function send(feePayer: KeyPairSigner, instructions: readonly Instruction[]): Promise<string> {
    const rpc = createSolanaRpc(solana.url)
    const { value: latest } = await rpc.getLatestBlockhash().send()
    const message = pipe(
      createTransactionMessage({ version: 0 }),
      empty => setTransactionMessageFeePayerSigner(feePayer, empty),
      unbounded => setTransactionMessageLifetimeUsingBlockhash(latest, unbounded),
      bare => appendTransactionMessageInstructions(instructions, bare),
    )
    const signed = await signTransactionMessageWithSigners(message)
    await rpc.sendTransaction(getBase64EncodedWireTransaction(signed), { encoding: 'base64' }).send()
    return getSignatureFromTransaction(signed)
  }

  it('are of the owner of what was moved, and never of the sponsor of the fee [PY03]', async () => {
    const [sponsor, alice, bob, shop] = await Promise.all([
      createSigner(),
      createSigner(),
      createSigner(),
      createSigner(),
    ])
    const tokens = await connectLocalTokens(solana.url)
    const mint = await tokens.createToken({ decimals: 0 })
    for (const { address } of [alice, bob, shop, sponsor]) await tokens.mintToken(mint, address, 1000n)
    const inCoins = await send(sponsor, [sendCoin(alice, shop, 60n), sendCoin(alice, shop, 40n)])
    const inTokens = await send(sponsor, [
      await sendToken(alice, shop, mint, 100n),
      await sendToken(bob, shop, mint, 100n),
      // Not to the shop.
      await sendToken(sponsor, bob, mint, 100n),
    ])
    const byShop = await send(shop, [sendCoin(alice, shop, 100n)])
    const network = { network: solana.chainId, url: solana.url, recipient: shop.address, amount: '100' }
    for (const paid of [
      { ...network, transaction: inCoins },
      { ...network, transaction: inTokens, asset: mint },
      { ...network, transaction: byShop },
    ]) {
      const payer = alice.address
      expect(await verify({ ...paid, rules: { payer } })).toMatchObject({ payer, units: 100n })
      await expect(verify({ ...paid, rules: { payer: sponsor.address } })).rejects.toMatchObject(
        refused('another account has paid'),
      )
      await expect(verify({ ...paid, amount: '101', rules: { payer } })).rejects.toMatchObject(
        refused('it is less than was asked for'),
      )
    }
    const both = { ...network, transaction: inTokens, asset: mint, store: createMemoryPaymentStore() }
    for (const { address: payer } of [alice, bob])
      expect(await verify({ ...both, orderId: payer, rules: { payer } })).toMatchObject({ units: 100n })
    const refund = await send(alice, [sendCoin(alice, shop, 100n), sendCoin(shop, alice, 100n)])
    await expect(
      verify({ ...network, transaction: refund, rules: { payer: alice.address } }),
    ).rejects.toMatchObject(refused('it pays the recipient nothing of what was asked for'))
    const mainnet = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    await expect(
      verify({ ...network, network: mainnet, transaction: inCoins, rules: { payer: alice.address } }),
    ).rejects.toMatchObject(refused('the node that was asked is of another network'))
  })
})

describe('payments on a chain of Bitcoin', () => {
  const createAccount = (at: 0 | 1 | 2) => createBitcoinAccount(testAccounts[at].privateKey).payment
  const [alice, bob, shop] = [createAccount(0), createAccount(1), createAccount(2)]
  let bitcoin: Bitcoin
  beforeAll(async () => {
    bitcoin = await startBitcoin()
  })
  afterAll(() => bitcoin.stop())

  /** Each gives 50,000 satoshis. */
  async function send(from: readonly (typeof alice)[], amounts: readonly bigint[]): Promise<string> {
    const tx = new Transaction()
    for (const { address, script } of from)
      tx.addInput({
        txid: bitcoin.fund(address, 50_000n),
        index: 0,
        witnessUtxo: { script, amount: 50_000n },
      })
    for (const amount of amounts) tx.addOutput({ script: shop.script, amount })
    for (const { privateKey } of new Set(from)) tx.sign(privateKey)
    tx.finalize()
    const response = await fetch(`${bitcoin.url}/tx`, { method: 'POST', body: hex.encode(tx.extract()) })
    expect(response.status).toBe(200)
    return tx.id
  }
  const paid = (more: Pick<Paid, 'transaction' | 'rules'> & Partial<Paid>) =>
    verify({
      network: bitcoin.chainId,
      url: bitcoin.url,
      recipient: shop.address.toUpperCase(),
      amount: '40000',
      ...more,
    })

  it('count for the owner of all inputs, once, and when enough blocks confirm them [PY04]', async () => {
    const transaction = await send([alice, alice], [25_000n, 15_000n])
    const rules = { payer: alice.address }
    const store = createMemoryPaymentStore()
    expect(await paid({ transaction, rules, store })).toMatchObject({ units: 40_000n, payer: alice.address })
    await expect(
      paid({ transaction: transaction.toUpperCase(), rules, store, orderId: '8' }),
    ).rejects.toMatchObject(refused('it has settled another order'))
    await expect(paid({ transaction, rules: { payer: bob.address } })).rejects.toMatchObject(
      refused('another account has paid'),
    )
    await expect(paid({ transaction, rules, amount: '40001' })).rejects.toMatchObject(
      refused('it is less than was asked for'),
    )
    await expect(paid({ transaction, rules: { ...rules, since: later } })).rejects.toMatchObject(
      refused('it is older than the order'),
    )
    await expect(paid({ transaction, rules: { ...rules, confirmations: 2 } })).rejects.toMatchObject(pending)
    bitcoin.fund(bob.address, 1000n)
    expect(await paid({ transaction, rules: { ...rules, confirmations: 2 } })).toMatchObject({
      units: 40_000n,
    })
    await expect(paid({ transaction: 'ab'.repeat(32), rules })).rejects.toMatchObject(pending)
    const mainnet = 'bip122:000000000019d6689c085ae165831e93'
    await expect(paid({ transaction, rules, network: mainnet })).rejects.toMatchObject(
      refused('the node that was asked is of another network'),
    )
  })

  it('count for nobody in particular where several have signed them, and not for the shop itself', async () => {
    const together = await send([alice, bob], [40_000n])
    for (const payer of [alice.address, bob.address])
      await expect(paid({ transaction: together, rules: { payer } })).rejects.toMatchObject(
        refused('another account has paid'),
      )
    expect(await paid({ transaction: together, rules: { anyPayer: true } })).toMatchObject({ payer: '' })
    const own = await send([shop], [40_000n])
    await expect(paid({ transaction: own, rules: { anyPayer: true } })).rejects.toMatchObject(
      refused('it pays the recipient nothing of what was asked for'),
    )
  })
})

describe('payments on a chain of Cosmos', () => {
  let cosmos: Cosmos
  beforeAll(async () => {
    cosmos = await startCosmos()
  })
  afterAll(() => cosmos.stop())

  it('count for the sender of the messages, in their denomination [PY04]', async () => {
    const [payer, shop] = await Promise.all(
      [testAccounts[0], testAccounts[1]].map(async ({ privateKey }) => {
        const wallet = await DirectSecp256k1Wallet.fromKey(hexToBytes(privateKey), 'cosmos')
        return { wallet, address: (await wallet.getAccounts())[0]?.address ?? '' }
      }),
    )
    if (!payer || !shop) throw new Error('There are too few accounts.')
    cosmos.fund(payer.address, { denom: 'uatom', amount: '1000000' })
    cosmos.fund(payer.address, { denom: 'uother', amount: '1000000' })
    const client = await SigningStargateClient.connectWithSigner(cosmos.url, payer.wallet, {
      broadcastPollIntervalMs: 20,
    })
    const fee = { amount: [{ denom: 'uatom', amount: '2000' }], gas: '200000' }
    const message = (denom: string, amount: string) => ({
      typeUrl: '/cosmos.bank.v1beta1.MsgSend',
      value: { fromAddress: payer.address, toAddress: shop.address, amount: [{ denom, amount }] },
    })
    const send = async (...messages: readonly ReturnType<typeof message>[]) =>
      (await client.signAndBroadcast(payer.address, messages, fee)).transactionHash
    const transaction = await send(message('uatom', '60'), message('uatom', '40'), message('uother', '500'))
    const failed = await send(message('uatom', '100'), message('uatom', '9000000'))
    const order = {
      network: `cosmos:${cosmos.chainId}`,
      url: cosmos.url,
      asset: 'uatom',
      recipient: shop.address,
      amount: '100',
      transaction,
      rules: { payer: payer.address },
      store: createMemoryPaymentStore(),
    }
    expect(await verify(order)).toMatchObject({ payer: payer.address, units: 100n })
    await expect(
      verify({ ...order, transaction: transaction.toLowerCase(), orderId: '8' }),
    ).rejects.toMatchObject(refused('it has settled another order'))
    const cases = [
      [{ amount: '101' }, refused('it is less than was asked for')],
      [{ asset: 'uosmo' }, refused('it pays the recipient nothing of what was asked for')],
      [{ rules: { payer: shop.address } }, refused('another account has paid')],
      [{ rules: { payer: payer.address, since: later } }, refused('it is older than the order')],
      [{ rules: { payer: payer.address, confirmations: 3 } }, pending],
      [{ transaction: failed }, refused('its transaction has failed')],
      [{ transaction: 'AB'.repeat(32) }, pending],
      [{ network: 'cosmos:cosmoshub-4' }, refused('the node that was asked is of another network')],
      [{ asset: 'native' }, refused('its asset has to be a denomination such as uatom')],
    ] as const
    for (const [change, error] of cases)
      await expect(verify({ ...order, ...change })).rejects.toMatchObject(error)
  })
})
