import {
  createPublicClient,
  createTestClient,
  encodeFunctionData,
  erc20Abi,
  http,
  pad,
  parseAbi,
  parseEther,
} from 'viem'
import {
  createBundlerClient,
  createPaymasterClient,
  entryPoint07Address,
  toSmartAccount,
  toSoladySmartAccount,
} from 'viem/account-abstraction'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChainEngine } from '../chain/chooseEngine.js'
import { findAnvilBinary } from '../chain/findAnvilBinary.js'
import { type Chain, startChain } from '../chain/startChain.js'
import { connectLocalContracts } from '../contracts/connectLocalContracts.js'
import { type Bundler, startBundler } from './startBundler.js'

const factoryAbi = parseAbi([
  'function getAddress(bytes32 ownSalt) view returns (address)',
  'function createAccount(bytes32 ownSalt) payable returns (address)',
])

const engines: ChainEngine[] = findAnvilBinary() ? ['anvil', 'edr'] : ['edr']

describe.each(engines)('a bundler on %s', engine => {
  let chain: Chain
  let bundler: Bundler
  beforeAll(async () => {
    chain = await startChain({ engine })
    bundler = await startBundler({ chainUrl: chain.url })
  }, 120_000)
  afterAll(async () => {
    await bundler?.stop()
    await chain?.stop()
  })

  /** viem's own account for these contracts, with the factory of today. */
  async function createAccount() {
    const client = createPublicClient({ transport: http(chain.url), chain: { id: chain.chainId } as never })
    const owner = privateKeyToAccount(generatePrivateKey())
    const salt = pad(owner.address, { dir: 'right', size: 32 })
    const solady = await toSoladySmartAccount({ client, owner, factoryAddress: bundler.factory, salt })
    const account = await toSmartAccount({
      ...solady,
      getFactoryArgs: async () => ({
        factory: bundler.factory,
        factoryData: encodeFunctionData({ abi: factoryAbi, functionName: 'createAccount', args: [salt] }),
      }),
    } as never)
    return { client, account: account as unknown as typeof solady }
  }

  it('takes a batch of an account that is not there yet, all or nothing', async () => {
    const { client, account } = await createAccount()
    const test = createTestClient({ mode: 'hardhat', transport: http(chain.url) })
    await test.setBalance({ address: account.address, value: parseEther('1') })
    const local = connectLocalContracts(chain.url)
    const token = await local.deployToken({ name: 'Dollar', symbol: 'USD', decimals: 6, supply: 1000n })
    await local.sendToken(token, account.address, 100n)
    const other = privateKeyToAccount(generatePrivateKey()).address
    const transfer = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [other, 40n] })
    const bundlerClient = createBundlerClient({
      client,
      account,
      transport: http(bundler.url),
      pollingInterval: 20,
    })
    expect(await bundlerClient.getSupportedEntryPoints()).toEqual([entryPoint07Address])
    const hash = await bundlerClient.sendUserOperation({
      calls: [
        { to: token, data: transfer },
        { to: other, value: 5n },
      ],
    })
    const { success, receipt } = await bundlerClient.waitForUserOperationReceipt({ hash })
    expect(success).toBe(true)
    expect(receipt.status).toBe('success')
    const read = () =>
      client.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [other] })
    expect(await read()).toBe(40n)
    expect(await client.getBalance({ address: other })).toBe(5n)
    await expect(
      bundlerClient.sendUserOperation({
        calls: [
          { to: token, data: transfer },
          { to: token, data: transfer },
        ],
      }),
    ).rejects.toThrow('The calls of the operation fail.')
    expect(await read()).toBe(40n)
  })

  it('lets a paymaster pay for an account without money', async () => {
    const { client, account } = await createAccount()
    const bundlerClient = createBundlerClient({
      client,
      account,
      transport: http(bundler.url),
      paymaster: createPaymasterClient({ transport: http(bundler.url) }),
      pollingInterval: 20,
    })
    const hash = await bundlerClient.sendUserOperation({ calls: [{ to: account.address, value: 0n }] })
    expect(await bundlerClient.waitForUserOperationReceipt({ hash })).toMatchObject({ success: true })
  })

  it('refuses what the entry point would refuse, with its words', async () => {
    const { client, account } = await createAccount()
    const bundlerClient = createBundlerClient({ client, account, transport: http(bundler.url) })
    const operation = await bundlerClient.prepareUserOperation({ calls: [{ to: account.address }] })
    const sign = async () =>
      ({ ...operation, signature: await account.signUserOperation(operation) }) as never
    await expect(bundlerClient.sendUserOperation(await sign())).rejects.toThrow(
      "FailedOp: AA21 didn't pay prefund",
    )
    const test = createTestClient({ mode: 'hardhat', transport: http(chain.url) })
    await test.setBalance({ address: account.address, value: parseEther('1') })
    const forged = {
      ...operation,
      signature: await privateKeyToAccount(generatePrivateKey()).signMessage({ message: 'x' }),
    }
    await expect(bundlerClient.sendUserOperation(forged as never)).rejects.toThrow(
      'FailedOp: AA24 signature error',
    )
    expect(await bundlerClient.sendUserOperation(await sign())).toMatch(/^0x[\da-f]{64}$/)
  })
})
