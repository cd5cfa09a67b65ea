import {
  chainNotSupported,
  invalidName,
  noActiveNetwork,
  noAddressOrAuthConnector,
  PorticoError,
  registerNameFailed,
} from '@portico/protocol'
import type { NameClaim } from '@portico/protocol/data'
import { signMessage } from '../../connection/signMessage.js'
import { identityQuery, selectIdentityOwner } from '../../data/fetchIdentity.js'
import { getDataService } from '../../data/getDataService.js'
import { toNameError } from '../../data/toNameError.js'
import { tellDialog } from '../../dialog/tellDialog.js'
import { trackEvent } from '../../events/trackEvent.js'
import { invalidateQueries, removeQueries, setQueryData } from '../../query/changeQueries.js'
import { fetchQuery } from '../../query/fetchQuery.js'
import type { Portico } from '../../runtime/Portico.js'
import type { DataService } from '../../services/createDataService.js'
import { isSmartAccount } from '../../store/isSmartAccount.js'
import { selectConnectedAccount, selectNetwork } from '../../store/selectors.js'
import { initialNaming } from '../../store/slices/naming.js'
import { selectQuery } from '../../store/slices/queries.js'
import { defineFlow } from '../defineFlow.js'
import { type NameOwner, selectNameOwner } from '../selectFlowAccount.js'
import { nameAvailabilityQuery, nameSuggestionsQuery, nameZoneQuery } from './nameQueries.js'

const flow = defineFlow<'naming', NameOwner>({
  slice: 'naming',
  initial: initialNaming,
  selectAccount: selectNameOwner,
  steps: {
    draft: ['confirming'],
    confirming: ['submitted', 'done', 'failed'],
    submitted: ['done', 'failed'],
    done: [],
    failed: ['confirming'],
  },
  // The label cannot change while the wallet is asked to sign it.
  locked: ['confirming', 'submitted'],
  begin: ({ owner }) => owner && { status: 'confirming' },
  async confirm({ portico, state, move }) {
    const { label } = state.draft
    const name = await registerName(portico, { label, onSigned: () => void move({ status: 'submitted' }) })
    return { status: 'done', name }
  },
  follow(portico, state) {
    // Another account may be active by now.
    if (state.status === 'done' && selectNaming(portico.store.get()) === state)
      tellDialog(portico, { type: 'nameRegistered' })
    return undefined
  },
})

export const { select: selectNaming, move: moveNaming } = flow

export function editName(portico: Portico, label: string): void {
  flow.edit(portico, { label })
}

export type NameProblem = 'tooShort' | 'tooLong' | 'characters'

const shortest = 4
const longest = 63

/** Validates a name without its zone: letters, digits and hyphens, at least 4. The service checks the rest. */
export function findNameProblem(label: string): NameProblem | undefined {
  if (!/^[a-zA-Z0-9-]*$/.test(label)) return 'characters'
  if (label.length < shortest) return 'tooShort'
  return label.length > longest ? 'tooLong' : undefined
}

export const confirmName: (portico: Portico) => Promise<void> = flow.confirm

export const resetName: (portico: Portico) => void = flow.reset

const lookUps = [nameAvailabilityQuery, nameSuggestionsQuery].map(({ name }) => name)

export interface RegisterNameParameters {
  /** Without its zone: `alice` for `alice.shop.example`. */
  readonly label: string
  readonly onSigned?: (() => void) | undefined
}

/** The wallet signs the claim (W-23), and the account shows the name at once. Resolves to the full name. */
export async function registerName(
  portico: Portico,
  { label, onSigned }: RegisterNameParameters,
): Promise<string> {
  const owner = requireNameOwner(portico)
  const { account, coinType } = owner
  if (findNameProblem(label)) throw new PorticoError(invalidName)
  const zone = await fetchQuery(portico, nameZoneQuery, {})
  const service = getDataService(portico)
  const name = `${label.toLowerCase()}.${zone}`
  const failed = (cause?: unknown) => new PorticoError(registerNameFailed, { context: { name }, cause })
  if (zone === undefined || !service) throw failed()
  const properties = { isSmartAccount: isSmartAccount(account), ensName: name }
  trackEvent(portico, { event: 'REGISTER_NAME_INITIATED', properties })
  try {
    const message = formatClaim({
      name,
      attributes: {},
      timestamp: Math.floor(portico.environment.now() / 1000),
    })
    const signature = String(await signMessage(portico, { namespace: account.namespace, message }))
    onSigned?.()
    const { address } = account
    await service
      .registerName({ coin_type: coinType, address, message, signature })
      .catch(async (cause: unknown) => {
        // A lost response, now or before a reload, may have been a success.
        if (await isOwn(service, address, name)) return
        throw await toNameError(cause, failed(cause))
      })
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    trackEvent(portico, { event: 'REGISTER_NAME_ERROR', properties: { ...properties, error: text } })
    // Another account may have it now.
    for (const query of lookUps) invalidateQueries(portico, { name: query })
    throw error
  }
  showName(portico, owner, name)
  trackEvent(portico, { event: 'REGISTER_NAME_SUCCESS', properties })
  return name
}

function requireNameOwner({ store }: Portico): NameOwner {
  const state = store.get()
  if (!selectConnectedAccount(state)) throw new PorticoError(noAddressOrAuthConnector)
  if (!selectNetwork(state)?.supported) throw new PorticoError(noActiveNetwork)
  const owner = selectNameOwner(state)
  if (!owner) throw new PorticoError(chainNotSupported)
  return owner
}

const formatClaim = (claim: NameClaim) => JSON.stringify(claim)

async function isOwn(service: DataService, address: string, name: string): Promise<boolean> {
  const names = await service.fetchNames({ address, sender: address }).catch(() => [])
  return names.some(known => known.name === name)
}

function showName(portico: Portico, { account }: NameOwner, name: string): void {
  const state = portico.store.get()
  const owner = selectIdentityOwner(state, account)
  const known = owner && selectQuery(state, identityQuery, owner)
  if (owner) setQueryData(portico, identityQuery, owner, { name, avatar: known?.data?.avatar })
  // A request in flight may have started before the name existed.
  const isOnItsWay = known?.fetchStatus === 'fetching'
  invalidateQueries(portico, identityQuery, key => isOnItsWay || key !== owner?.account)
  for (const query of ['name', 'names', 'receiver', ...lookUps]) removeQueries(portico, { name: query })
}
