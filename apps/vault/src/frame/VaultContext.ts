import type { Language } from '@portico/protocol'
import type { DappData, FrameTheme } from '@portico/protocol/frame'
import type { Approvals } from '../approve/createApprovals.ts'
import type { NetworkId } from '../networks/networks.ts'
import type { NodeClient } from '../node/createNodeClient.ts'
import type { PortClient } from '../port/PortApi.ts'
import type { EntryNeed, Keeper } from '../worker/Keeper.ts'

/** What the handlers of messages work with. */
export interface VaultContext {
  readonly keeper: PortClient<Keeper>
  readonly node: NodeClient
  /** The page around the vault, by the browser's word. */
  readonly origin: string
  readonly approvals: Approvals
  readonly state: VaultState
  /** Shows the number to type on the escrow's page, and the ways in that need the vault's own screens, until the signal. */
  showEntry(number: string | undefined, signal: AbortSignal): Promise<void>
  /** Takes the code from the mail on the vault's own page, until it is right or the signal. */
  askForCode(signal: AbortSignal): Promise<EntryNeed>
  setTheme(theme: FrameTheme): void
  /** The language of everything that is shown and mailed from now on. */
  setLanguage(language: Language): void
  /** Gives up one open request of the page, or all of them. */
  abort(id?: string): void
}

/** What the page has told, and what it was given. Nothing of it is a secret or is trusted. */
export interface VaultState {
  network: NetworkId
  dapp: DappData | undefined
  /** Where the last code went, as it was typed. */
  codeSentTo: string
  /** Hashes of the transactions of each batch that was sent. */
  readonly batches: Map<string, { readonly network: NetworkId; readonly hashes: readonly string[] }>
}
