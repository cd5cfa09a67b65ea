import { drawButton } from '../ui/drawButton.ts'
import { drawCodeField } from '../ui/drawField.ts'
import { showForm } from '../ui/showForm.ts'
import type { WayBack } from '../worker/Keeper.ts'
import { loadScreen, type OwnerContext } from './PopupContext.ts'
import { usePasskey } from './passkey/askPasskey.ts'
import { createPasskeyButton } from './passkey/createPasskeyButton.ts'
import { askForSecret } from './secretForms.ts'
import { showFarcaster, showProvider } from './showProvider.ts'

/** Shorter than the keeper's limit, so that a proof does not expire while the visitor types a passphrase. */
const freshMs = 3 * 60_000

/**
 * Requires re-authentication before access to keys, so that holding the device is not enough: a code from the mailbox,
 * once per window visit. Without a mailbox a recovery method is used, and the social provider only if there is none,
 * because providers do not re-authenticate a logged-in user. The keeper checks the proof by its own clock.
 */
export async function withFreshProof(
  context: OwnerContext,
  onBack: () => void,
  act: () => void | Promise<void>,
): Promise<void> {
  const { api, visit, way, t } = context
  const isRecent = visit.codeAt !== undefined && performance.now() - visit.codeAt < freshMs
  // A social login no longer counts once a stronger method exists.
  if (isRecent && (await api.isProven().catch(() => false))) return act()
  const methods = await loadScreen(context, {
    title: t('confirmYou'),
    read: () =>
      api.listRecoveries().catch((error): readonly WayBack[] => {
        if ('email' in way) return []
        throw error
      }),
    again: () => void withFreshProof(context, onBack, act),
    onBack,
  })
  if (!methods) return
  const proof = {
    methods,
    onBack,
    async act() {
      visit.codeAt = performance.now()
      await act()
    },
  }
  if (methods.includes('passkey')) withPasskey(context, proof)
  else withoutPasskey(context, proof)
}

interface Proof {
  readonly methods: readonly WayBack[]
  readonly onBack: () => void
  readonly act: () => Promise<void>
}

function withPasskey(context: OwnerContext, proof: Proof): void {
  const { api, stage, t, way } = context
  const { methods, onBack, act } = proof
  const { button, status } = createPasskeyButton(context, {
    label: t('usePasskey'),
    purpose: 'use',
    ask: usePasskey,
    async act(used) {
      await api.verifyOwnPasskey(used)
      await act()
    },
  })
  const other = 'email' in way ? 'codeInstead' : methods.includes('passphrase') ? 'usePassphrase' : 'useKit'
  const askOtherwise = () => withoutPasskey(context, { ...proof, onBack: () => withPasskey(context, proof) })
  stage.showScreen({
    title: t('confirmYou'),
    picture: 'key',
    hint: t('confirmPasskeyHint'),
    actions: [status, button, drawButton(t(other), 'ghost', askOtherwise)],
    onBack,
  })
}

function withoutPasskey(context: OwnerContext, proof: Proof): void {
  const { way } = context
  const { methods, onBack, act } = proof
  if ('email' in way) withFreshCode(context, way.email, onBack, act)
  else if (methods.includes('passphrase')) withPassphrase(context, proof)
  // The recovery kit proves ownership even if it was never registered.
  else if (methods.includes('kit') || methods.includes('passkey')) withKit(context, proof)
  else withFreshLogin(context, way.provider, proof)
}

function withPassphrase(context: OwnerContext, proof: Proof): void {
  const { api, t } = context
  const useKit = () => withKit(context, { ...proof, onBack: () => withPassphrase(context, proof) })
  askForSecret(context, 'passphrase', {
    ...proof,
    title: t('confirmYou'),
    hint: t('confirmPassphraseHint'),
    submit: t('confirm'),
    others: proof.methods.includes('kit') ? [drawButton(t('useKit'), 'ghost', useKit)] : [],
    verify: api.verifyOwnPassphrase,
  })
}

const withKit = (context: OwnerContext, proof: Proof): void =>
  askForSecret(context, 'kit', {
    ...proof,
    title: context.t('confirmYou'),
    hint: context.t('confirmKitHint'),
    submit: context.t('confirm'),
    verify: context.api.verifyOwnKit,
  })

function withFreshLogin(
  context: OwnerContext,
  provider: Extract<OwnerContext['way'], { readonly provider: unknown }>['provider'],
  { act, onBack }: Proof,
): void {
  const { api, drawGuarded, t } = context
  const screen = { title: t('confirmYou'), onBack }
  if (provider === 'farcaster') {
    showFarcaster(context, {
      ...screen,
      start: async () => ({ uri: await api.startFarcaster() }),
      async act(_, signal) {
        await api.verifyFreshFarcaster(undefined, signal)
        signal.throwIfAborted()
        await act()
      },
    })
    return
  }
  showProvider(context, {
    ...screen,
    hint: 'confirmYouHint',
    provider,
    drawContinue: drawGuarded,
    start: async () => ({ uri: await api.startFreshSocial() }),
    async act(login, signal) {
      await api.verifyFreshSocial(login, signal)
      signal.throwIfAborted()
      await act()
    },
  })
}

const resendSeconds = 30

function withFreshCode(context: OwnerContext, email: string, onBack: () => void, act: () => Promise<void>) {
  const { api, t } = context
  const field = drawCodeField(t, () => form.submit())
  const resend = drawButton(t('resend'), 'ghost', () => send())
  let sending = Promise.resolve()
  let timer: ReturnType<typeof setTimeout> | undefined

  function send() {
    countDown(resendSeconds)
    const isFirst = field.input.isConnected === false
    sending = api.sendFreshCode()
    sending.then(
      () => (isFirst ? undefined : field.setHint(t('resent'))),
      error => {
        field.setError(t.error(error))
        countDown(0)
      },
    )
    field.input.focus()
  }

  function countDown(seconds: number) {
    clearTimeout(timer)
    resend.disabled = seconds > 0
    resend.textContent = seconds > 0 ? t('resendIn', { seconds }) : t('resend')
    if (seconds > 0) timer = setTimeout(() => countDown(seconds - 1), 1000)
  }

  send()
  const form = showForm(context, {
    title: t('codeTitle'),
    hint: t('codeHint', { email }),
    fields: [field],
    submit: t('confirm'),
    others: [resend],
    onBack,
    async act() {
      await sending
      const typed = field.input.value.trim()
      field.input.value = ''
      await api.verifyFreshCode(typed)
      clearTimeout(timer)
      await act()
    },
  })
}
