import { sha256 } from '@noble/hashes/sha2.js'
import { bech32, hex } from '@scure/base'
import { formatAddress } from './addresses.js'
import { getText } from './protobuf.js'
import { type Coin, type ReadTx, readCoins, readTx, type TxMessage } from './readTx.js'
import { isSignedBy } from './verifyTx.js'

export interface LedgerAccount {
  readonly address: string
  readonly accountNumber: bigint
  readonly sequence: bigint
  readonly publicKey: Uint8Array | undefined
}

/** Outcome of a transaction; code 0 is success. */
export interface TxResult {
  readonly hash: string
  readonly code: number
  readonly log: string
  readonly gasWanted: bigint
  readonly gasUsed: bigint
  /** Undefined if it was rejected before inclusion in a block. */
  readonly included?: { readonly height: bigint; readonly time: string; readonly bytes: Uint8Array }
}

export interface CosmosLedgerOptions {
  readonly chainId: string
  readonly prefix: string
}

export interface CosmosLedger extends CosmosLedgerOptions {
  getHeight(): bigint
  getAccount(address: string): LedgerAccount | undefined
  getBalances(address: string): readonly Coin[]
  fund(address: string, coin: Coin): void
  broadcast(bytes: Uint8Array): TxResult
  findTx(hash: string): TxResult | undefined
  /** Newest first. */
  listTxs(): readonly TxResult[]
}

/** Error codes of the Cosmos SDK. */
const codes = {
  txDecode: 2,
  unauthorized: 4,
  insufficientFunds: 5,
  unknownRequest: 6,
  invalidAddress: 7,
  outOfGas: 11,
  wrongSequence: 32,
}
const sendType = '/cosmos.bank.v1beta1.MsgSend'
/** Gas used by a transfer. */
export const gasOfTransfer = 80_000n

