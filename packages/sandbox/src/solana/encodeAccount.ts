import { base58, base64 } from '@scure/base'
import type { Address, EncodedAccount } from '@solana/kit'
import { asRecord, invalidParams } from '../localChain/jsonRpc.js'
import type { SolanaChain } from './SolanaChain.js'
import { formatTokenAmount, readMint, readTokenAccount, tokenPrograms } from './tokenAccounts.js'

/** Rent epoch of rent-exempt accounts. */
const noRentEpoch = 18446744073709551615n

/** An account in the requested encoding; null if there is none. */
export function encodeAccount(chain: SolanaChain, address: Address, options: unknown) {
  const account = chain.svm.getAccount(address)
  // The engine keeps empty accounts; on the network they are gone.
  return account.exists && account.lamports > 0n ? encodeExisting(chain, account, options) : null
}

export function encodeExisting(chain: SolanaChain, account: EncodedAccount, options: unknown) {
  const { encoding = 'base64', dataSlice } = asRecord(options)
  return {
    lamports: account.lamports,
    owner: account.programAddress,
    executable: account.executable,
    rentEpoch: noRentEpoch,
    space: account.data.length,
    data: encodeData(chain, account, encoding, dataSlice),
  }
}

function encodeData(chain: SolanaChain, account: EncodedAccount, encoding: unknown, dataSlice: unknown) {
  const parsed = encoding === 'jsonParsed' ? parseData(chain, account) : undefined
  if (parsed) return parsed
  const { offset = 0, length = account.data.length } = asRecord(dataSlice)
  const data = new Uint8Array(account.data.subarray(Number(offset), Number(offset) + Number(length)))
  if (encoding === 'base58') return [base58.encode(data), 'base58']
  if (encoding === 'base64' || encoding === 'jsonParsed') return [base64.encode(data), 'base64']
  throw invalidParams(`the encoding ${String(encoding)} is not served`)
}

function parseData(chain: SolanaChain, { programAddress, data }: EncodedAccount) {
  const toParsed = (type: string, info: unknown) => ({
    program: tokenPrograms[programAddress],
    parsed: { type, info },
    space: data.length,
  })
  const mint = readMint(programAddress, data)
  if (mint) return toParsed('mint', { ...mint, supply: mint.supply.toString() })
  const token = readTokenAccount(programAddress, data)
  if (!token) return undefined
  const { amount, ...info } = token
  return toParsed('account', {
    ...info,
    tokenAmount: formatTokenAmount(amount, getDecimals(chain, token.mint)),
  })
}

export function getDecimals(chain: SolanaChain, mint: string): number {
  const account = chain.svm.getAccount(mint as Address)
  return (account.exists && readMint(account.programAddress, account.data)?.decimals) || 0
}
