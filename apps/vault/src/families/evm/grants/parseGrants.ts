import { bytesToHex } from '@noble/hashes/utils.js'
import {
  notAvailableInVault,
  PorticoError,
  resourceNotFound,
  unauthorized,
  unsupportedChainId,
} from '@portico/protocol'
import type { Lowered, Spending } from '../../../approve/Approval.ts'
import { formatUnits, parseUnits } from '../../../approve/formatUnits.ts'
import type { Hex } from '../../../keys/Addresses.ts'
import { drawRandom } from '../../../keys/drawRandom.ts'
import { describeNetwork } from '../../../networks/networks.ts'
import { refuseParams } from '../../refuseParams.ts'
import type { FamilyContext } from '../../VaultFamily.ts'
import type { EvmParsed } from '../calls/describeEvm.ts'
import { draftTransactions } from '../calls/parseTransactions.ts'
import { getChainId } from '../calls/SmartContext.ts'
import { delegationManager } from '../delegation/delegate.ts'
import { draftDelegation, readBatchStatus } from '../delegation/parseBatch.ts'
import { code, formatToken } from '../describe/describeCall.ts'
import { askToken, readToken, type Token } from '../describe/readToken.ts'
import { decodeContext, encodeDisable, toTypedData } from './encodeDelegation.ts'
import { describeSpending } from './listGrants.ts'
import { getAmount, lowerTerms, type PermissionRequest, parsePermission } from './parsePermissions.ts'
import { createGrantReader } from './readGrants.ts'
import { countMost, decodeCaveats, encodeCaveats, type GrantTerms } from './terms.ts'

const mostPermissions = 4

const readNow = () => Math.floor(Date.now() / 1000)

const describeKeys = (keys: readonly string[]) => [...new Set(keys)].map(key => code('spendingKey', key))

/**
 * ERC-7715 `wallet_requestExecutionPermissions`: signs delegations to the site's account. If the account does not
 * delegate to its contract yet (EIP-7702), it does with the same approval.
 */
export async function parseGrant(given: readonly unknown[], context: FamilyContext): Promise<EvmParsed> {
  const now = readNow()
  if (given.length === 0 || given.length > mostPermissions)
    throw refuseParams(`Request between 1 and ${mostPermissions} permissions.`)
  const requests = given.map((each, index) => parsePermission(each, index, now))
  assertPlace(given, requests, context)
  const status = context.account.type === 'smartAccount' ? await readBatchStatus(context) : undefined
  const reader = createGrantReader(context)
  const granted = await Promise.all(
    requests.map((request, index) => chooseTerms(request, context.lowered?.[index], now, context)),
  )
  const used = requests.flatMap(({ terms }) => encodeCaveats(terms, 0n).map(({ enforcer }) => enforcer))
  if (!status || !(await reader.hasContracts([...new Set(used)]))) throw new PorticoError(notAvailableInVault)
  const [nonce, draft] = await Promise.all([
    reader.readNonce(context.account.address),
    status === 'ready' ? draftDelegation(context) : undefined,
  ])
  const items = granted.map(({ to, terms }) => ({
    kind: 'evm-typed-data' as const,
    data: toTypedData(
      {
        delegate: to,
        // Addresses of accounts have their prefix.
        delegator: context.account.address as Hex,
        caveats: encodeCaveats(terms, nonce),
        salt: BigInt(`0x${bytesToHex(drawRandom(32))}`),
      },
      getChainId(context.network),
    ),
  }))
  return {
    items,
    ...(draft && { unnumbered: draft.unnumbered }),
    send: {
      title: 'allowSpending',
      calls: [],
      fee: draft?.fee,
      own: { contract: delegationManager, rows: describeKeys(requests.map(({ to }) => to)) },
      spending: granted.map(({ spending }) => spending),
      notes: draft && ['firstBatch'],
    },
  }
}

function assertPlace(
  given: readonly unknown[],
  requests: readonly PermissionRequest[],
  { account, network }: FamilyContext,
): void {
  if (requests.some(({ chainId }) => chainId !== getChainId(network)))
    throw new PorticoError(unsupportedChainId, { detail: 'The permissions are for another network.' })
  const isOther = (from: unknown) =>
    typeof from === 'string' && from.toLowerCase() !== account.address.toLowerCase()
  if (given.some(each => isOther((each as { from?: unknown }).from))) throw new PorticoError(unauthorized)
}

/** The requested terms, or what the visitor has lowered them to. */
async function chooseTerms(
  { to, terms: requested, isAdjustmentAllowed }: PermissionRequest,
  lowered: Lowered | undefined,
  now: number,
  context: FamilyContext,
): Promise<{ to: Hex; terms: GrantTerms; spending: Spending }> {
  const asset = await requireAsset(requested, context)
  const { symbol, decimals } = asset
  if (lowered && !isAdjustmentAllowed) throw refuseParams('The site does not allow to lower this permission.')
  const amount = lowered && parseUnits(lowered.amount, decimals)
  if (lowered && amount === undefined) throw refuseParams('The amount is not a number.')
  const terms =
    lowered && amount !== undefined ? lowerTerms(requested, { amount, end: lowered.end }, now) : requested
  const format = (of: GrantTerms) => formatUnits(getAmount(of), decimals).replaceAll('\u202f', '')
  const limits = { symbol, amount: format(requested), end: requested.end, current: format(terms) }
  return {
    to,
    terms,
    spending: {
      ...describeSpending(terms, asset, now),
      most: formatToken(countMost(terms, now), asset),
      ...(isAdjustmentAllowed && { limits }),
    },
  }
}

async function requireAsset({ token }: GrantTerms, context: FamilyContext): Promise<Token> {
  if (token === undefined) return describeNetwork(context.network)
  const known = await askToken({ ...context, address: context.account.address }, token)
  // An amount in base units means nothing to the visitor, and for a collection it would be a token id.
  if (!known) throw refuseParams(`${token} has no symbol or decimals.`)
  return known
}

/** ERC-7715 `wallet_revokeExecutionPermission`: disables the delegation at the DelegationManager. */
export async function parseRevoke(permissionContext: unknown, context: FamilyContext): Promise<EvmParsed> {
  const delegation = decodeContext(permissionContext)
  const decoded = delegation && decodeCaveats(delegation.caveats)
  if (!delegation || !decoded) throw refuseParams('The context does not match a granted permission.')
  const { address } = context.account
  if (delegation.delegator.toLowerCase() !== address.toLowerCase())
    throw refuseParams('The account has not granted this permission.')
  if (await createGrantReader(context).isEnded(delegation, decoded.nonce))
    throw new PorticoError(resourceNotFound, { detail: 'The permission is already revoked.' })
  const { terms } = decoded
  const asset = terms.token
    ? await readToken({ ...context, address }, terms.token)
    : describeNetwork(context.network)
  return draftTransactions(
    context,
    {
      title: 'endSpending',
      own: { contract: delegationManager, rows: describeKeys([delegation.delegate]) },
      spending: [describeSpending(terms, asset, readNow())],
    },
    [{ to: delegationManager, data: `0x${bytesToHex(encodeDisable(delegation))}` }],
  )
}

/** The context by any of the names that kits use. */
export function readContext(given: unknown): unknown {
  const { permissionContext, context, pci } = given as Record<string, unknown>
  return permissionContext ?? context ?? pci
}
