import { base58, base64, hex } from '@scure/base'
import { type Address, type EncodedAccount, isAddress } from '@solana/kit'
import { asRecord, invalidParams, JsonRpcError } from '../localChain/jsonRpc.js'
import { describeError } from './describeFailure.js'
import { encodeAccount, encodeExisting, getDecimals } from './encodeAccount.js'
import { formatTransaction } from './formatTransaction.js'
import { readMessage, readTransaction } from './readTransaction.js'
import type { ProcessedTransaction, Simulation, SolanaChain } from './SolanaChain.js'
import { formatTokenAmount, readMint, readTokenAccount, tokenPrograms } from './tokenAccounts.js'

type Method = (chain: SolanaChain, params: readonly unknown[]) => unknown

const slotsPerEpoch = 432_000n
const lamportsPerSignature = 5000
const preflightFailed = -32002
const signaturesMissing = -32003

/** Most responses state their slot. */
const withContext =
  (read: Method): Method =>
  (chain, params) => ({
    context: { slot: chain.getSlot(), apiVersion: '3.1.0' },
    value: read(chain, params),
  })

const getLatestBlockhash: Method = chain => chain.getBlockhash()

const getBalance: Method = (chain, [address]) => chain.svm.getBalance(readAddress(address)) ?? 0

const getAccountInfo: Method = (chain, [address, options]) =>
  encodeAccount(chain, readAddress(address), options)

const getMultipleAccounts: Method = (chain, [addresses, options]) =>
  readList(addresses).map(address => encodeAccount(chain, readAddress(address), options))

const getSignatureStatuses: Method = (chain, [signatures]) =>
  readList(signatures).map(signature => {
    const found = chain.findTransaction(String(signature))
    if (!found) return null
    const { slot, error } = found
    return {
      slot,
      confirmations: null,
      confirmationStatus: 'finalized',
      err: error,
      status: error === null ? { Ok: null } : { Err: error },
    }
  })

const getSignaturesForAddress: Method = (chain, [address, options]) => {
  const { limit = 1000, before, until } = asRecord(options)
  const wanted = readAddress(address)
  const listed = chain.getTransactions().filter(({ addresses }) => addresses.includes(wanted))
  const from = before === undefined ? 0 : listed.findIndex(({ signature }) => signature === before) + 1
  const end = listed.findIndex(({ signature }) => signature === until)
  return listed
    .slice(from, end < 0 ? undefined : end)
    .slice(0, Number(limit))
    .map(({ signature, slot, blockTime, error }) => ({
      signature,
      slot,
      blockTime,
      err: error,
      memo: null,
      confirmationStatus: 'finalized',
    }))
}

const getTransaction: Method = (chain, [signature, options]) => {
  const found = chain.findTransaction(String(signature))
  if (!found) return null
  const { maxSupportedTransactionVersion } = asRecord(options)
  if (found.message.version === 0 && maxSupportedTransactionVersion === undefined) {
    throw new JsonRpcError(
      -32015,
      'Transaction version (0) is not supported by the requesting client. Please try the request again with the following configuration parameter: "maxSupportedTransactionVersion": 0',
    )
  }
  return formatTransaction(chain, found, options)
}

const sendTransaction: Method = (chain, [text, options]) => {
  const { encoding = 'base58', skipPreflight = false } = asRecord(options)
  const read = readTransaction(readBytes(text, encoding))
  if (!skipPreflight) {
    const simulation = chain.simulate(read, { sigVerify: true, anyBlockhash: false })
    if (simulation.error === 'SignatureFailure') {
      throw new JsonRpcError(signaturesMissing, 'Transaction signature verification failure')
    }
    if (simulation.error !== null) {
      const message = `Transaction simulation failed: ${describeError(simulation.error)}`
      throw new JsonRpcError(preflightFailed, message, formatSimulation(simulation))
    }
  }
  // A dropped transaction still has its signature, but is never seen again.
  chain.execute(read)
  return read.signature
}

const simulateTransaction: Method = (chain, [text, options]) => {
  const {
    encoding = 'base58',
    sigVerify = false,
    replaceRecentBlockhash = false,
    accounts,
  } = asRecord(options)
  const read = readTransaction(readBytes(text, encoding))
  const simulation = chain.simulate(read, {
    sigVerify: sigVerify === true,
    anyBlockhash: replaceRecentBlockhash === true,
  })
  const { addresses, ...accountOptions } = asRecord(accounts)
  return {
    ...formatSimulation(simulation),
    accounts: addresses
      ? readList(addresses).map(address => {
          const account = simulation.accounts.get(String(address))
          return account ? encodeExisting(chain, account, accountOptions) : null
        })
      : null,
    ...(replaceRecentBlockhash === true && { replacementBlockhash: chain.getBlockhash() }),
  }
}

const formatSimulation = ({ error, logs, unitsConsumed, returnData }: Simulation) => ({
  err: error,
  logs,
  accounts: null,
  unitsConsumed,
  returnData,
  innerInstructions: null,
})

const requestAirdrop: Method = (chain, [address, lamports]) =>
  chain.airdrop(readAddress(address), BigInt(Number(lamports))).signature

