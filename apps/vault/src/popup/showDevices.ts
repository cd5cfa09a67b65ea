import type { WayIn } from '../context/Account.ts'
import { drawButton } from '../ui/drawButton.ts'
import { drawItem } from '../ui/drawItem.ts'
import { drawNotice, drawScreen } from '../ui/drawScreen.ts'
import { element } from '../ui/element.ts'
import { formatDay } from '../ui/formatTime.ts'
import type { KnownDevice } from '../worker/Keeper.ts'
import type { PopupContext } from './PopupContext.ts'
import { withFreshProof } from './withFreshProof.ts'

export async function showDevices(context: PopupContext, way: WayIn, onBack: () => void): Promise<void> {
  const { api, stage, t } = context
  stage.show(drawNotice(t('devices'), t('openingWallet')))
  const again = () => void showDevices(context, way, onBack)
  const devices = await api.listDevices().catch(error => {
    stage.show(drawNotice(t('devices'), t.error(error), [drawButton(t('tryAgain'), 'primary', again)]))
  })
  if (!devices) return
  const drawRemove = ({ id }: KnownDevice) =>
    context.drawGuarded(
      t('remove'),
      'secondary',
      full =>
        void withFreshProof(context, way, again, async () => {
          await full.removeDevice(id)
          again()
        }),
    )
  const sorted = [...devices].sort(
    (one, two) => Number(two.current) - Number(one.current) || two.usedAt - one.usedAt,
  )
  stage.show(
    drawScreen({
      title: t('devices'),
      body: [
        element('p', { class: 'hint' }, t('devicesHint')),
        element(
          'ul',
          { class: 'card devices' },
          sorted.map(device => drawDevice(context, device, drawRemove)),
        ),
      ],
      actions: [drawButton(t('forgetDevice'), 'secondary', () => showForgetting(context, again))],
      onBack: { label: t('back'), act: onBack },
    }),
  )
}

function drawDevice(
  { t }: PopupContext,
  device: KnownDevice,
  drawRemove: (device: KnownDevice) => HTMLButtonElement,
) {
  const { label, usedAt, current } = device
  const state = current ? t('thisDevice') : t('lastUsed', { date: formatDay(usedAt, t.getLanguage()) })
  const button = drawRemove(device)
  button.setAttribute('aria-label', t('removeNamed', { device: label }))
  return drawItem(label, [state], current ? undefined : button)
}

/** Deletes all local data, whether or not the service can be reached. */
function showForgetting({ drawGuarded, stage, t, close }: PopupContext, onBack: () => void) {
  const forget = drawGuarded(t('forgetDevice'), 'primary', full => {
    forget.setAttribute('aria-busy', 'true')
    void full.forgetDevice().then(close, error => {
      stage.show(drawNotice(t('forgetDevice'), t.error(error), [drawButton(t('back'), 'primary', onBack)]))
    })
  })
  stage.show(
    drawScreen({
      title: t('forgetDevice'),
      body: [element('p', { class: 'hint' }, t('forgetHint'))],
      actions: [forget],
      onBack: { label: t('back'), act: onBack },
    }),
  )
}
