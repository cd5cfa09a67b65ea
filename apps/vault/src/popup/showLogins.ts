import type { AccountWayIn, LoginProvider } from '@portico/protocol/auth'
import { drawButton } from '../ui/drawButton.ts'
import { drawItem } from '../ui/drawItem.ts'
import { drawNotice } from '../ui/drawScreen.ts'
import { element } from '../ui/element.ts'
import { socialNames } from '../ui/socialNames.ts'
import type { BroughtWay } from '../worker/Keeper.ts'
import { loadScreen, type OwnerContext } from './PopupContext.ts'
import { showFarcaster, showProvider } from './showProvider.ts'
import { withFreshProof } from './withFreshProof.ts'

/** @param said the outcome of the previous action */
export async function showLogins(context: OwnerContext, onBack: () => void, said = ''): Promise<void> {
  const { api, stage, t, way } = context
  const say = (outcome: string) => void showLogins(context, onBack, outcome)
  const again = () => say('')
  const found = await loadScreen(context, { title: t('logins'), read: api.listWaysIn, again, onBack })
  if (!found) return
  const { ways, available } = found
  const free = available.filter(provider => !ways.some(known => known.provider === provider))
  const drawKnown = (known: AccountWayIn) => {
    const isUsed = 'provider' in way && way.provider === known.provider
    return drawWay(context, known, {
      isUsed,
      button: ways.length > 1 && !isUsed ? drawRemoval(context, known, { again, say }) : undefined,
    })
  }
  const drawFree = (provider: LoginProvider) => {
    const button = drawButton(
      t('add'),
      'secondary',
      () => void withFreshProof(context, again, () => showAdding(context, provider, again)),
    )
    button.setAttribute('aria-label', t('addLogin', { provider: socialNames[provider] }))
    return drawWay(context, { provider }, { button })
  }
  stage.showScreen({
    title: t('logins'),
    hint: t('loginsHint'),
    body: [
      element('ul', { class: 'card devices' }, ways.map(drawKnown)),
      free.length > 0 ? element('ul', { class: 'card devices' }, free.map(drawFree)) : undefined,
    ],
    actions: [element('p', { class: 'status', role: 'status' }, said)],
    onBack,
  })
}

const nameWay = ({ t }: OwnerContext, { provider }: AccountWayIn) =>
  provider === 'mail' ? t('byMail') : socialNames[provider]

interface WayParts {
  readonly isUsed?: boolean
  readonly button?: HTMLButtonElement | undefined
}

function drawWay(context: OwnerContext, known: AccountWayIn, { isUsed = false, button }: WayParts = {}) {
  const { t } = context
  const { name, provider } = known
  const notes = [
    name === undefined ? undefined : element('bdi', { class: 'device-name' }, name),
    provider === 'farcaster' && name !== undefined ? t('farcasterName') : undefined,
    isUsed ? t('usedLogin') : undefined,
  ]
  return drawItem(nameWay(context, known), notes, button)
}

interface Continuations {
  readonly again: () => void
  readonly say: (outcome: string) => void
}

function drawRemoval(context: OwnerContext, { provider }: AccountWayIn, { again, say }: Continuations) {
  const { drawGuarded, t } = context
  if (provider === 'mail') return undefined
  const name = socialNames[provider]
  const button = drawGuarded(
    t('remove'),
    'secondary',
    full =>
      void withFreshProof(context, again, () =>
        full.removeWayIn(provider).then(
          () => say(t('loginRemoved', { provider: name })),
          error => showFailure(context, error, again),
        ),
      ),
  )
  button.setAttribute('aria-label', t('removeNamed', { device: name }))
  return button
}

function showAdding(context: OwnerContext, provider: LoginProvider, again: () => void) {
  const { api, t } = context
  const screen = { title: t('addLogin', { provider: socialNames[provider] }), onBack: again }
  async function show(login: BroughtWay, signal: AbortSignal) {
    const found = await api.readWayIn(login)
    signal.throwIfAborted()
    showFound(context, found, login, again)
  }
  if (provider === 'farcaster') {
    showFarcaster(context, {
      ...screen,
      // The app shows this page as the requesting site.
      site: location.host,
      start: api.startFarcasterWay,
      act: async ({ attemptId }, signal) => show(await api.awaitFarcasterWay(attemptId, signal), signal),
    })
    return
  }
  showProvider(context, {
    ...screen,
    hint: 'addLoginHint',
    provider,
    drawContinue: drawButton,
    start: () => api.startWayIn(provider),
    act: ({ attemptId, ticket }, signal) => show({ attemptId, ticket }, signal),
  })
}

/** Shows the account that was found: the browser may be logged in at the provider as another user. */
function showFound(context: OwnerContext, found: AccountWayIn, login: BroughtWay, again: () => void) {
  const { drawGuarded, stage, t } = context
  const button = drawGuarded(t('confirm'), 'primary', full => {
    button.disabled = true
    // The earlier proof may have expired while the visitor was at the provider.
    void withFreshProof(context, again, () =>
      full.addWayIn(login).then(again, error => showFailure(context, error, again)),
    )
  })
  stage.showScreen({
    title: t('addLogin', { provider: nameWay(context, found) }),
    hint: t('foundLoginHint'),
    body: [element('ul', { class: 'card devices' }, drawWay(context, found))],
    actions: [button],
    onBack: again,
  })
}

function showFailure({ stage, t }: OwnerContext, error: unknown, again: () => void) {
  stage.show(drawNotice(t('logins'), t.error(error), [drawButton(t('back'), 'primary', again)]))
}
