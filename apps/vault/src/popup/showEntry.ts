import { drawButton } from '../ui/drawButton.ts'
import { drawScreen } from '../ui/drawScreen.ts'
import { element } from '../ui/element.ts'
import { showForm } from '../ui/showForm.ts'
import type { EntryNeed, WayBack } from '../worker/Keeper.ts'
import { createPassphraseFields, drawKitField, drawPassphraseField } from './createPassphraseFields.ts'
import type { PopupContext } from './PopupContext.ts'
import { createPasskeyButton } from './passkey/createPasskeyButton.ts'

/** Opens a wallet on a device without a share, or sets up protection before the wallet is created. */
export function showEntry(context: PopupContext, need: EntryNeed): void {
  if (need.kind === 'protection') showProtection(context)
  // A recovery kit works whether or not it is registered with the service.
  else if (need.kind === 'recovery' && need.methods.some(isAskedFor)) showChoice(context, need.methods)
  else showKitForm(context)
}

const isAskedFor = (kind: WayBack) => kind === 'passphrase' || kind === 'passkey'

function showProtection(context: PopupContext) {
  const { api, t, close } = context
  const { fields, getValue, check } = createPassphraseFields(context)
  showForm(context, {
    title: t('protectTitle'),
    hint: t('protectHint'),
    fields,
    submit: t('createWallet'),
    check,
    async act() {
      await api.createProtected(getValue())
      close()
    },
  })
}

function showChoice(context: PopupContext, methods: readonly WayBack[]) {
  const { api, stage, t, close } = context
  const back = () => showChoice(context, methods)
  const [hasPasskey, hasPassphrase] = [methods.includes('passkey'), methods.includes('passphrase')]
  const passkey =
    hasPasskey &&
    createPasskeyButton(context, async proof => {
      await api.recoverWithPasskey(proof)
      close()
    })
  stage.show(
    drawScreen({
      title: t('recoverTitle'),
      picture: 'key',
      body: [element('p', { class: 'hint' }, t('recoverOnly'))],
      actions: [
        ...(passkey ? [passkey.status, passkey.button] : []),
        hasPassphrase
          ? drawButton(t('usePassphrase'), hasPasskey ? 'secondary' : 'primary', () =>
              showPassphraseForm(context, back),
            )
          : undefined,
        drawButton(t('useKit'), 'secondary', () => showKitForm(context, back)),
      ],
    }),
  )
}

function showPassphraseForm(context: PopupContext, onBack: () => void) {
  const { api, t, close } = context
  const field = drawPassphraseField(t)
  showForm(context, {
    title: t('usePassphrase'),
    hint: t('recoverOnly'),
    fields: [field],
    submit: t('openWallet'),
    onBack,
    async act() {
      await api.recoverWithPassphrase(field.input.value)
      close()
    },
  })
}

function showKitForm(context: PopupContext, onBack?: () => void) {
  const { api, t, close } = context
  const field = drawKitField(t)
  showForm(context, {
    title: t('useKit'),
    hint: t('recoverOnly'),
    fields: [field],
    submit: t('openWallet'),
    onBack,
    async act() {
      await api.recoverWithKit(field.input.value)
      field.input.value = ''
      close()
    },
  })
}
