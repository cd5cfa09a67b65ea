import { drawButton } from '../ui/drawButton.ts'
import { drawCodeField } from '../ui/drawCodeField.ts'
import { drawNotice } from '../ui/drawNotice.ts'
import { drawScreen } from '../ui/drawScreen.ts'
import { element } from '../ui/element.ts'
import { showForm } from '../ui/showForm.ts'
import { createPassphraseFields } from './createPassphraseFields.ts'
import type { PopupContext } from './PopupContext.ts'

/** How the wallet comes back when a browser forgets it. */
export async function showSettings(context: PopupContext, email: string): Promise<void> {
  const { api, stage, t } = context
  stage.show(drawNotice(t('security'), t('openingWallet')))
  const back = () => void showSettings(context, email)
  const methods = await api.listRecoveries().catch(error => {
    stage.show(drawNotice(t('security'), t.error(error), [drawButton(t('tryAgain'), 'primary', back)]))
  })
  if (!methods) return
  const describe = (kind: (typeof methods)[number]) => t(methods.includes(kind) ? 'isSet' : 'notSet')
  const line = (name: string, state: string) =>
    element('div', { class: 'row' }, element('dt', {}, name), element('dd', {}, state))
  stage.show(
    drawScreen({
      title: t('security'),
      body: [
        element('p', { class: 'hint' }, t('securityHint')),
        element(
          'dl',
          { class: 'card' },
          line(t('byMail'), describe('escrow')),
          line(t('passphrase'), describe('passphrase')),
          line(t('recoveryKit'), describe('kit')),
        ),
        methods.includes('escrow') ? element('p', { class: 'note' }, t('byMailHint')) : undefined,
      ],
      actions: [
        drawButton(t('showKit'), 'primary', () =>
          withFreshCode(context, email, back, () => showKit(context, back)),
        ),
        drawButton(
          t(methods.includes('passphrase') ? 'changePassphrase' : 'setPassphrase'),
          'secondary',
          () => withFreshCode(context, email, back, async () => showNewPassphrase(context, back)),
        ),
      ],
    }),
  )
}

/** Whoever holds the device does not get at the keys with it alone: the mailbox is asked first. */
function withFreshCode(context: PopupContext, email: string, onBack: () => void, act: () => Promise<void>) {
  const { api, t } = context
  const field = drawCodeField(t)
  const sending = api.sendFreshCode()
  sending.catch(error => field.setError(t.error(error)))
  showForm(context, {
    title: t('codeTitle'),
    hint: t('codeHint', { email }),
    fields: [field],
    submit: t('confirm'),
    onBack,
    async act() {
      // Somebody may be quicker than the answer that the code was sent.
      await sending
      await api.verifyFreshCode(field.input.value.trim())
      await act()
    },
  })
}

async function showKit({ api, stage, t }: PopupContext, onBack: () => void) {
  const words = await api.exportKit()
  const done = drawButton(t('kitDone'), 'primary', () => {
    done.setAttribute('aria-busy', 'true')
    void api.confirmKit().then(onBack, onBack)
  })
  stage.show(
    drawScreen({
      title: t('recoveryKit'),
      body: [
        element('p', { class: 'hint' }, t('kitHint')),
        element(
          'ol',
          { class: 'card words', dir: 'ltr', translate: 'no' },
          words.map(word => element('li', {}, word)),
        ),
      ],
      actions: [done],
      onBack: { label: t('back'), act: onBack },
    }),
  )
}

function showNewPassphrase(context: PopupContext, onBack: () => void) {
  const { api, t } = context
  const { fields, getValue, check } = createPassphraseFields(t)
  showForm(context, {
    title: t('setPassphrase'),
    hint: t('protectHint'),
    fields,
    submit: t('save'),
    check,
    onBack,
    async act() {
      await api.setPassphrase(getValue())
      onBack()
    },
  })
}
