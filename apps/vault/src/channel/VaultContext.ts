import { type Language, notSignedIn, PorticoError } from '@portico/protocol'
import type { FrameRequestName, FrameRequestPayload, FrameSuccess, FrameTheme } from '@portico/protocol/frame'
import type { Approvals } from '../approve/createApprovals.ts'
import type { Circumstances } from '../approve/createCircumstances.ts'
import type { Account } from '../context/Account.ts'
import type { VaultState } from '../context/VaultState.ts'
import type { NetworkId } from '../networks/networks.ts'
import type { NodeClient } from '../node/createNodeClient.ts'
import type { PortClient } from '../port/PortApi.ts'
import type { AskedOwner, EntryNeed, Keeper } from '../worker/Keeper.ts'

/** Keeps the window in which the visitor approved a first mailbox open for its one-time code. */
export type WithFirstEmail = <result>(
  /** `awaitCode` rejects when the window closes. */
  act: (awaitCode: (signal: AbortSignal) => Promise<void>) => Promise<result>,
) => Promise<result>

/** Mails the owner, if the visitor has no passkey at hand. */
export type AskByMail = () => Promise<AskedOwner | undefined>

export interface VaultContext {
  readonly keeper: PortClient<Keeper>
  readonly node: NodeClient
  /** Networks on which visitors have a smart account. */
  readonly smartNetworks: readonly NetworkId[]
  /** The origin of the embedding page, as reported by the browser. */
  readonly origin: string
  readonly approvals: Approvals
  readonly circumstances: Circumstances
  readonly state: VaultState
  /**
   * Shows the number to type on the escrow's page and the recovery methods, until the signal aborts.
   * @param askByMail if a passkey is offered first
   */
  showEntry(asked: AskedOwner | undefined, signal: AbortSignal, askByMail?: AskByMail): Promise<void>
  askForCode(signal: AbortSignal): Promise<EntryNeed>
  readonly withFirstEmail: WithFirstEmail
  /** Offers a passkey to the owner of a wallet that was just made. */
  offerPasskey(account: Account): void
  /** Resolves with the ticket of a social login, from its window or from the page that redirected itself. */
  awaitTicket(uri: string, signal: AbortSignal): Promise<string>
  noteReturn(): void
  setTheme(theme: FrameTheme): void
  setLanguage(language: Language): Promise<void>
  abort(id?: string): void
}

export async function requireAccount(keeper: Pick<VaultContext['keeper'], 'getAccount'>): Promise<Account> {
  const account = await keeper.getAccount()
  if (!account) throw new PorticoError(notSignedIn)
  return account
}

/** Thrown errors become the error reply. */
export type Handler<name extends FrameRequestName> = (
  payload: FrameRequestPayload<name>,
  context: VaultContext,
  signal: AbortSignal,
) => Promise<FrameSuccess<name>>
