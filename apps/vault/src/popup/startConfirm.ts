import { createPortClient } from '../port/createPortClient.ts'
import { applyTheme } from '../ui/applyTheme.ts'
import { createStage } from '../ui/createStage.ts'
import { createTexts } from '../ui/createTexts.ts'
import { drawButton } from '../ui/drawButton.ts'
import { drawNotice } from '../ui/drawNotice.ts'
import type { ConfirmApi } from './ConfirmApi.ts'
import { joinMessage } from './openConfirmWindow.ts'
import { showApproval } from './showApproval.ts'
import { showEntry } from './showEntry.ts'
import { showSettings } from './showSettings.ts'

const pollMs = 1000

/** The vault's own window. It belongs to the frame that has opened it, and ends with it. */
export async function startConfirm(root: HTMLElement): Promise<void> {
  const stage = createStage(root)
  const t = createTexts(document, navigator.languages)
  const close = () => window.close()
  const showLost = () =>
    stage.show(drawNotice(t('home'), t('windowLost'), [drawButton(t('close'), 'secondary', close)]))
  const opener: Window | null = window.opener
  if (!opener || opener.top === opener) return showLost()

  const { port1, port2 } = new MessageChannel()
  const api = createPortClient<ConfirmApi>(port1)
  port1.start()
  opener.postMessage(joinMessage, location.origin, [port2])
  const watch = setInterval(() => {
    if (!opener.closed) return
    clearInterval(watch)
    showLost()
  }, pollMs)

  const { task, theme, language } = await api.getTask()
  t.setLanguage(language)
  document.title = t('home')
  applyTheme(document.documentElement, theme)
  void api.waitForEnd().then(close)
  const context = { api, stage, t, close }
  if (task.kind === 'approval') showApproval(context, task.approval)
  else if (task.kind === 'entry') showEntry(context, task.need)
  else if (task.kind === 'settings') await showSettings(context, task.email)
  else stage.show(drawNotice(t('home'), t('nothingHere')))
}
