import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { notAvailableInVault, PorticoError, resourceNotFound } from '@portico/protocol'
import type { Hex } from '../../../keys/Addresses.ts'
import { drawRandom } from '../../../keys/drawRandom.ts'
import { refuseParams } from '../../refuseParams.ts'
import { readNonce } from '../calls/completeOperation.ts'
import type { EvmParsed } from '../calls/describeEvm.ts'
import { parseOperation } from '../calls/parseTransactions.ts'
import type { SmartContext } from '../calls/SmartContext.ts'
import { code, formatToken } from '../describe/describeCall.ts'
import { askToken } from '../describe/readToken.ts'
import type { SmartCall } from '../sign/UserOperation.ts'
import {
  encodeApprove,
  encodeGrant,
  encodeRevoke,
  formatContext,
  nameGrant,
  parseContext,
} from './encodeGrants.ts'
import { describeSpending, listTokens, readTokenFor } from './listGrants.ts'
import { countMost, type GrantTerms, parsePermissions } from './parsePermissions.ts'
import { createGrantReader } from './readGrants.ts'

const call = (to: Hex, data: Hex): SmartCall => ({ to, value: 0n, data: hexToBytes(data.slice(2)) })

function requireContract({ grants }: SmartContext): Hex {
  if (!grants) throw new PorticoError(notAvailableInVault)
  return grants
}

const describeKeys = (terms: readonly GrantTerms[]) =>
  [...new Set(terms.map(({ key }) => key))].map(key => code('spendingKey', key))

/** Some tokens only allow changing an allowance from or to zero. */
const approveAnew = (token: Hex, contract: Hex, before: bigint, after: bigint): SmartCall[] => [
  ...(before > 0n && after > 0n ? [call(token, encodeApprove(contract, 0n))] : []),
  call(token, encodeApprove(contract, after)),
]

/** `wallet_grantPermissions`: sets the contract's token allowance to what all grants need and adds this grant. */
export async function parseGrant(given: unknown, context: SmartContext): Promise<EvmParsed> {
  const contract = requireContract(context)
  const { account, services } = context
  const now = Math.floor(Date.now() / 1000)
  const { request, terms } = parsePermissions(given, now)
  if (BigInt(request.chainId) !== account.chainId)
    throw refuseParams('The permissions are for another network.')
  const reader = createGrantReader(services.node, contract)
  // If another operation comes first, this one has a used nonce and is rejected. Its allowances would be too small.
  const nonce = await readNonce(services.node, account.address)
  const tokens = await Promise.all(
    listTokens(terms).map(async token => {
      const known = await askToken({ ...context, address: account.address }, token)
      // An amount in base units means nothing to the visitor, and for a collection it would be a token id.
      if (!known) throw refuseParams(`${token} has no symbol or decimals.`)
      const [before, reserved] = await Promise.all([
        reader.readAllowance(account.address, token),
        reader.readReservedOf(account.address, token),
      ])
      const added = terms.filter(each => each.token === token).map(each => countMost(each, now))
      return { token, known, before, after: added.reduce((sum, each) => sum + each, reserved) }
    }),
  )
  const salted = terms.map(each => ({ ...each, salt: `0x${bytesToHex(drawRandom(32))}` as Hex }))
  const ids = salted.map(({ salt }) => nameGrant(account.address, salt))
  const parsed = await parseOperation(context, {
    title: 'allowSpending',
    calls: [
      ...tokens.flatMap(({ token, before, after }) => approveAnew(token, contract, before, after)),
      ...salted.map(({ salt, ...each }) => call(contract, encodeGrant(salt, each))),
    ],
    own: { contract, rows: describeKeys(terms) },
    spending: terms.map(each => {
      const known = tokens.find(({ token }) => token === each.token)?.known
      return { ...describeSpending(each, known, now), most: formatToken(countMost(each, now), known) }
    }),
    nonce,
  })
  const { chainId, expiry, signer, permissions } = request
  const answer = {
    chainId,
    address: account.address,
    expiry,
    signer,
    // As granted: a start in the past is replaced.
    permissions: permissions.map(({ data, ...each }, at) => ({
      ...each,
      data: { ...(data as object), start: terms[at]?.start },
    })),
    context: formatContext(contract, ids),
    signerMeta: { contract, ids },
  }
  return { ...parsed, answer }
}

/**
 * `wallet_revokePermissions`: revokes grants and lowers the contract's allowance to what the other grants need. If a
 * token call fails, the revocation proceeds: the allowance stays, but no key can use it.
 */
export async function parseRevoke(given: unknown, context: SmartContext): Promise<EvmParsed> {
  const contract = requireContract(context)
  const { account, services } = context
  const { ids } = findContext(given, contract)
  const reader = createGrantReader(services.node, contract)
  const now = Math.floor(Date.now() / 1000)
  const nonce = await readNonce(services.node, account.address)
  const found = await Promise.all(ids.map(async id => ({ id, ...(await reader.readGrant(id)) })))
  if (found.some(grant => grant.account !== account.address))
    throw refuseParams('The account has not granted this permission.')
  const grants = found.filter(({ isRevoked }) => !isRevoked)
  if (grants.length === 0)
    throw new PorticoError(resourceNotFound, { detail: 'The permission is already revoked.' })
  const terms = grants.map(grant => grant.terms)
  const tokens = await Promise.all(
    listTokens(terms).map(async token => {
      const ended = grants.filter(grant => grant.terms.token === token).map(({ id }) => id)
      const [known, calls] = await Promise.all([
        readTokenFor(context, token),
        lowerAllowance(token, ended, account.address, contract, reader).catch(() => []),
      ])
      return { token, known, calls }
    }),
  )
  const revokes = grants.map(({ id }) => call(contract, encodeRevoke(id)))
  const parse = (calls: readonly SmartCall[]) =>
    parseOperation(context, {
      title: 'endSpending',
      calls,
      own: { contract, rows: describeKeys(terms) },
      spending: terms.map(each =>
        describeSpending(each, tokens.find(({ token }) => token === each.token)?.known, now),
      ),
      nonce,
    })
  const lowered = tokens.flatMap(({ calls }) => calls)
  const parsed = await parse([...revokes, ...lowered]).catch(error => {
    if (lowered.length === 0) throw error
    return parse(revokes)
  })
  return { ...parsed, answer: {} }
}

async function lowerAllowance(
  token: Hex,
  ended: readonly Hex[],
  account: Hex,
  contract: Hex,
  reader: ReturnType<typeof createGrantReader>,
): Promise<readonly SmartCall[]> {
  const before = await reader.readAllowance(account, token)
  // Read the sum first: spending in between shrinks the parts, so the remaining allowance is never too low.
  const sum = await reader.readReservedOf(account, token)
  const parts = await Promise.all(ended.map(id => reader.readReserved(id)))
  const left = parts.reduce((rest, part) => rest - part, sum)
  return approveAnew(token, contract, before, left > 0n ? left : 0n)
}

function findContext(given: unknown, contract: Hex) {
  const { permissionContext, context, pci } = given as Record<string, unknown>
  const found = parseContext(permissionContext) ?? parseContext(context) ?? parseContext(pci)
  if (found?.contract.toLowerCase() !== contract.toLowerCase() || !found)
    throw refuseParams('context does not match a granted permission.')
  return found
}
