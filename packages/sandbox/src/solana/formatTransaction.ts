import { base58, base64 } from '@scure/base'
import { asRecord } from '../localChain/jsonRpc.js'
import { getDecimals } from './encodeAccount.js'
import type { ReadMessage } from './readTransaction.js'
import type { Holding, ProcessedTransaction, SolanaChain } from './SolanaChain.js'
import { formatTokenAmount } from './tokenAccounts.js'

const noSignature = new Uint8Array(64)

/** The result of getTransaction. */
export function formatTransaction(chain: SolanaChain, processed: ProcessedTransaction, options: unknown) {
  const encoding = typeof options === 'string' ? options : (asRecord(options).encoding ?? 'json')
  const { slot, blockTime, message } = processed
  return {
    slot,
    blockTime,
    version: message.version,
    meta: formatMeta(chain, processed),
    transaction: formatBody(processed, encoding),
  }
}

function formatBody({ wire, transaction, message }: ProcessedTransaction, encoding: unknown) {
  if (encoding === 'base64') return [base64.encode(wire), 'base64']
  if (encoding === 'base58') return [base58.encode(wire), 'base58']
  const signatures = Object.values(transaction.signatures).map(signature =>
    base58.encode(signature ? new Uint8Array(signature) : noSignature),
  )
  return { signatures, message: formatMessage(message) }
}

function formatMessage(message: ReadMessage) {
  const { header } = message
  return {
    header: {
      numRequiredSignatures: header.numSignerAccounts,
      numReadonlySignedAccounts: header.numReadonlySignerAccounts,
      numReadonlyUnsignedAccounts: header.numReadonlyNonSignerAccounts,
    },
    accountKeys: message.staticAccounts,
    recentBlockhash: message.lifetimeToken,
    instructions: message.instructions.map(({ programAddressIndex, accountIndices = [], data }) => ({
      programIdIndex: programAddressIndex,
      accounts: accountIndices,
      data: base58.encode(new Uint8Array(data ?? [])),
      stackHeight: 1,
    })),
    ...(message.version === 0 && {
      addressTableLookups: (message.addressTableLookups ?? []).map(lookup => ({
        accountKey: lookup.lookupTableAddress,
        writableIndexes: lookup.writableIndexes,
        readonlyIndexes: lookup.readonlyIndexes,
      })),
    }),
  }
}

function formatMeta(chain: SolanaChain, { error, fee, meta, before, after, loaded }: ProcessedTransaction) {
  const returned = meta.returnData()
  return {
    err: error,
    status: error === null ? { Ok: null } : { Err: error },
    fee,
    preBalances: before.map(({ lamports }) => lamports),
    postBalances: after.map(({ lamports }) => lamports),
    preTokenBalances: formatTokens(chain, before),
    postTokenBalances: formatTokens(chain, after),
    logMessages: meta.logs(),
    innerInstructions: formatInner(meta),
    loadedAddresses: loaded,
    computeUnitsConsumed: meta.computeUnitsConsumed(),
    rewards: [],
    ...(returned.data().length > 0 && {
      returnData: {
        programId: base58.encode(returned.programId()),
        data: [base64.encode(returned.data()), 'base64'],
      },
    }),
  }
}

function formatInner(meta: ProcessedTransaction['meta']) {
  return meta.innerInstructions().flatMap((inner, index) =>
    inner.length === 0
      ? []
      : [
          {
            index,
            instructions: inner.map(step => ({
              programIdIndex: step.instruction().programIdIndex(),
              accounts: [...step.instruction().accounts()],
              data: base58.encode(step.instruction().data()),
              stackHeight: step.stackHeight(),
            })),
          },
        ],
  )
}

function formatTokens(chain: SolanaChain, holdings: readonly Holding[]) {
  return holdings.flatMap(({ token }, accountIndex) => {
    if (!token) return []
    const { mint, owner, program, amount } = token
    const uiTokenAmount = formatTokenAmount(amount, getDecimals(chain, mint))
    return [{ accountIndex, mint, owner, programId: program, uiTokenAmount }]
  })
}
