import { freshCodeRequired, isPorticoError } from '@portico/protocol'
import type { WayIn } from '../context/Account.ts'
import type { PortClient } from '../port/PortApi.ts'
import { drawButton } from '../ui/drawButton.ts'
import { drawNotice, drawScreen } from '../ui/drawScreen.ts'
import { element } from '../ui/element.ts'
import type { ConfirmApi } from './ConfirmApi.ts'
import type { PopupContext } from './PopupContext.ts'
import { withFreshProof } from './withFreshProof.ts'

interface Secret {
  readonly name: string
  readonly address?: string
  read(api: PortClient<ConfirmApi>): Promise<string>
}

/**
 * Shows the recovery kit and the keys, each hidden and fetched from the keeper only on request. The page discards them
 * when it is hidden or closed.
 */
export async function showExport(context: PopupContext, way: WayIn, onBack: () => void): Promise<void> {
  const { api, stage, t } = context
  stage.show(drawNotice(t('exportKeys'), t('openingWallet')))
  const again = () => void showExport(context, way, onBack)
  const keys = await api.listKeys().catch(error => {
    const buttons = [drawButton(t('tryAgain'), 'primary', again), drawButton(t('back'), 'ghost', onBack)]
    stage.show(drawNotice(t('exportKeys'), t.error(error), buttons))
  })
  if (!keys) return
  const status = element('p', { class: 'status', role: 'status' })
  const end = new AbortController()
  /** A proof may expire while the page is open. */
  const fail = (error: unknown) => {
    if (!isPorticoError(error, freshCodeRequired)) {
      status.textContent = t.error(error)
      return
    }
    end.abort()
    delete context.visit.codeAt
    void withFreshProof(context, way, onBack, async () => again())
  }
  const secrets: readonly Secret[] = [
    { name: t('recoveryKit'), read: async () => (await api.exportKit()).join(' ') },
    ...keys.map(
      ({ family, name, address }): Secret => ({
        name: t('keyOf', { family: name }),
        address,
        read: full => full.exportKey(family),
      }),
    ),
  ]
  stage.show(
    drawScreen({
      title: t('exportKeys'),
      body: [
        element('p', { class: 'hint' }, t('exportHint')),
        element('p', { class: 'warning' }, t('exportWarning')),
        element(
          'ul',
          { class: 'card secrets' },
          secrets.map(secret => drawSecret(context, secret, { status, fail, end: end.signal })),
        ),
      ],
      actions: [status],
      onBack: {
        label: t('back'),
        act() {
          end.abort()
          onBack()
        },
      },
    }),
  )
}

interface SecretWays {
  readonly status: HTMLElement
  readonly fail: (error: unknown) => void
  readonly end: AbortSignal
}

function drawSecret(
  { drawGuarded, t }: PopupContext,
  { name, address, read }: Secret,
  { status, fail, end }: SecretWays,
) {
  const value = element('p', { class: 'secret', dir: 'ltr', translate: 'no', hidden: true })
  let isShown = false
  const isLeft = () => end.aborted || document.hidden

  function set(text: string | undefined) {
    isShown = text !== undefined
    value.textContent = text ?? ''
    value.hidden = !isShown
    toggle.textContent = t(isShown ? 'hide' : 'show')
    toggle.setAttribute('aria-label', t(isShown ? 'hideNamed' : 'showNamed', { name }))
    toggle.setAttribute('aria-expanded', String(isShown))
  }

  const use = (full: PortClient<ConfirmApi>, act: (text: string) => void | Promise<void>) => {
    status.textContent = ''
    void read(full).then(act).catch(fail)
  }
  const toggle = drawGuarded('', 'secondary', full =>
    isShown ? set(undefined) : use(full, text => (isLeft() ? undefined : set(text))),
  )
  const copy = drawGuarded(t('copy'), 'secondary', full =>
    use(full, async text => {
      if (isLeft()) return
      const isCopied = await navigator.clipboard.writeText(text).then(
        () => true,
        () => false,
      )
      status.textContent = t(isCopied ? 'copied' : 'copyFailed')
    }),
  )
  copy.setAttribute('aria-label', t('copyNamed', { name }))
  set(undefined)
  // An unattended window must not show a secret.
  document.addEventListener('visibilitychange', () => document.hidden && set(undefined), { signal: end })
  addEventListener('pagehide', () => set(undefined), { signal: end })
  end.addEventListener('abort', () => set(undefined))
  return element(
    'li',
    { class: 'secret-item' },
    element('div', { class: 'device-name' }, name),
    address === undefined ? undefined : element('bdi', { class: 'note', dir: 'ltr' }, address),
    value,
    element('div', { class: 'pair' }, toggle, copy),
  )
}
