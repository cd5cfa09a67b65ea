import { confirmationBlocked, isPorticoError, PorticoError, userRejected } from '@portico/protocol'
import { type LoginProvider, socialEnds } from '@portico/protocol/auth'
import { drawButton } from '../ui/drawButton.ts'
import { drawNotice } from '../ui/drawScreen.ts'
import { element } from '../ui/element.ts'
import { socialNames } from '../ui/socialNames.ts'
import { awaitTicket } from './awaitTicket.ts'
import type { PopupContext } from './PopupContext.ts'

/** Browsers fire no event when another window is closed. */
const closedPollMs = 500

interface Started {
  readonly uri: string
}

interface LoginScreen<started, login> {
  readonly title: string
  readonly start: () => Promise<started>
  readonly act: (login: login, signal: AbortSignal) => Promise<void>
  readonly onBack: () => void
}

interface ProviderScreen<started> extends LoginScreen<started, started & { readonly ticket: string }> {
  readonly hint: 'addLoginHint' | 'confirmYouHint'
  readonly provider: LoginProvider
  readonly drawContinue: (label: string, kind: 'primary', onPress: () => void) => HTMLButtonElement
}

export function showProvider<started extends Started>(
  context: PopupContext,
  screen: ProviderScreen<started>,
): void {
  const { stage, t } = context
  const { title, hint, provider, drawContinue, start, act, onBack } = screen
  const values = { provider: socialNames[provider] }
  const status = element('p', { class: 'status', role: 'status' })
  const leaving = new AbortController()
  const button = drawContinue(t('continueWith', values), 'primary', () => {
    button.disabled = true
    status.textContent = t('windowOpen')
    goToProvider(context, start, leaving.signal)
      .then(login => act(login, leaving.signal))
      .catch(error => {
        button.disabled = false
        status.textContent = isPorticoError(error, userRejected) ? '' : t.error(error)
      })
  })
  const back = () => {
    leaving.abort(new PorticoError(userRejected))
    onBack()
  }
  stage.showScreen({
    title,
    picture: 'key',
    hint: t(hint, values),
    actions: [status, button],
    onBack: back,
  })
}

/** Must be called within a click. Closing the provider's window aborts the login. */
async function goToProvider<started extends Started>(
  { api }: PopupContext,
  start: () => Promise<started>,
  given: AbortSignal,
): Promise<started & { readonly ticket: string }> {
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
    const started = await start()
    signal.throwIfAborted()
    opened.location.href = started.uri
    return { ...started, ticket: await awaitTicket(api, started.uri, signal) }
  } finally {
    clearInterval(timer)
    opened.close()
  }
}

interface FarcasterScreen<started> extends LoginScreen<started, started> {
  readonly site?: string
}

export function showFarcaster<started extends Started>(
  { stage, t }: PopupContext,
  { title, site, start, act, onBack }: FarcasterScreen<started>,
): void {
  const values = { provider: socialNames.farcaster }
  const leaving = new AbortController()
  const back = () => {
    leaving.abort(new PorticoError(userRejected))
    onBack()
  }

  async function begin() {
    stage.show(drawNotice(title, t('socialOpening'), [drawButton(t('back'), 'ghost', back)]))
    const [started, { drawCode }] = await Promise.all([start(), import('../ui/drawCode.ts')])
    leaving.signal.throwIfAborted()
    const link = { href: started.uri, target: '_blank', rel: 'noopener noreferrer' }
    stage.showScreen({
      title,
      body: [
        drawCode(started.uri, t('appCode', values)),
        element('p', { class: 'hint hint-middle' }, t('scanApp', values)),
        site === undefined ? undefined : element('p', { class: 'note hint-middle' }, t('scanSite', { site })),
      ],
      actions: [element('a', { class: 'button button-secondary', ...link }, t('openApp', values))],
      onBack: back,
    })
    await act(started, leaving.signal)
  }

  const run = (): Promise<void> =>
    begin().catch(error => {
      if (leaving.signal.aborted || isPorticoError(error, userRejected)) return
      const again = drawButton(t('tryAgain'), 'primary', () => void run())
      stage.show(drawNotice(title, t.error(error), [again, drawButton(t('back'), 'ghost', back)]))
    })
  void run()
}
