import { testAccounts } from '@portico/testing'
import {
  type Address,
  createTestClient,
  encodeAbiParameters,
  encodeDeployData,
  erc20Abi,
  type Hex,
  http,
  keccak256,
  parseAbi,
  parseSignature,
  publicActions,
  walletActions,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { compileContracts } from '../../contracts/compileContracts.mjs'
import { type Chain, startChain } from '../chain/startChain.js'
import { connectLocalContracts } from '../contracts/connectLocalContracts.js'
import { deploySpendingGrants } from './deploySpendingGrants.js'
import { spendingGrantsAbi as abi } from './grantsAbi.js'
import { grantsBytecode } from './grantsBytecode.js'

const source = (name: string) => new URL(`./${name}.sol`, import.meta.url)
const [owner, key, stranger] = [
  privateKeyToAccount(testAccounts[0].privateKey),
  privateKeyToAccount(testAccounts[1].privateKey),
  privateKeyToAccount(testAccounts[2].privateKey),
]
const day = 86_400
const receiver: Address = `0x${'ab'.repeat(20)}`

it('is what its source says', async () => {
  expect(await compileContracts(source('SpendingGrants'))).toEqual({ SpendingGrants: grantsBytecode })
})

describe('a spending grant', () => {
  let chain: Chain
  let oddTokens: Readonly<Record<string, Hex>>
  let contract: Address
  let token: Address
  let now: number
  const connect = (account = owner) =>
    createTestClient({ account, mode: 'hardhat', transport: http(chain.url), pollingInterval: 20 })
      .extend(publicActions)
      .extend(walletActions)

  beforeAll(async () => {
    chain = await startChain({ engine: 'edr' })
    oddTokens = await compileContracts(source('OddTokens'))
  })
  afterAll(() => chain?.stop())
  beforeEach(async () => {
    contract = await deploy(grantsBytecode)
    const local = connectLocalContracts(chain.url)
    token = await local.deployToken({ name: 'Dollar', symbol: 'USD', decimals: 6, supply: 1000n })
    await write(token, erc20Abi, 'approve', [contract, 1000n])
    now = Number((await connect().getBlock()).timestamp)
  })

  async function deploy(bytecode: Hex = '0x'): Promise<Address> {
    const client = connect()
    const data = encodeDeployData({ abi: [], bytecode })
    const hash = await client.sendTransaction({ chain: null, data })
    return (await client.waitForTransactionReceipt({ hash })).contractAddress as Address
  }

  /** Tried first, so that whatever the contract says against it is the error. */
  async function write(address: Address, of: readonly unknown[], name: string, args: unknown[], by = owner) {
    const client = connect(by)
    const call = { address, abi: of, functionName: name, args, account: by } as never
    await client.simulateContract(call)
    const hash = await client.writeContract({ ...(call as object), chain: null } as never)
    await client.waitForTransactionReceipt({ hash })
  }

  let salts = 0n
  async function grant(terms: object = {}): Promise<Hex> {
    const salt = encodeAbiParameters([{ type: 'uint256' }], [salts++])
    const full = {
      key: key.address,
      token,
      allowance: 10n,
      period: day,
      start: now,
      end: now + 30 * day,
      ...terms,
    }
    await write(contract, abi, 'grant', [salt, full])
    return keccak256(encodeAbiParameters([{ type: 'address' }, { type: 'bytes32' }], [owner.address, salt]))
  }
  const spend = (id: Hex, amount: bigint, by = key) =>
    write(contract, abi, 'spend', [id, receiver, amount], by)
  const readMoved = () =>
    connect().readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [receiver] })
  const read = (functionName: 'reserved' | 'read', id: Hex) =>
    connect().readContract({ address: contract, abi, functionName, args: [id] })
  async function goTo(time: number) {
    await connect().setNextBlockTimestamp({ timestamp: BigInt(time) })
    await connect().mine({ blocks: 1 })
  }

  it('lets the key take up to the allowance, and no more', async () => {
    const id = await grant()
    await spend(id, 6n)
    await spend(id, 4n)
    await expect(spend(id, 1n)).rejects.toThrow(/OverAllowance[\s\S]*\(0\)/)
    expect(await readMoved()).toBe(10n)
  })

  it('begins anew with each period, and adds nothing of the last', async () => {
    const id = await grant()
    await spend(id, 3n)
    await goTo(now + day)
    await expect(spend(id, 11n)).rejects.toThrow(/OverAllowance[\s\S]*\(10\)/)
    await spend(id, 10n)
    await goTo(now + 5 * day)
    await spend(id, 10n)
    await expect(spend(id, 1n)).rejects.toThrow('OverAllowance')
    expect(await readMoved()).toBe(23n)
  })

  it('begins at its start and ends at its end', async () => {
    const id = await grant({ start: now + day, end: now + 2 * day })
    await expect(spend(id, 1n)).rejects.toThrow('NotStarted')
    await goTo(now + day)
    await spend(id, 1n)
    await goTo(now + 2 * day)
    await expect(spend(id, 1n)).rejects.toThrow('Ended')
  })

  it('is ended by the account, at once, and by nobody else', async () => {
    const id = await grant()
    await spend(id, 1n)
    await expect(write(contract, abi, 'revoke', [id], key)).rejects.toThrow('NotGranted')
    await write(contract, abi, 'revoke', [id])
    await expect(spend(id, 1n)).rejects.toThrow('NotGranted')
    await expect(write(contract, abi, 'revoke', [id])).rejects.toThrow('NotGranted')
    expect(await readMoved()).toBe(1n)
  })

  it('is for its key alone', async () => {
    const id = await grant()
    await expect(spend(id, 1n, stranger)).rejects.toThrow('WrongKey')
    await expect(spend(id, 1n, owner)).rejects.toThrow('WrongKey')
    await expect(spend(`0x${'00'.repeat(32)}`, 1n)).rejects.toThrow('WrongKey')
  })

  it('takes from nobody who has not granted it, whatever they allow the contract', async () => {
    const id = await grant()
    await connectLocalContracts(chain.url).sendToken(token, stranger.address, 100n)
    await write(token, erc20Abi, 'approve', [contract, 100n], stranger)
    await spend(id, 10n)
    expect(
      await connect().readContract({
        address: token,
        abi: erc20Abi,
        functionName: 'balanceOf',
        args: [stranger.address],
      }),
    ).toBe(100n)
  })

  describe('with a signature of the key', () => {
    const sign = async (id: Hex, amount: bigint, nonce: bigint, deadline: bigint, by = key) => {
      const signature = await by.signTypedData({
        domain: {
          name: 'Spending Grants',
          version: '1',
          chainId: chain.chainId,
          verifyingContract: contract,
        },
        types: {
          Spend: [
            { name: 'id', type: 'bytes32' },
            { name: 'to', type: 'address' },
            { name: 'amount', type: 'uint256' },
            { name: 'nonce', type: 'uint256' },
            { name: 'deadline', type: 'uint256' },
          ],
        },
        primaryType: 'Spend',
        message: { id, to: receiver, amount, nonce, deadline },
      })
      const { r, s, yParity } = parseSignature(signature)
      return [id, receiver, amount, deadline, yParity + 27, r, s]
    }

    it('is spent by whoever pays for it, once and in time', async () => {
      const id = await grant()
      const deadline = BigInt(now + day)
      const signed = await sign(id, 4n, 0n, deadline)
      const changed = signed.with(2, 5n)
      await expect(write(contract, abi, 'spendSigned', changed, stranger)).rejects.toThrow('WrongKey')
      await write(contract, abi, 'spendSigned', signed, stranger)
      await expect(write(contract, abi, 'spendSigned', signed, stranger)).rejects.toThrow('WrongKey')
      const late = await sign(id, 1n, 1n, BigInt(now - 1))
      await expect(write(contract, abi, 'spendSigned', late, stranger)).rejects.toThrow('SignatureTooOld')
      const forged = await sign(id, 1n, 1n, deadline, stranger)
      await expect(write(contract, abi, 'spendSigned', forged, stranger)).rejects.toThrow('WrongKey')
      const tooMuch = await sign(id, 7n, 1n, deadline)
      await expect(write(contract, abi, 'spendSigned', tooMuch, stranger)).rejects.toThrow('OverAllowance')
      expect(await readMoved()).toBe(4n)
    })
  })

  it('counts nothing where the token refuses, and takes silence for yes', async () => {
    const refusing = await deploy(oddTokens.RefusingToken)
    const refused = await grant({ token: refusing })
    await expect(spend(refused, 1n)).rejects.toThrow('TransferFailed')
    expect(await read('read', refused)).toMatchObject({ spent: 0n })
    const silent = await deploy(oddTokens.SilentToken)
    await spend(await grant({ token: silent }), 2n)
    const movedAbi = parseAbi(['function moved(address) view returns (uint256)'])
    expect(
      await connect().readContract({
        address: silent,
        abi: movedAbi,
        functionName: 'moved',
        args: [receiver],
      }),
    ).toBe(2n)
    // Of a real token, more than there is or than is allowed.
    await write(token, erc20Abi, 'approve', [contract, 1n])
    await expect(spend(await grant(), 2n)).rejects.toThrow('TransferFailed')
  })

  it('counts what a token takes that calls back', async () => {
    const reentering = await deploy(oddTokens.ReenteringToken)
    const startAbi = parseAbi(['function start(address grants, bytes32 id, uint256 amount, uint256 times)'])
    const id = await grant({ key: reentering, token: reentering })
    await expect(write(reentering, startAbi, 'start', [contract, id, 4n, 2n])).rejects.toThrow('revert')
    await write(reentering, startAbi, 'start', [contract, id, 4n, 1n])
    expect(await read('read', id)).toMatchObject({ spent: 8n })
    await expect(write(reentering, startAbi, 'start', [contract, id, 4n, 0n])).rejects.toThrow()
  })

  it('says how much it may still take, and lists what an account has granted', async () => {
    const one = await grant({ end: now + 3 * day })
    const other = await grant({ allowance: 5n, period: 30 * day })
    expect(await read('reserved', one)).toBe(30n)
    await spend(one, 4n)
    expect(await read('reserved', one)).toBe(26n)
    await goTo(now + day)
    expect(await read('reserved', one)).toBe(20n)
    const sum = () =>
      connect().readContract({
        address: contract,
        abi,
        functionName: 'reservedOf',
        args: [owner.address, token],
      })
    expect(await sum()).toBe(25n)
    await write(contract, abi, 'revoke', [other])
    expect(await sum()).toBe(20n)
    await goTo(now + 3 * day)
    expect(await sum()).toBe(0n)
    const [ids, granted] = await connect().readContract({
      address: contract,
      abi,
      functionName: 'list',
      args: [owner.address],
    })
    expect(ids).toEqual([one, other])
    expect(granted).toMatchObject([
      { revoked: false, spent: 4n, terms: { allowance: 10n } },
      { revoked: true, terms: { key: key.address } },
    ])
  })

  it.each([
    ['no key', () => ({ key: `0x${'00'.repeat(20)}` })],
    ['a token without code', () => ({ token: receiver })],
    ['no allowance', () => ({ allowance: 0n })],
    ['no period', () => ({ period: 0 })],
    ['an end before its start', () => ({ start: now + 40 * day })],
    ['an end in the past', () => ({ start: now - 2, end: now - 1 })],
  ])('is not given with %s', async (_, describeTerms) => {
    await expect(grant(describeTerms())).rejects.toThrow('InvalidTerms')
  })

  it('is given once with one salt', async () => {
    await grant()
    salts--
    await expect(grant()).rejects.toThrow('AlreadyGranted')
  })

  it('is paid for on no network without the deployer of its address', async () => {
    const client = connect()
    const deployer = '0x4e59b44847b379578588920cA78FbF26c0B4956C'
    const bytecode = await client.getCode({ address: deployer })
    await client.setCode({ address: deployer, bytecode: '0x' })
    const before = await client.getTransactionCount({ address: owner.address })
    const deploying = () => deploySpendingGrants(chain.url, testAccounts[0].privateKey)
    await expect(deploying()).rejects.toThrow('There is no deployer')
    expect(await client.getTransactionCount({ address: owner.address })).toBe(before)
    await client.setCode({ address: deployer, bytecode: bytecode ?? '0x' })
    expect(await client.getCode({ address: await deploying() })).toMatch(/^0x60/)
  })

  it('takes no invalid signature for that of nobody', async () => {
    const zero: Hex = `0x${'00'.repeat(32)}`
    const invalid = [zero, receiver, 0n, BigInt(now + day), 27, zero, zero]
    await expect(write(contract, abi, 'spendSigned', invalid, stranger)).rejects.toThrow('WrongKey')
  })
})