class Refusal extends Error {
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

/** Accounts and balances that change only through transactions a real chain would accept. */
export function createCosmosLedger({ chainId, prefix }: CosmosLedgerOptions): CosmosLedger {
  const accounts = new Map<string, LedgerAccount>()
  const balances = new Map<string, Map<string, bigint>>()
  const txs = new Map<string, TxResult>()
  let height = 1n

  function touch(address: string): LedgerAccount {
    const known = accounts.get(address)
    if (known) return known
    const account = { address, accountNumber: BigInt(accounts.size), sequence: 0n, publicKey: undefined }
    accounts.set(address, account)
    return account
  }

  const getAmount = (address: string, denom: string) => balances.get(address)?.get(denom) ?? 0n
  function setAmount(address: string, denom: string, amount: bigint): void {
    const held = balances.get(address) ?? new Map<string, bigint>()
    balances.set(address, held.set(denom, amount))
  }

  function take(address: string, coins: readonly Coin[]): void {
    for (const { denom, amount } of coins) {
      const held = getAmount(address, denom)
      if (held < BigInt(amount)) {
        throw new Refusal(
          codes.insufficientFunds,
          `spendable balance ${held}${denom} is smaller than ${amount}${denom}: insufficient funds`,
        )
      }
    }
    for (const { denom, amount } of coins)
      setAmount(address, denom, getAmount(address, denom) - BigInt(amount))
  }

  function give(address: string, coins: readonly Coin[]): void {
    touch(address)
    for (const { denom, amount } of coins)
      setAmount(address, denom, getAmount(address, denom) + BigInt(amount))
  }

  /** The ante handler; it charges the fee. */
  function admit(tx: ReadTx): void {
    const [signer] = tx.signers
    if (!signer || tx.signers.length !== 1 || tx.messages.length === 0) {
      throw new Refusal(codes.unauthorized, 'expected one signer and something to do: unauthorized')
    }
    if (tx.messages.some(({ typeUrl }) => typeUrl !== sendType)) {
      throw new Refusal(codes.unknownRequest, `only ${sendType} is served: unknown request`)
    }
    if (!signer.mode) throw new Refusal(codes.unauthorized, 'sign mode is not supported: unauthorized')
    const address = formatAddress(signer.publicKey, prefix)
    const account = accounts.get(address)
    if (!account) throw new Refusal(codes.unauthorized, `account ${address} does not exist: unauthorized`)
    if (tx.messages.some(({ fields }) => getText(fields, 1) !== address)) {
      throw new Refusal(codes.unauthorized, 'pubKey does not match signer address: unauthorized')
    }
    if (signer.sequence !== account.sequence) {
      throw new Refusal(
        codes.wrongSequence,
        `account sequence mismatch, expected ${account.sequence}, got ${signer.sequence}: incorrect account sequence`,
      )
    }
    if (!isSignedBy(tx, signer, { chainId, ...account })) {
      throw new Refusal(
        codes.unauthorized,
        `signature verification failed; please verify account number (${account.accountNumber}), sequence (${account.sequence}) and chain-id (${chainId}): unauthorized`,
      )
    }
    if (tx.fee.gas < gasOfTransfer) {
      throw new Refusal(codes.outOfGas, `out of gas: gasWanted: ${tx.fee.gas}, gasUsed: ${gasOfTransfer}`)
    }
    take(address, tx.fee.amount)
    accounts.set(address, { ...account, sequence: account.sequence + 1n, publicKey: signer.publicKey })
  }

  function send({ fields }: TxMessage): void {
    const recipient = getText(fields, 2)
    if (!isAddress(recipient, prefix)) {
      throw new Refusal(codes.invalidAddress, `invalid to address ${recipient}: invalid address`)
    }
    const coins = readCoins(fields, 3)
    if (coins.length === 0 || coins.some(({ amount }) => !/^[1-9]\d*$/.test(amount))) {
      throw new Refusal(codes.unknownRequest, 'invalid coins: unknown request')
    }
    take(getText(fields, 1), coins)
    give(recipient, coins)
  }

  /** All messages or none. */
  function execute(tx: ReadTx): void {
    const before = new Map([...balances].map(([address, held]) => [address, new Map(held)]))
    try {
      tx.messages.forEach(send)
    } catch (error) {
      balances.clear()
      for (const [address, held] of before) balances.set(address, held)
      throw error
    }
  }

  return {
    chainId,
    prefix,
    getHeight: () => height,
    getAccount: address => accounts.get(address),
    getBalances: address =>
      [...(balances.get(address) ?? [])]
        .filter(([, amount]) => amount > 0n)
        .map(([denom, amount]) => ({ denom, amount: amount.toString() })),
    fund(address, coin) {
      if (!isAddress(address, prefix)) throw new TypeError(`${address} is no address of this chain.`)
      give(address, [coin])
    },
    broadcast(bytes) {
      const hash = hex.encode(sha256(bytes)).toUpperCase()
      let tx: ReadTx
      try {
        tx = readTx(bytes)
      } catch {
        return { hash, code: codes.txDecode, log: 'tx parse error', gasWanted: 0n, gasUsed: 0n }
      }
      const gas = { gasWanted: tx.fee.gas, gasUsed: gasOfTransfer }
      const refused = attempt(() => admit(tx))
      if (refused) return { hash, ...refused, ...gas }
      const failed = attempt(() => execute(tx))
      height++
      const included = { height, time: new Date().toISOString(), bytes }
      const result: TxResult = { hash, code: 0, log: '', ...failed, ...gas, included }
      txs.set(hash, result)
      return result
    },
    findTx: hash => txs.get(hash.toUpperCase()),
    listTxs: () => [...txs.values()].reverse(),
  }
}

function attempt(act: () => void): { code: number; log: string } | undefined {
  try {
    act()
    return undefined
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { code: error.code, log: error.message }
  }
}

function isAddress(text: string, prefix: string): boolean {
  const decoded = bech32.decodeUnsafe(text)
  return decoded?.prefix === prefix
}
