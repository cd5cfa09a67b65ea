import type { Language } from '@portico/protocol'
import type { FrameTheme } from '@portico/protocol/frame'
import type { Approval } from '../approve/Approval.ts'
import type { EntryNeed, Keeper } from '../worker/Keeper.ts'

/** What the window is for. */
export type ConfirmTask =
  | { readonly kind: 'approval'; readonly approval: Approval }
  | { readonly kind: 'entry'; readonly need: EntryNeed }
  | { readonly kind: 'settings'; readonly email: string }
  /** The request was withdrawn or decided before the window was there. */
  | { readonly kind: 'nothing' }

type FromKeeper = Pick<
  Keeper,
  | 'recoverWithPassphrase'
  | 'recoverWithKit'
  | 'createProtected'
  | 'sendFreshCode'
  | 'verifyFreshCode'
  | 'listRecoveries'
  | 'exportKit'
  | 'confirmKit'
  | 'setPassphrase'
>

/** What the frame does for its window. The keys stay with the frame's worker: the window draws and decides. */
export interface ConfirmApi extends FromKeeper {
  getTask(): Promise<{ readonly task: ConfirmTask; readonly theme: FrameTheme; readonly language: Language }>
  decide(isApproved: boolean): Promise<void>
  /** Until what the window is for is no longer wanted. */
  waitForEnd(): Promise<void>
}
