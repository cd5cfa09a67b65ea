import { bytesToHex } from '@noble/hashes/utils.js'
import { networkChanged, PorticoError } from '@portico/protocol'
import { describePayment, type Leaving } from '../../../approve/describePayment.ts'
import type { TextKey } from '../../../locales/en.ts'
import { describeNetwork } from '../../../networks/networks.ts'
import type { SignItem } from '../../SignRequest.ts'
import type { Described, FamilyContext } from '../../VaultFamily.ts'
import { describeSolanaTransaction } from '../describe/describeSolanaTransaction.ts'
import { isTokenAccountOf, listDestinations, type TokenOwners } from '../describe/tokenOwners.ts'
import { parseSolanaTransaction, type SolanaMessage } from '../sign/parseSolanaTransaction.ts'

export async function describeTransactions(
  title: TextKey,
  items: readonly SignItem[],
  context: FamilyContext,
): Promise<Described> {
  const { address } = context.account
  const parsed = items.map(item => {
    if (item.kind !== 'solana-transaction') throw new PorticoError(networkChanged)
    return parseSolanaTransaction(item.transaction)
  })
  const messages = parsed.map(({ message }) => message)
  const owners = await readTokenOwners(context, messages)
  const prices = await readPrices(
    messages.flatMap(message => describeSolanaTransaction(message, address, owners).leaves),
    context,
  )
  const described = messages.map(message => describeSolanaTransaction(message, address, owners, prices))
  const network = describeNetwork(context.network)
  const { feeRow, warnings, ...payment } = describePayment({
    network,
    leaves: described.flatMap(({ leaves }) => leaves),
    fee: described.reduce((sum, { fee }) => sum + fee, 0n),
    balance: await readBalance(context, address),
    steps: parsed.length,
    price: prices.get(''),
  })
  return {
    title,
    place: 'window',
    ...payment,
    groups: [...described.flatMap(({ groups }) => groups), [feeRow]],
    warnings: [...new Set([...warnings, ...described.flatMap(each => each.warnings)])],
    raw: parsed.map(({ messageBytes }) => bytesToHex(messageBytes)).join('\n\n'),
  }
}

async function readPrices(
  leaves: readonly Leaving[],
  { prices, network }: FamilyContext,
): Promise<ReadonlyMap<string, number | undefined>> {
  const tokens = new Set(['', ...leaves.map(({ token = '' }) => token)])
  const read = async (token: string) => [token, await prices?.read(network, token || undefined)] as const
  return new Map(await Promise.all([...tokens].map(read)))
}

/** For display only: a failure does not block the request. */
async function readBalance(
  { node, network, signal }: FamilyContext,
  address: string,
): Promise<bigint | undefined> {
  const answer = await node.call(network, 'getBalance', [address], signal).catch(() => undefined)
  const lamports =
    typeof answer === 'object' && answer !== null && 'value' in answer ? answer.value : undefined
  return typeof lamports === 'number' && Number.isSafeInteger(lamports) && lamports >= 0
    ? BigInt(lamports)
    : undefined
}

/** More than a visitor would read before approving. */
const most = 10

/**
 * Resolves the owners of the token accounts that receive tokens. The node's response is only a hint: an owner is
 * accepted if the account address is derived from it.
 */
export async function readTokenOwners(
  { node, network, signal }: Pick<FamilyContext, 'node' | 'network' | 'signal'>,
  messages: readonly SolanaMessage[],
): Promise<TokenOwners> {
  const found = await Promise.all(
    messages
      .flatMap(listDestinations)
      .slice(0, most)
      .map(async destination => {
        const params = [destination.account, { encoding: 'jsonParsed' }]
        const answer = await node.call(network, 'getAccountInfo', params, signal).catch(() => undefined)
        const owner = ['value', 'data', 'parsed', 'info', 'owner'].reduce(read, answer)
        const isProven = isAddress(owner) && isTokenAccountOf(owner, destination)
        return isProven ? [[destination.account, owner] as const] : []
      }),
  )
  return new Map(found.flat())
}

const read = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(value)
