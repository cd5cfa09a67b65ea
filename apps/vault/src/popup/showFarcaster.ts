import { isPorticoError, PorticoError, userRejected } from '@portico/protocol'
import { drawButton } from '../ui/drawButton.ts'
import { drawNotice, drawScreen } from '../ui/drawScreen.ts'
import { element } from '../ui/element.ts'
import { socialNames } from '../ui/socialNames.ts'
import type { PopupContext } from './PopupContext.ts'

export interface FarcasterScreen<started> {
  readonly title: string
  /** The site that the app must name, if known. */
  readonly site?: string
  /** Starts a login. `uri` is opened by the app. */
  readonly start: () => Promise<started>
  readonly getUri: (started: started) => string
  readonly act: (started: started, signal: AbortSignal) => Promise<void>
  readonly onBack: () => void
}

/** Farcaster sign-in by QR code on another device, or by a link to the app on this one. */
export function showFarcaster<started>(
  context: PopupContext,
  { title, site, start, getUri, act, onBack }: FarcasterScreen<started>,
): void {
  const { stage, t } = context
  const values = { provider: socialNames.farcaster }
  const screen = new AbortController()
  const back = () => {
    screen.abort(new PorticoError(userRejected))
    onBack()
  }

  async function begin() {
    stage.show(drawNotice(title, t('socialOpening'), [drawButton(t('back'), 'ghost', back)]))
    const [started, { drawCode }] = await Promise.all([start(), import('../ui/drawCode.ts')])
    screen.signal.throwIfAborted()
    const link = { href: getUri(started), target: '_blank', rel: 'noopener noreferrer' }
    stage.show(
      drawScreen({
        title,
        body: [
          drawCode(getUri(started), t('appCode', values)),
          element('p', { class: 'hint hint-middle' }, t('scanApp', values)),
          site === undefined
            ? undefined
            : element('p', { class: 'note hint-middle' }, t('scanSite', { site })),
        ],
        actions: [element('a', { class: 'button button-secondary', ...link }, t('openApp', values))],
        onBack: { label: t('back'), act: back },
      }),
    )
    await act(started, screen.signal)
  }

  const run = (): Promise<void> =>
    begin().catch(error => {
      // The visitor has gone back and sees another screen.
      if (screen.signal.aborted || isPorticoError(error, userRejected)) return
      const again = drawButton(t('tryAgain'), 'primary', () => void run())
      stage.show(drawNotice(title, t.error(error), [again, drawButton(t('back'), 'ghost', back)]))
    })
  void run()
}
