import type { FrameTheme } from '@portico/protocol/frame'
import type { Approvals, PendingApproval } from '../approve/createApprovals.ts'
import { type ClickGuard, canSeeCover, createClickGuard, isFullScreen } from '../approve/createClickGuard.ts'
import { drawDecision, drawRequest } from '../approve/drawApproval.ts'
import { guardTexts } from '../approve/guardTexts.ts'
import type { ConfirmApi, ConfirmTask } from '../popup/ConfirmApi.ts'
import { type ConfirmWindow, openConfirmWindow } from '../popup/openConfirmWindow.ts'
import type { PortClient } from '../port/PortApi.ts'
import type { Stage } from '../ui/createStage.ts'
import type { Translate } from '../ui/createTexts.ts'
import { drawButton } from '../ui/drawButton.ts'
import { drawCodeField } from '../ui/drawCodeField.ts'
import { drawScreen } from '../ui/drawScreen.ts'
import { element } from '../ui/element.ts'
import { showForm } from '../ui/showForm.ts'
import type { EntryNeed, Keeper } from '../worker/Keeper.ts'

/** Milliseconds in which the page around has put the frame away. */
const homeDelay = 300

export interface SurfaceOptions {
  readonly stage: Stage
  readonly t: Translate
  readonly keeper: PortClient<Keeper>
  readonly getTheme: () => FrameTheme
  /** Asks the page to bring the frame into view, or to put it away. */
  readonly setVisible: (isVisible: boolean) => void
  readonly getApprovals: () => Approvals
}

export interface Surface {
  showApproval(shown: PendingApproval | undefined, waiting: number): void
  /** @param number that the owner types on the page behind the mail, where one was sent */
  showEntry(number: string | undefined, signal: AbortSignal): Promise<void>
  askForCode(email: string, signal: AbortSignal): Promise<EntryNeed>
  /** What was agreed to is done. */
  finish(): void
  /** What is shown, once more, in another language. */
  redraw(): void
}

