import { PorticoError, userRejected } from '@portico/protocol'
import type { FrameTheme } from '@portico/protocol/frame'
import type { Approvals, PendingApproval } from '../approve/createApprovals.ts'
import type { GuardedStage } from '../approve/guardStage.ts'
import type { AskByMail, WithFirstEmail } from '../channel/VaultContext.ts'
import type { Account } from '../context/Account.ts'
import type { NetworkId } from '../networks/networks.ts'
import type { PortClient } from '../port/PortApi.ts'
import type { Translate } from '../ui/createTexts.ts'
import { showCodeForm } from '../ui/showCodeForm.ts'
import type { AskedOwner, EntryNeed, Keeper } from '../worker/Keeper.ts'
import type { RevokeGrant } from './createRevokeGrant.ts'
import type { TaskWindow } from './createTaskWindow.ts'
import type { SurfaceContext } from './createWindowTasks.ts'
import { createWindowTasks } from './createWindowTasks.ts'
import { showHome } from './showHome.ts'
import { canOfferPasskey, offerDelay, showPasskeyOffer } from './showPasskeyOffer.ts'
import { showPending } from './showPending.ts'
import { type Entry, isSelfServed, showWaysIn } from './showWaysIn.ts'

/** Milliseconds after which the embedding page has hidden the frame. */
const homeDelay = 300

export interface SurfaceOptions {
  readonly stage: GuardedStage
  readonly t: Translate
  readonly keeper: PortClient<Keeper>
  readonly getTheme: () => FrameTheme
  readonly grantNetworks: readonly NetworkId[]
  readonly delegationNetworks: readonly NetworkId[]
  readonly revokeGrant: RevokeGrant
  readonly setVisible: (isVisible: boolean) => void
  /** Requests the page to focus the window that it opened. */
  readonly focusPageWindow: () => void
  readonly getApprovals: () => Approvals
}

export interface Surface {
  showApproval(shown: PendingApproval | undefined, waiting: number): void
  /** @param asked the approval request that was mailed to the owner, if any */
  showEntry(asked: AskedOwner | undefined, signal: AbortSignal, askByMail?: AskByMail): Promise<void>
  askForCode(email: string, signal: AbortSignal): Promise<EntryNeed>
  withFirstEmail: WithFirstEmail
  /** Once for each page. */
  offerPasskey(account: Account): void
  finish(): void
  /** The window that the page opened for a request, unless there already is one. */
  expectWindow(ticket: string): TaskWindow | undefined
  redraw(): void
}

