import type { Language } from '@portico/protocol'
import type { VaultSettings } from '@portico/protocol/auth'
import type { FrameTheme } from '@portico/protocol/frame'
import type { Approvals } from '../approve/createApprovals.ts'
import type { Circumstances } from '../approve/createCircumstances.ts'
import type { VaultState } from '../context/VaultState.ts'
import type { NodeClient } from '../node/createNodeClient.ts'
import type { PortClient } from '../port/PortApi.ts'
import type { AskedOwner, EntryNeed, Keeper } from '../worker/Keeper.ts'

/**
 * Keeps the window in which a first mailbox was agreed to open for its code.
 * @param act gets how to wait for the code, which rejects when the window goes
 */
export type WithFirstEmail = <result>(
  act: (awaitCode: (signal: AbortSignal) => Promise<void>) => Promise<result>,
) => Promise<result>

/** What the handlers of messages work with. */
export interface VaultContext {
  readonly keeper: PortClient<Keeper>
  readonly node: NodeClient
  readonly smartAccounts: NonNullable<VaultSettings['smartAccounts']>
  /** The page around the vault, by the browser's word. */
  readonly origin: string
  readonly approvals: Approvals
  readonly circumstances: Circumstances
  readonly state: VaultState
  /** Shows the number to type on the escrow's page, and the ways in that need the vault's own screens, until the signal. */
  showEntry(asked: AskedOwner | undefined, signal: AbortSignal): Promise<void>
  /** Takes the code from the mail on the vault's own page, until it is right or the signal. */
  askForCode(signal: AbortSignal): Promise<EntryNeed>
  readonly withFirstEmail: WithFirstEmail
  /** What the window of a login by a provider brings back, or the page that went there itself. */
  awaitTicket(uri: string, signal: AbortSignal): Promise<string>
  /** The person is back from where they have logged in: the page may say so. */
  noteReturn(): void
  setTheme(theme: FrameTheme): void
  /** The language of everything that is shown and mailed from now on. */
  setLanguage(language: Language): Promise<void>
  /** Gives up one open request of the page, or all of them. */
  abort(id?: string): void
}
