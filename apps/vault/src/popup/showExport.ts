import { freshCodeRequired, isPorticoError } from '@portico/protocol'
import type { PortClient } from '../port/PortApi.ts'
import { element } from '../ui/element.ts'
import type { ConfirmApi } from './ConfirmApi.ts'
import { loadScreen, type OwnerContext } from './PopupContext.ts'
import { withFreshProof } from './withFreshProof.ts'

interface Secret {
  readonly name: string
  readonly address?: string
  read(api: PortClient<ConfirmApi>): Promise<string>
}

/** Each secret is hidden and fetched only on request. The page discards them when it is hidden or closed. */
export async function showExport(context: OwnerContext, onBack: () => void): Promise<void> {
  const { api, stage, t } = context
  const again = () => void showExport(context, onBack)
  const keys = await loadScreen(context, { title: t('exportKeys'), read: api.listKeys, again, onBack })
  if (!keys) return
  const status = element('p', { class: 'status', role: 'status' })
  const end = new AbortController()
  const leave = () => {
    end.abort()
    onBack()
  }
  /** A proof may expire while the page is open. */
  const fail = (error: unknown) => {
    if (!isPorticoError(error, freshCodeRequired)) {
      status.textContent = t.error(error)
      return
    }
    end.abort()
    delete context.visit.codeAt
    void withFreshProof(context, onBack, again)
  }
  const secrets: readonly Secret[] = [
    { name: t('recoveryKit'), read: async () => (await api.exportKit()).join(' ') },
    ...keys.map(({ family, name, address }) => ({
      name: t('keyOf', { family: name }),
      address,
      read: (full: PortClient<ConfirmApi>) => full.exportKey(family),
    })),
  ]
  stage.showScreen({
    title: t('exportKeys'),
    hint: t('exportHint'),
    body: [
      element('p', { class: 'warning' }, t('exportWarning')),
      element(
        'ul',
        { class: 'card secrets' },
        secrets.map(secret => drawSecret(context, secret, { status, fail, end: end.signal })),
      ),
    ],
    actions: [status],
    onBack: leave,
  })
}

interface SecretWays {
  readonly status: HTMLElement
  readonly fail: (error: unknown) => void
  readonly end: AbortSignal
}

function drawSecret(
  { drawGuarded, t }: OwnerContext,
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
