import { drawButton } from '../ui/drawButton.ts'
import { drawItem } from '../ui/drawItem.ts'
import { drawNotice } from '../ui/drawScreen.ts'
import { element } from '../ui/element.ts'
import { formatDay } from '../ui/formatTime.ts'
import type { KnownDevice } from '../worker/Keeper.ts'
import { loadScreen, type OwnerContext } from './PopupContext.ts'
import { withFreshProof } from './withFreshProof.ts'

export async function showDevices(context: OwnerContext, onBack: () => void): Promise<void> {
  const { api, stage, t } = context
  const again = () => void showDevices(context, onBack)
  const devices = await loadScreen(context, { title: t('devices'), read: api.listDevices, again, onBack })
  if (!devices) return
  const sorted = [...devices].sort(
    (one, two) => Number(two.current) - Number(one.current) || two.usedAt - one.usedAt,
  )
  stage.showScreen({
    title: t('devices'),
    hint: t('devicesHint'),
    body: [
      element(
        'ul',
        { class: 'card devices' },
        sorted.map(device => drawDevice(context, device, again)),
      ),
    ],
    actions: [drawButton(t('forgetDevice'), 'secondary', () => showForgetting(context, again))],
    onBack,
  })
}

function drawDevice(context: OwnerContext, { id, label, usedAt, current }: KnownDevice, again: () => void) {
  const { t } = context
  const state = current ? t('thisDevice') : t('lastUsed', { date: formatDay(usedAt, t.getLanguage()) })
  const remove = context.drawGuarded(
    t('remove'),
    'secondary',
    full =>
      void withFreshProof(context, again, async () => {
        await full.removeDevice(id)
        again()
      }),
  )
  remove.setAttribute('aria-label', t('removeNamed', { device: label }))
  return drawItem(label, [state], current ? undefined : remove)
}

function showForgetting({ drawGuarded, stage, t, close }: OwnerContext, onBack: () => void) {
  const forget = drawGuarded(t('forgetDevice'), 'primary', full => {
    forget.setAttribute('aria-busy', 'true')
    void full.forgetDevice().then(close, error => {
      stage.show(drawNotice(t('forgetDevice'), t.error(error), [drawButton(t('back'), 'primary', onBack)]))
    })
  })
  stage.showScreen({
    title: t('forgetDevice'),
    hint: t('forgetHint'),
    actions: [forget],
    onBack,
  })
}
