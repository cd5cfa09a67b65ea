import type { SocialProvider } from '@portico/protocol/auth'
import type { WayIn } from '../context/Account.ts'
import { drawButton } from '../ui/drawButton.ts'
import { drawNotice, drawScreen } from '../ui/drawScreen.ts'
import { element } from '../ui/element.ts'
import { showForm } from '../ui/showForm.ts'
import type { WayBack } from '../worker/Keeper.ts'
import { awaitTicket } from './awaitTicket.ts'
import { drawKitField, drawPassphraseField } from './createPassphraseFields.ts'
import { goToProvider, showProvider } from './goToProvider.ts'
import type { PopupContext } from './PopupContext.ts'
import { createPasskeyButton } from './passkey/createPasskeyButton.ts'
import { showFarcaster } from './showFarcaster.ts'
import { withFreshCode } from './withFreshCode.ts'

/** Shorter than the keeper's limit, so that a proof does not expire while the visitor types a passphrase. */
const freshMs = 3 * 60_000

/**
 * Requires re-authentication before access to keys, so that holding the device is not enough: a code from the mailbox,
 * once per window visit. Without a mailbox a recovery method is used, and the social provider only if there is none,
 * because providers do not re-authenticate a logged-in user. The keeper checks the proof by its own clock.
 */
export async function withFreshProof(
  context: PopupContext,
  way: WayIn,
  onBack: () => void,
  act: () => Promise<void>,
): Promise<void> {
  const { api, stage, t, visit } = context
  const isRecent = visit.codeAt !== undefined && performance.now() - visit.codeAt < freshMs
  // A social login no longer counts once a stronger method exists.
  if (isRecent && (await api.isProven().catch(() => false))) return act()
  const go = async () => {
    visit.codeAt = performance.now()
    await act()
  }
  stage.show(drawNotice(t('confirmYou'), t('openingWallet')))
  const again = () => void withFreshProof(context, way, onBack, act)
  const methods = await api.listRecoveries().catch((error): readonly WayBack[] | undefined => {
    if ('email' in way) return []
    const buttons = [drawButton(t('tryAgain'), 'primary', again), drawButton(t('back'), 'ghost', onBack)]
    stage.show(drawNotice(t('confirmYou'), t.error(error), buttons))
    return undefined
  })
  if (!methods) return
  const askOtherwise = (back: () => void) => withoutPasskey(context, way, { methods, onBack: back, act: go })
  if (methods.includes('passkey')) withPasskey(context, { way, methods, onBack, act: go, askOtherwise })
  else askOtherwise(onBack)
}

interface ProofWays {
  readonly methods: readonly WayBack[]
  readonly onBack: () => void
  readonly act: () => Promise<void>
}

function withoutPasskey(context: PopupContext, way: WayIn, { methods, onBack, act: go }: ProofWays): void {
  const [hasPassphrase, hasKit] = [methods.includes('passphrase'), methods.includes('kit')]
  if ('email' in way) withFreshCode(context, way.email, onBack, go)
  else if (hasPassphrase) withPassphrase(context, onBack, go, hasKit)
  // The recovery kit proves ownership even if it was never registered.
  else if (hasKit || methods.includes('passkey')) withKit(context, onBack, go)
  else if (way.provider === 'farcaster') withFreshFarcaster(context, onBack, go)
  else withFreshLogin(context, way.provider, onBack, go)
}

function withPasskey(
  context: PopupContext,
  ways: ProofWays & { readonly way: WayIn; readonly askOtherwise: (onBack: () => void) => void },
): void {
  const { api, stage, t } = context
  const { way, methods, onBack, act, askOtherwise } = ways
  const { button, status } = createPasskeyButton(context, async proof => {
    await api.verifyOwnPasskey(proof)
    await act()
  })
  const other = 'email' in way ? 'codeInstead' : methods.includes('passphrase') ? 'usePassphrase' : 'useKit'
  const again = () => withPasskey(context, ways)
  stage.show(
    drawScreen({
      title: t('confirmYou'),
      picture: 'key',
      body: [element('p', { class: 'hint' }, t('confirmPasskeyHint'))],
      actions: [status, button, drawButton(t(other), 'ghost', () => askOtherwise(again))],
      onBack: { label: t('back'), act: onBack },
    }),
  )
}

function withPassphrase(
  context: PopupContext,
  onBack: () => void,
  act: () => Promise<void>,
  hasKit: boolean,
): void {
  const { api, t } = context
  const field = drawPassphraseField(t)
  const again = () => withPassphrase(context, onBack, act, hasKit)
  showForm(context, {
    title: t('confirmYou'),
    hint: t('confirmPassphraseHint'),
    fields: [field],
    submit: t('confirm'),
    others: hasKit ? [drawButton(t('useKit'), 'ghost', () => withKit(context, again, act))] : [],
    onBack,
    async act() {
      await api.verifyOwnPassphrase(field.input.value)
      await act()
    },
  })
}

function withKit(context: PopupContext, onBack: () => void, act: () => Promise<void>): void {
  const { api, t } = context
  const field = drawKitField(t)
  showForm(context, {
    title: t('confirmYou'),
    hint: t('confirmKitHint'),
    fields: [field],
    submit: t('confirm'),
    onBack,
    async act() {
      await api.verifyOwnKit(field.input.value)
      field.input.value = ''
      await act()
    },
  })
}

function withFreshFarcaster(context: PopupContext, onBack: () => void, act: () => Promise<void>) {
  const { api, t } = context
  showFarcaster(context, {
    title: t('confirmYou'),
    start: api.startFarcaster,
    getUri: uri => uri,
    async act(_, signal) {
      await api.verifyFreshFarcaster(undefined, signal)
      signal.throwIfAborted()
      await act()
    },
    onBack,
  })
}

function withFreshLogin(
  context: PopupContext,
  provider: SocialProvider,
  onBack: () => void,
  act: () => Promise<void>,
) {
  const { api, drawGuarded, t } = context
  showProvider(context, {
    title: t('confirmYou'),
    hint: 'confirmYouHint',
    provider,
    drawContinue: drawGuarded,
    async act(left) {
      await goToProvider(left, async (go, signal, closeItself) => {
        const uri = await api.startFreshSocial()
        go(uri)
        const ticket = await awaitTicket(api, uri, signal)
        // From here on the window closes itself.
        closeItself()
        await api.verifyFreshSocial({ uri, ticket }, left)
      })
      left.throwIfAborted()
      await act()
    },
    onBack,
  })
}
