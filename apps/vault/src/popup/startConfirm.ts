import { socialEnds } from '@portico/protocol/auth'
import { guardStage } from '../approve/guardStage.ts'
import { enWindow } from '../locales/window/en.ts'
import { createPortClient } from '../port/createPortClient.ts'
import { applyTheme } from '../ui/applyTheme.ts'
import { createStage } from '../ui/createStage.ts'
import { createTexts } from '../ui/createTexts.ts'
import { drawButton, drawGuarded } from '../ui/drawButton.ts'
import { drawNotice } from '../ui/drawScreen.ts'
import type { TicketApi } from './awaitTicket.ts'
import type { ConfirmApi } from './ConfirmApi.ts'
import { findFrame } from './findFrame.ts'
import type { PopupContext } from './PopupContext.ts'
import { showApproval } from './showApproval.ts'
import { showEntry } from './showEntry.ts'
import { showSettings } from './showSettings.ts'

/** Shows the task of the frame with its ticket. Without such a frame there is nothing to approve. */
export async function startConfirm(root: HTMLElement): Promise<void> {
  const t = createTexts(document, navigator.languages, enWindow)
  const stage = guardStage(createStage(root), t, 'window')
  const close = () => window.close()
  const showEnd = (text: 'windowLost' | 'nothingHere' | 'socialDone' | 'socialLost' | 'socialFailed') =>
    stage.show(drawNotice(t('home'), t(text), [drawButton(t('close'), 'secondary', close)]))
  const ticket = location.hash.slice(1)
  // The ticket works once: a reloaded page must not rejoin the frame.
  history.replaceState(null, '', location.pathname)
  await t.whenLoaded()
  if (!ticket) return showEnd('nothingHere')
  if (ticket === socialEnds.opening) return stage.show(drawNotice(t('home'), t('socialOpening')))
  if (ticket === socialEnds.failed) return showEnd('socialFailed')
  const [word, login = '', proof = ''] = ticket.split('.')
  if (word === socialEnds.done) {
    stage.show(drawNotice(t('home'), t('socialEnding')))
    const waiting = await findFrame(login)
    if (!waiting) return showEnd('socialLost')
    await createPortClient<TicketApi>(waiting.port).takeTicket(proof)
    close()
    return showEnd('socialDone')
  }
  keepSize(window)
  stage.show(drawNotice(t('home'), t('openingWallet')))

  const frame = await findFrame(ticket)
  if (!frame) {
    // The task ended before the window connected, so the page's request to close it was missed.
    close()
    return showEnd('nothingHere')
  }
  const api = createPortClient<ConfirmApi>(frame.port)
  frame.watch(() => showEnd('windowLost'))
  void api.waitForEnd().then(close)
  const { theme, language } = await api.getLook()
  await t.setLanguage(language)
  document.title = t('home')
  applyTheme(document.documentElement, theme)
  stage.show(drawNotice(t('home'), t('openingWallet')))

  const task = await api.getTask()
  const context: PopupContext = {
    api,
    drawGuarded: (label, kind, onPress) => drawGuarded(label, kind, () => onPress(api)),
    stage,
    t,
    close,
    visit: {},
  }
  if (task.kind === 'approval') showApproval(context, task.approval)
  else if (task.kind === 'entry') showEntry(context, task.need)
  else await showSettings(context, task)
}

/** Minimum viewport. A site that opened the window could make it too small to read. */
const least = { width: 380, height: 600 } as const

function keepSize(window: Window): void {
  const { outerWidth, outerHeight, innerWidth, innerHeight } = window
  const [width, height] = [least.width - innerWidth, least.height - innerHeight]
  if (width <= 0 && height <= 0) return
  window.resizeTo(outerWidth + Math.max(0, width), outerHeight + Math.max(0, height))
}
