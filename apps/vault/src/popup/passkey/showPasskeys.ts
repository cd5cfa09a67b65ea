import { drawButton } from '../../ui/drawButton.ts'
import { drawItem } from '../../ui/drawItem.ts'
import { drawSuccess } from '../../ui/drawScreen.ts'
import { element } from '../../ui/element.ts'
import { formatDay } from '../../ui/formatTime.ts'
import type { KnownPasskey } from '../../worker/Keeper.ts'
import { loadScreen, type OwnerContext } from '../PopupContext.ts'
import { withFreshProof } from '../withFreshProof.ts'
import { forgetPasskey, makePasskey, mayUsePasskeys } from './askPasskey.ts'
import { createPasskeyButton } from './createPasskeyButton.ts'

interface PasskeyWays {
  readonly onBack: () => void
  readonly onKit: () => void
}

export async function showPasskeys(context: OwnerContext, ways: PasskeyWays): Promise<void> {
  const { api, drawGuarded, stage, t } = context
  const { onBack, onKit } = ways
  const again = () => void showPasskeys(context, ways)
  const found = await loadScreen(context, {
    title: t('passkeys'),
    read: () => Promise.all([api.listPasskeys(), api.listRecoveries(), mayUsePasskeys()]),
    again,
    onBack,
  })
  if (!found) return
  const [passkeys, methods, isPossible] = found
  const isLast = passkeys.length === 1 && methods.every(kind => kind === 'passkey')
  const kit = drawGuarded(t('recoveryKit'), 'secondary', onKit)
  kit.hidden = isPossible
  const { button, status } = createPasskeyButton(context, {
    label: t('addPasskey'),
    purpose: 'add',
    ask: makePasskey,
    guard: go => withFreshProof(context, again, go),
    async act(made, full) {
      await full.addPasskey(made)
      showAdded(context, onKit, methods.includes('kit'), again)
    },
    // If passkeys do not work, the visitor needs an alternative.
    onProblem() {
      kit.hidden = false
    },
  })
  if (!isPossible) status.textContent = t('passkeyUnsupported')
  const remove = (passkey: KnownPasskey) => showRemoval(context, passkey, again, isLast ? onKit : undefined)
  const list = passkeys.map(passkey => drawPasskey(context, passkey, () => remove(passkey)))
  stage.showScreen({
    title: t('passkeys'),
    hint: t('passkeysHint'),
    body: [
      list.length > 0
        ? element('ul', { class: 'card devices' }, list)
        : element('p', { class: 'hint' }, t('noPasskeys')),
    ],
    actions: [status, isPossible ? button : undefined, kit],
    onBack,
  })
}

function drawPasskey({ t }: OwnerContext, { label, addedAt }: KnownPasskey, onRemove: () => void) {
  const button = drawButton(t('remove'), 'secondary', onRemove)
  button.setAttribute('aria-label', t('removeNamed', { device: label }))
  return drawItem(label, [t('addedOn', { date: formatDay(addedAt, t.getLanguage()) })], button)
}

/** @param onKit offers the recovery kit instead, where this is the last recovery method */
function showRemoval(
  context: OwnerContext,
  { id, label }: KnownPasskey,
  onBack: () => void,
  onKit: (() => void) | undefined,
) {
  const { drawGuarded, stage, t } = context
  const status = element('p', { class: 'status', role: 'status' })
  const remove = drawGuarded(t('removePasskey'), 'danger', full => {
    void withFreshProof(context, onBack, async () => {
      remove.setAttribute('aria-busy', 'true')
      await full.removePasskey(id)
      forgetPasskey(id)
      onBack()
    }).catch(error => {
      remove.removeAttribute('aria-busy')
      status.textContent = t.error(error)
    })
  })
  stage.showScreen({
    title: t('removePasskey'),
    hint: t('removePasskeyHint', { name: label }),
    body: [onKit && element('p', { class: 'warning' }, t('removeLastPasskey'))],
    actions: [status, onKit && drawGuarded(t('recoveryKit'), 'primary', onKit), remove],
    onBack,
  })
}

function showAdded(
  { drawGuarded, stage, t, close }: OwnerContext,
  onKit: () => void,
  hasKit: boolean,
  onMore: () => void,
) {
  stage.show(
    drawSuccess(t('done'), t(hasKit ? 'passkeySaved' : 'passkeySecond'), [
      hasKit ? drawButton(t('close'), 'primary', close) : drawGuarded(t('recoveryKit'), 'primary', onKit),
      drawButton(t('passkeys'), 'ghost', onMore),
    ]),
  )
}