/** As in Surfpool: writes an account of a program that does not run here. */
const setAccount: Method = (chain, [address, account]) => {
  const { lamports = 0, owner, data = '' } = asRecord(account)
  const bytes = readBytes(data, 'hex')
  chain.svm.setAccount({
    address: readAddress(address),
    lamports: BigInt(Number(lamports)) as EncodedAccount['lamports'],
    programAddress: readAddress(owner),
    data: bytes,
    executable: false,
    space: BigInt(bytes.length),
  })
  return null
}

const getFeeForMessage: Method = (chain, [text]) => {
  const message = readMessage(readBytes(text, 'base64'))
  return chain.isBlockhashValid(message.lifetimeToken)
    ? message.header.numSignerAccounts * lamportsPerSignature
    : null
}

const listAccounts = (chain: SolanaChain, accounts: readonly EncodedAccount[], options: unknown) =>
  accounts.map(account => ({ pubkey: account.address, account: encodeExisting(chain, account, options) }))

const getTokenAccountsByOwner: Method = (chain, [owner, filter, options]) => {
  const { mint, programId } = asRecord(filter)
  if (mint === undefined && programId === undefined) throw invalidParams('expected a mint or a programId')
  const programs = Object.keys(tokenPrograms).filter(
    program => programId === undefined || program === programId,
  )
  const held = programs.flatMap(program =>
    chain.svm.getProgramAccounts(program as Address).filter(({ data }) => {
      const token = readTokenAccount(program, data)
      return token?.owner === owner && (mint === undefined || token?.mint === mint)
    }),
  )
  return listAccounts(chain, held, options)
}

const getTokenAccountBalance: Method = (chain, [address]) => {
  const account = chain.svm.getAccount(readAddress(address))
  const token = account.exists ? readTokenAccount(account.programAddress, account.data) : undefined
  if (!token) throw invalidParams('Invalid param: could not find account')
  return formatTokenAmount(token.amount, getDecimals(chain, token.mint))
}

const getTokenSupply: Method = (chain, [address]) => {
  const account = chain.svm.getAccount(readAddress(address))
  const mint = account.exists ? readMint(account.programAddress, account.data) : undefined
  if (!mint) throw invalidParams('Invalid param: could not find mint')
  return formatTokenAmount(mint.supply, mint.decimals)
}

const getEpochInfo: Method = chain => {
  const slot = chain.getSlot()
  return {
    absoluteSlot: slot,
    blockHeight: slot,
    epoch: slot / slotsPerEpoch,
    slotIndex: slot % slotsPerEpoch,
    slotsInEpoch: slotsPerEpoch,
    transactionCount: chain.getTransactions().length,
  }
}

const findBlockTime = (transactions: readonly ProcessedTransaction[], slot: unknown) =>
  transactions.find(transaction => transaction.slot === BigInt(Number(slot)))?.blockTime

/** Methods called by kit and web3.js; see Solana's JSON-RPC reference. */
export const solanaRpc: Readonly<Record<string, Method>> = {
  getAccountInfo: withContext(getAccountInfo),
  getBalance: withContext(getBalance),
  getBlockHeight: chain => chain.getSlot(),
  getBlockTime: (chain, [slot]) =>
    findBlockTime(chain.getTransactions(), slot) ?? Math.floor(Date.now() / 1000),
  getEpochInfo,
  getFeeForMessage: withContext(getFeeForMessage),
  getGenesisHash: chain => chain.genesisHash,
  getHealth: () => 'ok',
  getLatestBlockhash: withContext(getLatestBlockhash),
  getMinimumBalanceForRentExemption: (chain, [size]) =>
    chain.svm.minimumBalanceForRentExemption(BigInt(Number(size))),
  getMultipleAccounts: withContext(getMultipleAccounts),
  getRecentPrioritizationFees: chain =>
    chain.prices.map(prioritizationFee => ({ slot: chain.getSlot(), prioritizationFee })),
  getSignatureStatuses: withContext(getSignatureStatuses),
  getSignaturesForAddress,
  getSlot: chain => chain.getSlot(),
  getTokenAccountBalance: withContext(getTokenAccountBalance),
  getTokenAccountsByOwner: withContext(getTokenAccountsByOwner),
  getTokenSupply: withContext(getTokenSupply),
  getTransaction,
  getTransactionCount: chain => chain.getTransactions().length,
  getVersion: () => ({ 'solana-core': '3.1.0', 'feature-set': 0 }),
  isBlockhashValid: withContext((chain, [blockhash]) => chain.isBlockhashValid(String(blockhash))),
  requestAirdrop,
  sendTransaction,
  simulateTransaction: withContext(simulateTransaction),
  surfnet_setAccount: withContext(setAccount),
}

export function readAddress(value: unknown): Address {
  if (typeof value !== 'string' || !isAddress(value)) throw invalidParams('Invalid param: Invalid address')
  return value
}

function readList(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw invalidParams('Invalid param: expected a list')
  return value
}

function readBytes(text: unknown, encoding: unknown): Uint8Array {
  try {
    if (encoding === 'hex') return hex.decode(String(text))
    return encoding === 'base64' ? base64.decode(String(text)) : base58.decode(String(text))
  } catch {
    throw invalidParams(`Invalid param: expected ${String(encoding)}`)
  }
}
