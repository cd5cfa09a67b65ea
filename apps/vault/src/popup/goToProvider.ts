import { confirmationBlocked, isPorticoError, PorticoError, userRejected } from '@portico/protocol'
import { type SocialProvider, socialEnds } from '@portico/protocol/auth'
import { drawScreen } from '../ui/drawScreen.ts'
import { element } from '../ui/element.ts'
import { socialNames } from '../ui/socialNames.ts'
import type { PopupContext } from './PopupContext.ts'

/** Browsers fire no event when another window is closed. */
const closedPollMs = 500

/**
 * Opens the provider's window and runs `act` while it is open. Closing the window aborts it. Must be called within a
 * click.
 */
export async function goToProvider<result>(
  given: AbortSignal,
  act: (go: (uri: string) => void, signal: AbortSignal, closeItself: () => void) => Promise<result>,
): Promise<result> {
  // Must precede any await, or the popup blocker stops it.
  const opened = window.open(`/confirm#${socialEnds.opening}`, '_blank', 'popup,width=600,height=800')
  if (!opened) throw new PorticoError(confirmationBlocked)
  const closing = new AbortController()
  const signal = AbortSignal.any([given, closing.signal])
  const timer = setInterval(
    () => opened.closed && closing.abort(new PorticoError(userRejected)),
    closedPollMs,
  )
  try {
    const go = (uri: string) => {
      signal.throwIfAborted()
      opened.location.href = uri
    }
    return await act(go, signal, () => clearInterval(timer))
  } finally {
    clearInterval(timer)
    opened.close()
  }
}

interface ProviderScreen {
  readonly title: string
  readonly hint: 'addLoginHint' | 'confirmYouHint'
  readonly provider: SocialProvider
  readonly drawContinue: (label: string, kind: 'primary', onPress: () => void) => HTMLButtonElement
  /** Goes to the provider and continues with what it brought. The signal aborts when the visitor goes back. */
  readonly act: (signal: AbortSignal) => Promise<void>
  readonly onBack: () => void
}

/** A screen with the button that leads to the provider, whose window needs a click of its own. */
export function showProvider({ stage, t }: PopupContext, screen: ProviderScreen): void {
  const { title, hint, provider, drawContinue, act, onBack } = screen
  const values = { provider: socialNames[provider] }
  const status = element('p', { class: 'status', role: 'status' })
  const leaving = new AbortController()
  const button = drawContinue(t('continueWith', values), 'primary', () => {
    button.disabled = true
    status.textContent = t('windowOpen')
    act(leaving.signal).catch(error => {
      button.disabled = false
      status.textContent = isPorticoError(error, userRejected) ? '' : t.error(error)
    })
  })
  stage.show(
    drawScreen({
      title,
      picture: 'key',
      body: [element('p', { class: 'hint' }, t(hint, values))],
      actions: [status, button],
      onBack: {
        label: t('back'),
        act() {
          leaving.abort(new PorticoError(userRejected))
          onBack()
        },
      },
    }),
  )
}
