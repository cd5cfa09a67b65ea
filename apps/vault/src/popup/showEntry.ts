import { drawButton } from '../ui/drawButton.ts'
import type { EntryNeed, WayBack } from '../worker/Keeper.ts'
import type { PopupContext } from './PopupContext.ts'
import { usePasskey } from './passkey/askPasskey.ts'
import { createPasskeyButton } from './passkey/createPasskeyButton.ts'
import { askForNewPassphrase, askForSecret } from './secretForms.ts'

export function showEntry(context: PopupContext, need: EntryNeed): void {
  if (need.kind === 'protection') showProtection(context)
  // A recovery kit works whether or not it is registered with the service.
  else if (need.kind === 'recovery' && need.methods.some(isAskedFor)) showChoice(context, need.methods)
  else askToRecover(context, 'kit')
}

const isAskedFor = (kind: WayBack) => kind === 'passphrase' || kind === 'passkey'

const showProtection = (context: PopupContext) =>
  askForNewPassphrase(context, {
    title: context.t('protectTitle'),
    submit: context.t('createWallet'),
    async act(passphrase) {
      await context.api.createProtected(passphrase)
      context.close()
    },
  })

function showChoice(context: PopupContext, methods: readonly WayBack[]) {
  const { api, stage, t, close } = context
  const back = () => showChoice(context, methods)
  const passkey = methods.includes('passkey')
    ? createPasskeyButton(context, {
        label: t('usePasskey'),
        purpose: 'use',
        ask: usePasskey,
        async act(proof) {
          await api.recoverWithPasskey(proof)
          close()
        },
      })
    : undefined
  const drawWay = (kind: 'passphrase' | 'kit', style: 'primary' | 'secondary') =>
    drawButton(t(kind === 'kit' ? 'useKit' : 'usePassphrase'), style, () => askToRecover(context, kind, back))
  stage.showScreen({
    title: t('recoverTitle'),
    picture: 'key',
    hint: t('recoverOnly'),
    actions: [
      passkey?.status,
      passkey?.button,
      methods.includes('passphrase') ? drawWay('passphrase', passkey ? 'secondary' : 'primary') : undefined,
      drawWay('kit', 'secondary'),
    ],
  })
}

function askToRecover(context: PopupContext, kind: 'passphrase' | 'kit', onBack?: () => void) {
  const { api, t, close } = context
  askForSecret(context, kind, {
    title: t(kind === 'kit' ? 'useKit' : 'usePassphrase'),
    hint: t('recoverOnly'),
    submit: t('openWallet'),
    onBack,
    verify: kind === 'kit' ? api.recoverWithKit : api.recoverWithPassphrase,
    act: close,
  })
}