export function createSurface(options: SurfaceOptions): Surface {
  const { stage, t, keeper, grantNetworks, delegationNetworks, setVisible, getApprovals } = options
  /** After the approval the window still asks for the one-time code of a first mailbox. */
  let firstEmail: FirstEmail | undefined
  const giveUpEmail = () => firstEmail?.reject(new PorticoError(userRejected))
  const tasks = createWindowTasks({
    ...options,
    onEmailAdded: () => firstEmail?.resolve(),
    onGone: giveUpEmail,
  })
  const context: SurfaceContext = { stage, t, keeper, tasks, grantNetworks, delegationNetworks }
  let pending: { readonly shown: PendingApproval; readonly waiting: number } | undefined
  let entry: Entry | undefined
  let code: { readonly email: string; readonly onRight: (need: EntryNeed) => void } | undefined
  let stopClicks = () => {}
  let offered: Account | undefined
  let isOffering = false
  let isWorking = false
  let wasVisible = false
  let homecoming: ReturnType<typeof setTimeout> | undefined

  function draw() {
    stopClicks()
    stopClicks = () => {}
    clearTimeout(homecoming)
    const isBusy = pending !== undefined || entry !== undefined || code !== undefined || isWorking
    const isVisible = isBusy || isOffering
    const isLeaving = wasVisible && !isVisible
    if (isVisible !== wasVisible) setVisible(isVisible)
    wasVisible = isVisible
    if (pending) drawPending(pending)
    else if (entry) showWaysIn(context, entry)
    else if (code) drawCode(code)
    else if (isWorking) drawWork()
    else if (isOffering && offered) showPasskeyOffer(context, offered, endOffer)
    else if (isLeaving) goHome()
    else showHome(context)
  }

  function drawPending({ shown, waiting }: NonNullable<typeof pending>) {
    stopClicks = showPending(context, {
      shown,
      waiting,
      onApprove() {
        isWorking = true
        if (shown.approval.codeFrom !== undefined) firstEmail = createFirstEmail()
        shown.approve()
      },
      onRejectAll: () => getApprovals().rejectAll(),
    })
  }

  const drawCode = ({ email, onRight }: NonNullable<typeof code>) =>
    showCodeForm({ stage, t }, email, async typed => onRight(await keeper.verifyCode(typed)))

  /** Keeps the approved request on screen until it is signed and sent, because the page has no response before that. */
  function drawWork() {
    for (const button of stage.root.querySelectorAll('button')) button.disabled = true
    const status = stage.root.querySelector('.status')
    if (status) status.textContent = t('working')
  }

  function endOffer() {
    isOffering = false
    tasks.close()
    draw()
  }

  /**
   * When the frame becomes visible again, browsers briefly show its last paint. That must not be the settings screen,
   * so the stage stays empty until the frame is hidden.
   */
  function goHome() {
    stage.clear()
    homecoming = setTimeout(() => showHome(context), homeDelay)
  }

  return {
    showApproval(shown, waiting) {
      // The window with the last approval may still have to ask for a one-time code.
      if (shown !== pending?.shown && (shown || !firstEmail)) {
        tasks.close()
        giveUpEmail()
      }
      pending = shown && { shown, waiting }
      // The next question takes precedence over pending work.
      if (shown) isWorking = false
      draw()
    },
    async askForCode(email, signal) {
      let mine: typeof code
      try {
        return await new Promise<EntryNeed>((resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason))
          mine = { email, onRight: resolve }
          code = mine
          draw()
        })
      } finally {
        if (code === mine) {
          code = undefined
          draw()
        }
      }
    },
    async showEntry(asked, signal, askByMail) {
      const need = await keeper.getNeed()
      if ((asked?.number === undefined && !isSelfServed(need)) || signal.aborted) return
      entry = {
        need,
        asked,
        askByMail:
          askByMail &&
          (async () => {
            const mailed = await askByMail()
            if (!entry || signal.aborted) return
            entry = { need, asked: mailed }
            draw()
          }),
      }
      draw()
      await new Promise<void>(resolve => signal.addEventListener('abort', () => resolve()))
      entry = undefined
      tasks.close()
      draw()
    },
    async withFirstEmail(act) {
      const mine = firstEmail
      const added = mine?.added ?? Promise.reject(new PorticoError(userRejected))
      added.catch(() => undefined)
      try {
        return await act(signal => Promise.race([added, rejectOnAbort(signal)]))
      } finally {
        if (mine && firstEmail === mine) {
          firstEmail = undefined
          tasks.close()
        }
      }
    },
    offerPasskey(account) {
      if (offered) return
      offered = account
      // The page first shows that the visitor is connected.
      setTimeout(async () => {
        isOffering = await canOfferPasskey()
        if (isOffering) draw()
      }, offerDelay)
    },
    finish() {
      if (!isWorking) return
      isWorking = false
      draw()
    },
    expectWindow: tasks.expect,
    redraw: draw,
  }
}

interface FirstEmail {
  readonly added: Promise<void>
  resolve(): void
  reject(reason: PorticoError): void
}

function createFirstEmail(): FirstEmail {
  let resolve: FirstEmail['resolve'] = () => {}
  let reject: FirstEmail['reject'] = () => {}
  const added = new Promise<void>((onAdded, onGone) => {
    resolve = onAdded
    reject = onGone
  })
  // The window may close before the handler awaits the promise.
  added.catch(() => undefined)
  return { added, resolve, reject }
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason))
  })
}
