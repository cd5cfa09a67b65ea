import type { AccountWayIn, LoginProvider, SocialProvider, WaysInAnswer } from '@portico/protocol/auth'
import type { WayIn } from '../context/Account.ts'
import type { PortClient } from '../port/PortApi.ts'
import { drawButton } from '../ui/drawButton.ts'
import { drawItem } from '../ui/drawItem.ts'
import { drawNotice, drawScreen } from '../ui/drawScreen.ts'
import { element } from '../ui/element.ts'
import { socialNames } from '../ui/socialNames.ts'
import type { BroughtWay } from '../worker/Keeper.ts'
import { awaitTicket } from './awaitTicket.ts'
import type { ConfirmApi } from './ConfirmApi.ts'
import { goToProvider, showProvider } from './goToProvider.ts'
import type { PopupContext } from './PopupContext.ts'
import { showFarcaster } from './showFarcaster.ts'
import { withFreshProof } from './withFreshProof.ts'

/**
 * Lists the ways in, each removable except the last, and the providers that can be added.
 * @param said the outcome of the previous action
 */
export async function showLogins(
  context: PopupContext,
  way: WayIn,
  onBack: () => void,
  said = '',
): Promise<void> {
  const { api, stage, t } = context
  const again = () => void showLogins(context, way, onBack)
  const onRemoved = (provider: string) =>
    void showLogins(context, way, onBack, t('loginRemoved', { provider }))
  stage.show(drawNotice(t('logins'), t('openingWallet')))
  const found = await api.listWaysIn().catch(error => {
    const buttons = [drawButton(t('tryAgain'), 'primary', again), drawButton(t('back'), 'ghost', onBack)]
    stage.show(drawNotice(t('logins'), t.error(error), buttons))
  })
  if (found) showList(context, found, { way, onBack, again, onRemoved, said })
}

interface Surroundings {
  readonly way: WayIn
  readonly onBack: () => void
  readonly again: () => void
  readonly onRemoved: (provider: string) => void
  readonly said: string
}

function showList(context: PopupContext, { ways, available }: WaysInAnswer, around: Surroundings) {
  const { stage, t } = context
  const { way, onBack, again, onRemoved, said } = around
  const isUsed = ({ provider }: AccountWayIn) => 'provider' in way && way.provider === provider
  const canRemove = (known: AccountWayIn) => known.provider !== 'mail' && ways.length > 1 && !isUsed(known)
  const remove = ({ provider }: AccountWayIn, full: PortClient<ConfirmApi>) =>
    void withFreshProof(context, way, again, async () => {
      if (provider === 'mail') return
      await full.removeWayIn(provider).then(
        () => onRemoved(socialNames[provider]),
        error => showFailure(context, error, again),
      )
    })
  const add = (provider: LoginProvider) =>
    void withFreshProof(context, way, again, async () =>
      provider === 'farcaster' ? scanToAdd(context, around) : showAdding(context, provider, around),
    )
  const free = available.filter(provider => !ways.some(known => known.provider === provider))
  stage.show(
    drawScreen({
      title: t('logins'),
      body: [
        element('p', { class: 'hint' }, t('loginsHint')),
        element(
          'ul',
          { class: 'card devices' },
          ways.map(known => {
            const label = t('removeNamed', { device: nameWay(context, known) })
            const button = canRemove(known)
              ? context.drawGuarded(t('remove'), 'secondary', full => remove(known, full))
              : undefined
            button?.setAttribute('aria-label', label)
            return drawWay(context, known, { isUsed: isUsed(known), button })
          }),
        ),
        free.length === 0
          ? undefined
          : element(
              'ul',
              { class: 'card devices' },
              free.map(provider => {
                const button = drawButton(t('add'), 'secondary', () => add(provider))
                button.setAttribute('aria-label', t('addLogin', { provider: socialNames[provider] }))
                return drawWay(context, { provider }, { button })
              }),
            ),
      ],
      actions: [element('p', { class: 'status', role: 'status' }, said)],
      onBack: { label: t('back'), act: onBack },
    }),
  )
}

const nameWay = ({ t }: PopupContext, { provider }: AccountWayIn) =>
  provider === 'mail' ? t('byMail') : socialNames[provider]

interface WayParts {
  readonly isUsed?: boolean
  readonly button?: HTMLButtonElement | undefined
}

function drawWay(
  context: PopupContext,
  known: AccountWayIn,
  { isUsed = false, button }: WayParts = {},
): HTMLElement {
  const { t } = context
  const { name } = known
  return drawItem(
    nameWay(context, known),
    [
      name === undefined ? undefined : element('bdi', { class: 'device-name' }, name),
      known.provider === 'farcaster' && name !== undefined ? t('farcasterName') : undefined,
      isUsed ? t('usedLogin') : undefined,
    ],
    button,
  )
}

/** The Farcaster app shows this page as the requesting site. */
function scanToAdd(context: PopupContext, { way, again }: Surroundings) {
  const { api, t } = context
  showFarcaster(context, {
    title: t('addLogin', { provider: socialNames.farcaster }),
    site: location.host,
    start: api.startFarcasterWay,
    getUri: ({ uri }) => uri,
    async act({ attemptId }, signal) {
      const login = await api.awaitFarcasterWay(attemptId, signal)
      const found = await api.readWayIn(login)
      signal.throwIfAborted()
      showFound(context, found, { login, way, again })
    },
    onBack: again,
  })
}

function showAdding(context: PopupContext, provider: SocialProvider, { way, again }: Surroundings) {
  const { api, t } = context
  showProvider(context, {
    title: t('addLogin', { provider: socialNames[provider] }),
    hint: 'addLoginHint',
    provider,
    drawContinue: drawButton,
    async act(left) {
      const login = await goToProvider(left, async (go, signal, closeItself) => {
        const { attemptId, uri } = await api.startWayIn(provider)
        go(uri)
        const ticket = await awaitTicket(api, uri, signal)
        closeItself()
        return { attemptId, ticket }
      })
      const found = await api.readWayIn(login)
      left.throwIfAborted()
      showFound(context, found, { login, way, again })
    },
    onBack: again,
  })
}

interface FoundLogin extends Pick<Surroundings, 'way' | 'again'> {
  readonly login: BroughtWay
}

/** Shows the account that was found: the browser may be logged in at the provider as another user. */
function showFound(context: PopupContext, found: AccountWayIn, { login, way, again }: FoundLogin) {
  const { drawGuarded, stage, t } = context
  const add = (full: PortClient<ConfirmApi>) =>
    // The earlier proof may have expired while the visitor was at the provider.
    withFreshProof(context, way, again, () =>
      full.addWayIn(login).then(again, error => showFailure(context, error, again)),
    )
  const button = drawGuarded(t('confirm'), 'primary', full => {
    button.disabled = true
    void add(full)
  })
  stage.show(
    drawScreen({
      title: t('addLogin', { provider: nameWay(context, found) }),
      body: [
        element('p', { class: 'hint' }, t('foundLoginHint')),
        element('ul', { class: 'card devices' }, drawWay(context, found)),
      ],
      actions: [button],
      onBack: { label: t('back'), act: again },
    }),
  )
}

function showFailure({ stage, t }: PopupContext, error: unknown, again: () => void) {
  stage.show(drawNotice(t('logins'), t.error(error), [drawButton(t('back'), 'primary', again)]))
}
