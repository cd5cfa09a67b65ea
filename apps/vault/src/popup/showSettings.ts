import { drawButton } from '../ui/drawButton.ts'
import { drawRecoveryMethods, type OwnRecoveryMethod } from '../ui/drawRecoveryMethods.ts'
import { drawNotice, drawScreen, drawSuccess } from '../ui/drawScreen.ts'
import { element } from '../ui/element.ts'
import { showForm } from '../ui/showForm.ts'
import type { SettingsTask } from './ConfirmApi.ts'
import { createPassphraseFields } from './createPassphraseFields.ts'
import type { PopupContext } from './PopupContext.ts'
import { showPasskeys } from './passkey/showPasskeys.ts'
import { showDevices } from './showDevices.ts'
import { showExport } from './showExport.ts'
import { showGrants } from './showGrants.ts'
import { showKit } from './showKit.ts'
import { showLogins } from './showLogins.ts'
import { withFreshProof } from './withFreshProof.ts'

export async function showSettings(context: PopupContext, task: SettingsTask): Promise<void> {
  const { api, stage, t } = context
  const { way, start, grantNetworks } = task
  const back = () => void showSettings(context, { way, grantNetworks })
  const choose = (chosen: OwnRecoveryMethod) =>
    void withFreshProof(context, way, back, async () => {
      if (chosen === 'passkey')
        return showPasskeys(context, { way, onBack: back, onKit: () => choose('kit') })
      if (chosen === 'passphrase') return showNewPassphrase(context, back)
      return showKit(context, { onBack: back, onDone: () => showDone(context, 'kitSaved', back) })
    })
  const exportKeys = () => showExport(context, way, back)
  if (start) return choose(start)
  stage.show(drawNotice(t('security'), t('openingWallet')))
  const methods = await api.listRecoveries().catch(error => {
    stage.show(drawNotice(t('security'), t.error(error), [drawButton(t('tryAgain'), 'primary', back)]))
  })
  if (!methods) return
  const { list, setMethods } = drawRecoveryMethods(t, choose, true)
  setMethods(methods)
  stage.show(
    drawScreen({
      title: t('security'),
      body: [
        element('p', { class: 'hint' }, t('securityHint')),
        list,
        methods.includes('escrow') ? element('p', { class: 'note' }, t('byMailHint')) : undefined,
        element(
          'div',
          { class: 'choices', role: 'group', 'aria-label': t('devicesAndKeys') },
          drawLink(t('devices'), () => void showDevices(context, way, back)),
          drawLink(t('exportKeys'), () => void withFreshProof(context, way, back, exportKeys)),
          drawLink(t('logins'), () => void showLogins(context, way, back)),
          grantNetworks.length > 0
            ? drawLink(t('grants'), () => void showGrants(context, grantNetworks, back))
            : undefined,
        ),
      ],
      actions: [drawButton(t('close'), 'secondary', context.close)],
    }),
  )
}

const drawLink = (text: string, go: () => void) =>
  element('button', { type: 'button', class: 'choice choice-button choice-link', onclick: go }, text)

function showNewPassphrase(context: PopupContext, onBack: () => void) {
  const { api, t } = context
  const { fields, getValue, check } = createPassphraseFields(context)
  showForm(context, {
    title: t('setPassphrase'),
    hint: t('protectHint'),
    fields,
    submit: t('save'),
    check,
    onBack,
    async act() {
      await api.setPassphrase(getValue())
      showDone(context, 'passphraseSaved', onBack)
    },
  })
}

function showDone(
  { stage, t, close }: PopupContext,
  text: 'kitSaved' | 'passphraseSaved',
  onMore: () => void,
) {
  stage.show(
    drawSuccess(t('done'), t(text), [
      drawButton(t('close'), 'primary', close),
      drawButton(t('security'), 'ghost', onMore),
    ]),
  )
}
