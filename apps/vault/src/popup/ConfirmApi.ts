import type { Language } from '@portico/protocol'
import type { FrameTheme } from '@portico/protocol/frame'
import type { Approval, Lowered } from '../approve/Approval.ts'
import type { WayIn } from '../context/Account.ts'
import type { KnownGrant } from '../families/evm/grants/listGrants.ts'
import type { NetworkId } from '../networks/networks.ts'
import type { PortClient } from '../port/PortApi.ts'
import type { OwnRecoveryMethod } from '../ui/drawRecoveryMethods.ts'
import type { EntryNeed, Keeper } from '../worker/Keeper.ts'

export type ConfirmTask =
  | { readonly kind: 'approval'; readonly approval: Approval }
  | { readonly kind: 'entry'; readonly need: EntryNeed }
  | ({ readonly kind: 'settings' } & SettingsTask)

export interface SettingsTask {
  readonly way: WayIn
  readonly start?: OwnRecoveryMethod
  readonly grantNetworks: readonly NetworkId[]
  readonly delegationNetworks: readonly NetworkId[]
}

/** A spending permission, or without a context the delegation of the account (EIP-7702). */
export type GrantToRevoke = Pick<KnownGrant, 'network'> & Partial<Pick<KnownGrant, 'context'>>

/** The methods of the keeper that the window may call. The keys stay in the frame's worker. */
export const confirmMethods = [
  ...(['recoverWithPassphrase', 'recoverWithKit', 'recoverWithPasskey', 'createProtected'] as const),
  ...(['isProven', 'sendFreshCode', 'verifyFreshCode', 'startFreshSocial', 'verifyFreshSocial'] as const),
  ...(['verifyOwnPassphrase', 'verifyOwnKit', 'verifyOwnPasskey'] as const),
  ...(['watchSocial', 'startFarcaster', 'verifyFreshFarcaster'] as const),
  ...(['startPasskey', 'listPasskeys', 'addPasskey', 'removePasskey'] as const),
  ...(['listRecoveries', 'exportKit', 'confirmKit', 'setPassphrase', 'listKeys', 'exportKey'] as const),
  ...(['listDevices', 'removeDevice', 'forgetDevice', 'listGrants', 'isDelegated'] as const),
  ...(['listWaysIn', 'startWayIn', 'startFarcasterWay', 'awaitFarcasterWay'] as const),
  ...(['readWayIn', 'addWayIn', 'removeWayIn'] as const),
] as const satisfies readonly (keyof Keeper)[]

type FromKeeper = Pick<Keeper, (typeof confirmMethods)[number] | 'addFirstEmail'>

export interface ConfirmApi extends FromKeeper {
  getLook(): Promise<{ readonly theme: FrameTheme; readonly language: Language }>
  getTask(): Promise<ConfirmTask>
  decide(isApproved: boolean): Promise<void>
  /** @returns the approval with lower limits, by its spending */
  lower(limits: readonly (Lowered | undefined)[]): Promise<Approval>
  /** @returns the request to decide with `decideRevocation`; cancels the previous one */
  askToRevoke(grant: GrantToRevoke, signal: AbortSignal): Promise<Approval>
  decideRevocation(isApproved: boolean): Promise<void>
  waitForEnd(): Promise<void>
}

/** Methods that reveal secrets or change access to the wallet without input that only the owner knows. */
type GuardedMethod =
  | 'decide'
  | 'decideRevocation'
  | 'exportKey'
  | 'removeDevice'
  | 'forgetDevice'
  | 'addWayIn'
  | 'removeWayIn'
  | 'addPasskey'
  | 'removePasskey'

/** The API available without a guarded press. Rejecting is always allowed. */
export type FreeApi = Omit<PortClient<ConfirmApi>, GuardedMethod> & {
  decide(isApproved: false): Promise<void>
  decideRevocation(isApproved: false): Promise<void>
}
