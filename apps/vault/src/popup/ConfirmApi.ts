import type { Language } from '@portico/protocol'
import type { FrameTheme } from '@portico/protocol/frame'
import type { Approval } from '../approve/Approval.ts'
import type { WayIn } from '../context/Account.ts'
import type { KnownGrant } from '../families/KnownGrant.ts'
import type { NetworkId } from '../networks/networks.ts'
import type { PortClient } from '../port/PortApi.ts'
import type { OwnWayBack } from '../ui/drawWaysBack.ts'
import type { EntryNeed, Keeper } from '../worker/Keeper.ts'

/** What the window is for. */
export type ConfirmTask =
  | { readonly kind: 'approval'; readonly approval: Approval }
  | { readonly kind: 'entry'; readonly need: EntryNeed }
  | ({ readonly kind: 'settings' } & SettingsTask)

export interface SettingsTask {
  readonly way: WayIn
  /** The way that was chosen before the window was there. */
  readonly start?: OwnWayBack
  /** Where sites can be allowed to spend without asking. */
  readonly grantNetworks: readonly NetworkId[]
}

/** Which grant, and where. */
export type GrantToEnd = Pick<KnownGrant, 'network' | 'context'>

type FromKeeper = Pick<
  Keeper,
  | 'recoverWithPassphrase'
  | 'recoverWithKit'
  | 'recoverWithPasskey'
  | 'createProtected'
  | 'sendFreshCode'
  | 'verifyFreshCode'
  | 'isProven'
  | 'verifyOwnPassphrase'
  | 'verifyOwnKit'
  | 'verifyOwnPasskey'
  | 'startPasskey'
  | 'listPasskeys'
  | 'addPasskey'
  | 'removePasskey'
  | 'startFreshSocial'
  | 'watchSocial'
  | 'verifyFreshSocial'
  | 'startFarcaster'
  | 'verifyFreshFarcaster'
  | 'listRecoveries'
  | 'exportKit'
  | 'listKeys'
  | 'exportKey'
  | 'confirmKit'
  | 'setPassphrase'
  | 'listDevices'
  | 'removeDevice'
  | 'forgetDevice'
  | 'listWaysIn'
  | 'startWayIn'
  | 'startFarcasterWay'
  | 'awaitFarcasterWay'
  | 'readWayIn'
  | 'addWayIn'
  | 'removeWayIn'
  | 'listGrants'
  | 'addFirstEmail'
>

/** What the frame does for its window. The keys stay with the frame's worker: the window draws and decides. */
export interface ConfirmApi extends FromKeeper {
  getLook(): Promise<{ readonly theme: FrameTheme; readonly language: Language }>
  /** Once it is known: the window may be there before the vault knows what it asks. */
  getTask(): Promise<ConfirmTask>
  decide(isApproved: boolean): Promise<void>
  /** @returns what it would do, to be decided with `decideEnding`; the question before is over */
  askToEnd(grant: GrantToEnd, signal: AbortSignal): Promise<Approval>
  /** Until it is done, where it is agreed to. */
  decideEnding(isApproved: boolean): Promise<void>
  /** Until what the window is for is no longer wanted. */
  waitForEnd(): Promise<void>
}

/** These give something away or change who has the wallet, without anything typed that only its owner knows. */
type GuardedMethod =
  | 'decide'
  | 'decideEnding'
  | 'exportKey'
  | 'removeDevice'
  | 'forgetDevice'
  | 'addWayIn'
  | 'removeWayIn'
  | 'addPasskey'
  | 'removePasskey'

/** What the window may do without a press that counts. To reject is always free. */
export type FreeApi = Omit<PortClient<ConfirmApi>, GuardedMethod> & {
  decide(isApproved: false): Promise<void>
  decideEnding(isApproved: false): Promise<void>
}
