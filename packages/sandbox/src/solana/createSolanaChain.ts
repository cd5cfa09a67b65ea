import { base58 } from '@scure/base'
import { type Address, type EncodedAccount, getBase64Decoder, isFullySignedTransaction } from '@solana/kit'
import { Clock, FailedTransactionMetadata, LiteSVM, type TransactionMetadata } from 'litesvm'
import { createAirdrop, faucetAddress } from './createFaucet.js'
import { readError, type TransactionError } from './describeFailure.js'
import { type ReadTransaction, readTransaction } from './readTransaction.js'
import type {
  Holding,
  LoadedAddresses,
  ProcessedTransaction,
  Simulation,
  SolanaChain,
} from './SolanaChain.js'
import { readTokenAccount } from './tokenAccounts.js'

/** As on the public networks. */
const recentBlockhashes = 150
const faucetLamports = 10n ** 18n
const keptTransactions = 100_000n
const systemProgram = '11111111111111111111111111111111'
/** A lookup table starts with a header of 56 bytes, then its addresses. */
const lookupTableHead = 56

/** A single-node chain: one block per transaction, final at once. */
export function createSolanaChain(genesisHash: string, prices: readonly number[] = [0]): SolanaChain {
  // The engine knows only its newest blockhash; `isBlockhashValid` behaves as a network does.
  const svm = new LiteSVM()
    .withNativeMints()
    .withBlockhashCheck(false)
    .withTransactionHistory(keptTransactions)
  let slot = svm.getClock().slot
  const blockhashes = [svm.latestBlockhash() as string]
  const transactions: ProcessedTransaction[] = []
  const bySignature = new Map<string, ProcessedTransaction>()
  const slotListeners = new Set<(slot: bigint) => void>()
  const transactionListeners = new Set<(transaction: ProcessedTransaction) => void>()

  svm.setAccount({
    address: faucetAddress as Address,
    lamports: faucetLamports as EncodedAccount['lamports'],
    programAddress: systemProgram as Address,
    data: new Uint8Array(),
    executable: false,
    space: 0n,
  })

  const isBlockhashValid = (blockhash: string) => blockhashes.includes(blockhash)

  function advance(): void {
    slot++
    svm.expireBlockhash()
    svm.warpToSlot(slot)
    const { epochStartTimestamp, epoch, leaderScheduleEpoch } = svm.getClock()
    svm.setClock(new Clock(slot, epochStartTimestamp, epoch, leaderScheduleEpoch, BigInt(getUnixTime())))
    blockhashes.unshift(svm.latestBlockhash())
    blockhashes.splice(recentBlockhashes)
    for (const listener of slotListeners) listener(slot)
  }

  function simulate(
    read: ReadTransaction,
    { sigVerify, anyBlockhash }: { sigVerify: boolean; anyBlockhash: boolean },
  ): Simulation {
    if (!anyBlockhash && !isBlockhashValid(read.message.lifetimeToken)) return failEarly('BlockhashNotFound')
    if (sigVerify && !isFullySignedTransaction(read.transaction)) return failEarly('SignatureFailure')
    svm.withSigverify(sigVerify)
    const result = svm.simulateTransaction(read.transaction)
    svm.withSigverify(true)
    const failed = result instanceof FailedTransactionMetadata
    const accounts = failed ? [] : result.postAccounts()
    return {
      error: failed ? readError(result) : null,
      ...describeRun(result.meta()),
      accounts: new Map(accounts.map(account => [account.address, account])),
    }
  }

  function execute(read: ReadTransaction): ProcessedTransaction | undefined {
    if (!isBlockhashValid(read.message.lifetimeToken) || !isFullySignedTransaction(read.transaction))
      return undefined
    const loaded = loadAddresses(svm, read)
    const addresses = [...read.message.staticAccounts, ...loaded.writable, ...loaded.readonly]
    const before = addresses.map(address => getHolding(svm, address))
    const result = svm.sendTransaction(read.transaction)
    const failed = result instanceof FailedTransactionMetadata
    const meta = failed ? result.meta() : result
    // A transaction that never ran has no signature.
    if (meta.signature().every(byte => byte === 0)) return undefined
    const processed: ProcessedTransaction = {
      ...read,
      slot,
      blockTime: getUnixTime(),
      error: failed ? readError(result) : null,
      fee: readFee(meta),
      meta,
      addresses,
      loaded,
      before,
      after: addresses.map(address => getHolding(svm, address)),
    }
    transactions.unshift(processed)
    bySignature.set(processed.signature, processed)
    for (const listener of transactionListeners) listener(processed)
    advance()
    return processed
  }

  return {
    svm,
    genesisHash,
    prices,
    getSlot: () => slot,
    getBlockhash: () => ({
      blockhash: svm.latestBlockhash(),
      lastValidBlockHeight: slot + BigInt(recentBlockhashes),
    }),
    isBlockhashValid,
    getTransactions: () => transactions,
    findTransaction: signature => bySignature.get(signature),
    simulate,
    execute,
    airdrop(recipient, lamports) {
      const processed = execute(readTransaction(createAirdrop(recipient, lamports, svm.latestBlockhash())))
      if (!processed || processed.error) throw new Error('The faucet is empty.')
      return processed
    },
    advance,
    onSlot: listener => subscribe(slotListeners, listener),
    onTransaction: listener => subscribe(transactionListeners, listener),
  }
}

function subscribe<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const getUnixTime = () => Math.floor(Date.now() / 1000)

const failEarly = (error: TransactionError): Simulation => ({
  error,
  logs: [],
  unitsConsumed: 0n,
  returnData: null,
  accounts: new Map(),
})

function describeRun(meta: TransactionMetadata) {
  const returned = meta.returnData()
  const data = returned.data()
  return {
    logs: meta.logs(),
    unitsConsumed: meta.computeUnitsConsumed(),
    returnData:
      data.length === 0
        ? null
        : {
            programId: base58.encode(returned.programId()),
            data: [getBase64Decoder().decode(data), 'base64'] as const,
          },
  }
}

/** The engine exposes the fee only in its printed text. */
const readFee = (meta: TransactionMetadata) => BigInt(/fee: (\d+)/.exec(meta.toString())?.[1] ?? 0)

function getHolding(svm: LiteSVM, address: Address): Holding {
  const account = svm.getAccount(address)
  if (!account.exists) return { lamports: 0n }
  const program = account.programAddress
  const token = readTokenAccount(program, account.data)
  if (!token) return { lamports: account.lamports }
  const { mint, owner, amount } = token
  return { lamports: account.lamports, token: { mint, owner, program, amount } }
}

function loadAddresses(svm: LiteSVM, { message }: ReadTransaction): LoadedAddresses {
  const lookups = message.version === 0 ? (message.addressTableLookups ?? []) : []
  const load = (indexesOf: (lookup: (typeof lookups)[number]) => readonly number[]) =>
    lookups.flatMap(lookup => {
      const table = svm.getAccount(lookup.lookupTableAddress)
      if (!table.exists) return []
      return indexesOf(lookup).map(index => {
        const start = lookupTableHead + index * 32
        return base58.encode(new Uint8Array(table.data.subarray(start, start + 32))) as Address
      })
    })
  return {
    writable: load(({ writableIndexes }) => writableIndexes),
    readonly: load(({ readonlyIndexes }) => readonlyIndexes),
  }
}