/** What the frame shows: a request, a way into the wallet, or the door to its settings. */
export function createSurface(options: SurfaceOptions): Surface {
  const { stage, t, keeper, getTheme, setVisible, getApprovals } = options
  let pending: { readonly shown: PendingApproval; readonly waiting: number } | undefined
  let entry: { readonly need: EntryNeed; readonly number: string | undefined } | undefined
  let code: { readonly email: string; readonly onRight: (need: EntryNeed) => void } | undefined
  let guard: ClickGuard | undefined
  let popup: ConfirmWindow | undefined
  let endTask = () => {}
  let isWorking = false
  let wasVisible = false
  let homecoming: ReturnType<typeof setTimeout> | undefined

  function draw() {
    guard?.stop()
    guard = undefined
    clearTimeout(homecoming)
    const isVisible = pending !== undefined || entry !== undefined || code !== undefined || isWorking
    const isLeaving = wasVisible && !isVisible
    if (isVisible !== wasVisible) setVisible(isVisible)
    wasVisible = isVisible
    if (pending) drawPending(pending.shown, pending.waiting)
    else if (entry) drawEntry(entry.need, entry.number)
    else if (code) drawCode(code)
    else if (isWorking) drawWork()
    else if (isLeaving) goHome()
    else drawHome()
  }

  /**
   * When the frame comes into view again, browsers show for a moment what it painted last. That must not be the door to
   * the settings, so the page is left empty until it is out of view.
   */
  function goHome() {
    stage.clear()
    homecoming = setTimeout(drawHome, homeDelay)
  }

  function agree(shown: PendingApproval) {
    isWorking = true
    shown.approve()
  }

  /** What was agreed to stays until it is signed and sent: only then the page around has an answer. */
  function drawWork() {
    for (const button of stage.root.querySelectorAll('button')) button.disabled = true
    const status = stage.root.querySelector('.status')
    if (status) status.textContent = t('working')
  }

  function drawPending(shown: PendingApproval, waiting: number) {
    const { approval } = shown
    const onRejectAll = () => getApprovals().rejectAll()
    const isSafeHere = approval.place === 'frame' && canSeeCover() && !isFullScreen()
    if (!isSafeHere) return drawDoor(shown, waiting)
    const onReject = () => shown.reject()
    const { screen, approve, status } = drawDecision({ approval, t, waiting, onReject, onRejectAll })
    stage.show(screen)
    guard = createClickGuard({
      stage: stage.root,
      button: approve,
      place: 'frame',
      onState(state) {
        const text = guardTexts[state]
        status.textContent = text ? t(text) : ''
      },
      onApprove: () => agree(shown),
    })
  }

  /** What moves value is decided in a window: here is only the way there. */
  function drawDoor(shown: PendingApproval, waiting: number) {
    const { approval } = shown
    const status = element('p', { class: 'status', role: 'status' }, t('windowHint'))
    const task: ConfirmTask = { kind: 'approval', approval }
    const open = () => openTask(task, status, isApproved => (isApproved ? agree(shown) : shown.reject()))
    stage.show(
      drawScreen({
        title: t(approval.title),
        body: drawRequest(approval, t),
        actions: [
          status,
          element(
            'div',
            { class: 'pair' },
            drawButton(t('reject'), 'secondary', () => shown.reject()),
            drawButton(t('continueInWindow'), 'primary', open),
          ),
          waiting > 0
            ? drawButton(t('rejectAll', { count: waiting + 1 }), 'ghost', () => getApprovals().rejectAll())
            : undefined,
        ],
      }),
    )
  }

  function drawEntry(need: EntryNeed, number: string | undefined) {
    const isProtection = need.kind === 'protection'
    const status = element('p', { class: 'status', role: 'status' })
    const open = () => openTask({ kind: 'entry', need }, status)
    if (number !== undefined) {
      stage.show(
        drawScreen({
          title: t('recoverTitle'),
          picture: 'mail',
          body: [
            element('p', { class: 'hint' }, t('recoverMail')),
            element('p', { class: 'number', dir: 'ltr' }, number),
            element('p', { class: 'note' }, t('recoverNumber')),
          ],
          actions: isSelfServed(need) ? [status, drawButton(t('recoverOther'), 'secondary', open)] : [],
        }),
      )
      return
    }
    stage.show(
      drawScreen({
        title: t(isProtection ? 'protectTitle' : 'recoverTitle'),
        picture: 'key',
        body: [element('p', { class: 'hint' }, t(isProtection ? 'protectHint' : 'recoverOnly'))],
        actions: [status, drawButton(t(isProtection ? 'protectTitle' : 'openWallet'), 'primary', open)],
      }),
    )
  }

  function drawCode({ email, onRight }: NonNullable<typeof code>) {
    const field = drawCodeField(t)
    showForm(
      { stage, t },
      {
        title: t('codeTitle'),
        hint: t('codeHint', { email }),
        fields: [field],
        submit: t('confirm'),
        async act() {
          const typed = field.input.value.trim()
          field.input.value = ''
          onRight(await keeper.verifyCode(typed))
        },
      },
    )
  }

  function drawHome() {
    const status = element('p', { class: 'status', role: 'status' })
    const open = async () => {
      const account = await keeper.getAccount()
      if (account) openTask({ kind: 'settings', email: account.email }, status)
      else status.textContent = t('nothingHere')
    }
    stage.show(
      drawScreen({
        title: t('home'),
        picture: 'shield',
        body: [element('p', { class: 'hint' }, t('securityHint'))],
        actions: [status, drawButton(t('security'), 'primary', () => void open())],
      }),
    )
  }

  function openTask(
    task: ConfirmTask,
    status: HTMLElement,
    onDecide: (isApproved: boolean) => void = () => {},
  ) {
    closeWindow()
    const end = new Promise<void>(resolve => {
      endTask = resolve
    })
    const api: ConfirmApi = {
      ...forward(keeper),
      getTask: async () => ({ task, theme: getTheme(), language: t.getLanguage() }),
      decide: async isApproved => onDecide(isApproved),
      waitForEnd: () => end,
    }
    try {
      const opened = openConfirmWindow(api)
      popup = opened
      status.textContent = t('windowOpen')
      void opened.closed.then(() => {
        if (popup === opened) status.textContent = task.kind === 'approval' ? t('windowClosed') : ''
      })
    } catch (error) {
      status.textContent = t.error(error)
    }
  }

  function closeWindow() {
    endTask()
    popup?.close()
    popup = undefined
  }

  return {
    showApproval(shown, waiting) {
      if (shown !== pending?.shown) closeWindow()
      pending = shown && { shown, waiting }
      // The next question is more urgent than the work on the last one.
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
    async showEntry(number, signal) {
      const need = await keeper.getNeed()
      if ((number === undefined && !isSelfServed(need)) || signal.aborted) return
      entry = { need, number }
      draw()
      await new Promise<void>(resolve => signal.addEventListener('abort', () => resolve()))
      entry = undefined
      closeWindow()
      draw()
    },
    finish() {
      if (!isWorking) return
      isWorking = false
      draw()
    },
    redraw: draw,
  }
}

/** Whether there is something that only the vault's own window can ask for. */
const isSelfServed = (need: EntryNeed) =>
  need.kind === 'protection' || (need.kind === 'recovery' && need.methods.some(kind => kind !== 'escrow'))

/** What the window may ask of the keys, and nothing else. */
const forward = (keeper: PortClient<Keeper>) => ({
  recoverWithPassphrase: (passphrase: string) => keeper.recoverWithPassphrase(passphrase),
  recoverWithKit: (words: string) => keeper.recoverWithKit(words),
  createProtected: (passphrase: string) => keeper.createProtected(passphrase),
  sendFreshCode: () => keeper.sendFreshCode(),
  verifyFreshCode: (code: string) => keeper.verifyFreshCode(code),
  listRecoveries: () => keeper.listRecoveries(),
  exportKit: () => keeper.exportKit(),
  confirmKit: () => keeper.confirmKit(),
  setPassphrase: (passphrase: string) => keeper.setPassphrase(passphrase),
})
