import { drawButton } from '../ui/drawButton.ts'
import { drawRecoveryMethods, type OwnRecoveryMethod } from '../ui/drawRecoveryMethods.ts'
import { drawSuccess } from '../ui/drawScreen.ts'
import { drawVersion } from '../ui/drawVersion.ts'
import { element } from '../ui/element.ts'
import type { SettingsTask } from './ConfirmApi.ts'
import { loadScreen, type OwnerContext, type PopupContext } from './PopupContext.ts'
import { showPasskeys } from './passkey/showPasskeys.ts'
import { askForNewPassphrase } from './secretForms.ts'
import { showDelegations } from './showDelegations.ts'
import { showDevices } from './showDevices.ts'
import { showExport } from './showExport.ts'
import { showGrants } from './showGrants.ts'
import { showKit } from './showKit.ts'
import { showLogins } from './showLogins.ts'
import { withFreshProof } from './withFreshProof.ts'

export async function showSettings(given: PopupContext, task: SettingsTask): Promise<void> {
  const { api, stage, t } = given
  const { way, start, grantNetworks, delegationNetworks } = task
  const context: OwnerContext = { ...given, way }
  const back = () => void showSettings(given, { way, grantNetworks, delegationNetworks })
  const choose = (chosen: OwnRecoveryMethod) =>
    void withFreshProof(context, back, async () => {
      if (chosen === 'passkey') return showPasskeys(context, { onBack: back, onKit: () => choose('kit') })
      if (chosen === 'passphrase') return showNewPassphrase(context, back)
      return showKit(context, { onBack: back, onDone: () => showDone(context, 'kitSaved', back) })
    })
  if (start) return choose(start)
  const methods = await loadScreen(context, { title: t('security'), read: api.listRecoveries, again: back })
  if (!methods) return
  const { list, setMethods } = drawRecoveryMethods(t, choose, true)
  setMethods(methods)
  const exportKeys = () => void withFreshProof(context, back, () => showExport(context, back))
  stage.showScreen({
    title: t('security'),
    hint: t('securityHint'),
    body: [
      list,
      methods.includes('escrow') ? element('p', { class: 'note' }, t('byMailHint')) : undefined,
      element(
        'div',
        { class: 'choices', role: 'group', 'aria-label': t('devicesAndKeys') },
        drawLink(t('devices'), () => void showDevices(context, back)),
        drawLink(t('exportKeys'), exportKeys),
        drawLink(t('logins'), () => void showLogins(context, back)),
        grantNetworks.length > 0
          ? drawLink(t('grants'), () => void showGrants(context, grantNetworks, back))
          : undefined,
        delegationNetworks.length > 0
          ? drawLink(t('smartFeatures'), () => void showDelegations(context, delegationNetworks, back))
          : undefined,
      ),
      drawVersion(t),
    ],
    actions: [drawButton(t('close'), 'secondary', context.close)],
  })
}

const drawLink = (text: string, go: () => void) =>
  element('button', { type: 'button', class: 'choice choice-button choice-link', onclick: go }, text)

const showNewPassphrase = (context: PopupContext, onBack: () => void) =>
  askForNewPassphrase(context, {
    title: context.t('setPassphrase'),
    submit: context.t('save'),
    onBack,
    async act(passphrase) {
      await context.api.setPassphrase(passphrase)
      showDone(context, 'passphraseSaved', onBack)
    },
  })

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
