import { testAccounts } from '@portico/testing'
import {
  type Abi,
  type Address,
  createTestClient,
  encodeDeployData,
  type Hex,
  http,
  namehash,
  parseAbi,
  publicActions,
  walletActions,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import {
  collectionBytecode,
  exchangeBytecode,
  multicallBytecode,
  multiTokenBytecode,
  namesBytecode,
  tokenBytecode,
  wrappedCoinBytecode,
} from './bytecodes.js'

const tokenAbi = parseAbi([
  'constructor(string name, string symbol, uint8 decimals, uint256 supply)',
  'function transfer(address to, uint256 value) returns (bool)',
  'function approve(address spender, uint256 value) returns (bool)',
  'function transferFrom(address from, address to, uint256 value) returns (bool)',
])
const collectionAbi = parseAbi([
  'constructor(string name, string symbol)',
  'function mint(address to, string uri) returns (uint256)',
  'function transferFrom(address from, address to, uint256 tokenId)',
])
const multiTokenAbi = parseAbi(['function mint(address to, uint256 id, uint256 value, string uri)'])
const namesAbi = parseAbi([
  'function setAddr(bytes32 node, address to)',
  'function setName(bytes32 node, string to)',
  'function setText(bytes32 node, string key, string value)',
])
const wrappedCoinAbi = parseAbi(['function deposit() payable'])
const exchangeAbi = parseAbi([
  'constructor(address wrapped)',
  'function addLiquidity(address one, address other, uint256 amountOfOne, uint256 amountOfOther)',
])
const multicallAddress = '0xcA11bde05977b3631167028862bE2a173976CA11'

export interface LocalToken {
  name: string
  symbol: string
  decimals: number
  /** In the smallest unit. */
  supply: bigint
}

/** A token, and the amount that goes into a pool. */
export type LocalStake = readonly [token: Address, amount: bigint]

/**
 * Deploys contracts to a local chain with one of its funded accounts: tokens, NFTs, names, an exchange. Each call
 * waits for its block.
 */
export function connectLocalContracts(url: string, privateKey: Hex = testAccounts[0].privateKey) {
  const account = privateKeyToAccount(privateKey)
  const client = createTestClient({ account, mode: 'hardhat', transport: http(url), pollingInterval: 20 })
    .extend(publicActions)
    .extend(walletActions)

  async function mine(hash: Hex) {
    const receipt = await client.waitForTransactionReceipt({ hash })
    if (receipt.status !== 'success') throw new Error(`The transaction ${hash} failed.`)
    return receipt
  }

  async function deploy(data: Hex): Promise<Address> {
    const { contractAddress } = await mine(await client.sendTransaction({ chain: null, data }))
    if (!contractAddress) throw new Error('Nothing was deployed.')
    return contractAddress
  }

  const write = async (address: Address, abi: Abi, functionName: string, args: readonly unknown[]) =>
    await mine(await client.writeContract({ chain: null, address, abi, functionName, args }))

  return {
    address: account.address,
    deployToken: ({ name, symbol, decimals, supply }: LocalToken) =>
      deploy(
        encodeDeployData({ abi: tokenAbi, bytecode: tokenBytecode, args: [name, symbol, decimals, supply] }),
      ),
    sendToken: (token: Address, to: Address, value: bigint) =>
      write(token, tokenAbi, 'transfer', [to, value]),
    /** `transferFrom`; anyone may call it with a zero amount. */
    sendTokenFrom: (token: Address, from: Address, to: Address, value: bigint) =>
      write(token, tokenAbi, 'transferFrom', [from, to, value]),
    sendCoin: async (to: Address, value: bigint) =>
      await mine(await client.sendTransaction({ chain: null, to, value })),
    deployCollection: (name: string, symbol: string) =>
      deploy(encodeDeployData({ abi: collectionAbi, bytecode: collectionBytecode, args: [name, symbol] })),
    mintCollectible: (collection: Address, to: Address, uri: string) =>
      write(collection, collectionAbi, 'mint', [to, uri]),
    sendCollectible: (collection: Address, to: Address, tokenId: bigint) =>
      write(collection, collectionAbi, 'transferFrom', [account.address, to, tokenId]),
    deployMultiToken: () => deploy(multiTokenBytecode),
    mintMultiToken: (contract: Address, to: Address, id: bigint, value: bigint, uri: string) =>
      write(contract, multiTokenAbi, 'mint', [to, id, value, uri]),
    /** A registry that is its own resolver. */
    deployNames: () => deploy(namesBytecode),
    /** Sets the forward and the reverse record. */
    async setName(registry: Address, name: string, owner: Address) {
      await write(registry, namesAbi, 'setAddr', [namehash(name), owner])
      await write(registry, namesAbi, 'setName', [formatReverseNode(owner), name])
    },
    /** Sets only the reverse record, whoever owns the name. */
    claimName: (registry: Address, name: string, claimer: Address) =>
      write(registry, namesAbi, 'setName', [formatReverseNode(claimer), name]),
    setNameText: (registry: Address, name: string, key: string, value: string) =>
      write(registry, namesAbi, 'setText', [namehash(name), key, value]),
    deployWrappedCoin: () => deploy(wrappedCoinBytecode),
    wrapCoin: async (wrapped: Address, value: bigint) =>
      await mine(
        await client.writeContract({
          chain: null,
          address: wrapped,
          abi: wrappedCoinAbi,
          functionName: 'deposit',
          value,
        }),
      ),
    /** Pools behind the interface of a Uniswap V2 router. */
    deployExchange: (wrapped: Address) =>
      deploy(encodeDeployData({ abi: exchangeAbi, bytecode: exchangeBytecode, args: [wrapped] })),
    /** The ratio of the amounts sets the price. */
    async addLiquidity(
      exchange: Address,
      [one, amountOfOne]: LocalStake,
      [other, amountOfOther]: LocalStake,
    ) {
      await write(one, tokenAbi, 'approve', [exchange, amountOfOne])
      await write(other, tokenAbi, 'approve', [exchange, amountOfOther])
      await write(exchange, exchangeAbi, 'addLiquidity', [one, other, amountOfOne, amountOfOther])
    },
    /** Puts Multicall3 at its address on public networks. */
    async placeMulticall() {
      const place = await deploy(multicallBytecode)
      const bytecode = await client.getCode({ address: place })
      if (bytecode) await client.setCode({ address: multicallAddress, bytecode })
    },
  }
}

const formatReverseNode = (address: Address) => namehash(`${address.slice(2).toLowerCase()}.addr.reverse`)
