import type { WayIn } from '../../context/Account.ts'
import type { PortClient } from '../../port/PortApi.ts'
import { drawButton } from '../../ui/drawButton.ts'
import { drawItem } from '../../ui/drawItem.ts'
import { drawNotice, drawScreen, drawSuccess } from '../../ui/drawScreen.ts'
import { element } from '../../ui/element.ts'
import { formatDay } from '../../ui/formatTime.ts'
import type { KnownPasskey } from '../../worker/Keeper.ts'
import type { ConfirmApi } from '../ConfirmApi.ts'
import type { PopupContext } from '../PopupContext.ts'
import { withFreshProof } from '../withFreshProof.ts'
import { forgetPasskey, makePasskey, mayUsePasskeys } from './askPasskey.ts'

export interface PasskeyWays {
  readonly way: WayIn
  readonly onBack: () => void
  readonly onKit: () => void
}

export async function showPasskeys(context: PopupContext, ways: PasskeyWays): Promise<void> {
  const { api, stage, t } = context
  const { onBack } = ways
  stage.show(drawNotice(t('passkeys'), t('openingWallet')))
  const again = () => void showPasskeys(context, ways)
  const read = Promise.all([api.listPasskeys(), api.listRecoveries(), mayUsePasskeys()])
  const found = await read.catch(error => {
    const buttons = [drawButton(t('tryAgain'), 'primary', again), drawButton(t('back'), 'ghost', onBack)]
    stage.show(drawNotice(t('passkeys'), t.error(error), buttons))
  })
  if (!found) return
  const [passkeys, methods, isPossible] = found
  const others = methods.filter(kind => kind !== 'passkey')
  const isLast = others.length === 0 && passkeys.length === 1
  const remove = (passkey: KnownPasskey) => showRemoval(context, ways, passkey, isLast, again)
  const status = element('p', { class: 'status', role: 'status' }, isPossible ? '' : t('passkeyUnsupported'))
  const kit = context.drawGuarded(t('recoveryKit'), 'secondary', ways.onKit)
  kit.hidden = isPossible
  const add = drawAdding(context, ways, {
    onDone: () => showAdded(context, ways, methods.includes('kit'), again),
    onProblem(words) {
      status.textContent = words
      // If passkeys do not work, the visitor needs an alternative.
      kit.hidden = false
    },
  })
  stage.show(
    drawScreen({
      title: t('passkeys'),
      body: [
        element('p', { class: 'hint' }, t('passkeysHint')),
        passkeys.length > 0
          ? element(
              'ul',
              { class: 'card devices' },
              passkeys.map(passkey => drawPasskey(context, passkey, remove)),
            )
          : element('p', { class: 'hint' }, t('noPasskeys')),
      ],
      actions: [status, isPossible ? add : undefined, kit],
      onBack: { label: t('back'), act: onBack },
    }),
  )
}

interface AddingListener {
  readonly onDone: () => void
  readonly onProblem: (words: string) => void
}

function drawAdding(context: PopupContext, ways: PasskeyWays, { onDone, onProblem }: AddingListener) {
  const { api, t } = context
  // Prepared before the click: browsers require a recent user activation.
  const prepare = () => {
    const asked = api.startPasskey('add')
    asked.catch(() => undefined)
    return asked
  }
  let question = prepare()

  async function make(full: PortClient<ConfirmApi>) {
    onProblem('')
    button.disabled = true
    try {
      const result = await makePasskey(await question)
      if ('problem' in result) return onProblem(t(result.problem))
      await full.addPasskey(result.value)
      onDone()
    } catch (error) {
      onProblem(t.error(error))
    } finally {
      button.disabled = false
      if (button.isConnected) question = prepare()
    }
  }

  const again = () => void showPasskeys(context, ways)
  const button = context.drawGuarded(
    t('addPasskey'),
    'primary',
    full => void withFreshProof(context, ways.way, again, () => make(full)),
  )
  return button
}

function drawPasskey({ t }: PopupContext, passkey: KnownPasskey, remove: (passkey: KnownPasskey) => void) {
  const { label, addedAt } = passkey
  const button = drawButton(t('remove'), 'secondary', () => remove(passkey))
  button.setAttribute('aria-label', t('removeNamed', { device: label }))
  return drawItem(label, [t('addedOn', { date: formatDay(addedAt, t.getLanguage()) })], button)
}

function showRemoval(
  context: PopupContext,
  { way, onKit }: PasskeyWays,
  { id, label }: KnownPasskey,
  isLast: boolean,
  onBack: () => void,
) {
  const { drawGuarded, stage, t } = context
  const status = element('p', { class: 'status', role: 'status' })
  const remove = drawGuarded(t('removePasskey'), 'danger', full => {
    void withFreshProof(context, way, onBack, async () => {
      remove.setAttribute('aria-busy', 'true')
      await full.removePasskey(id)
      forgetPasskey(id)
      onBack()
    }).catch(error => {
      remove.removeAttribute('aria-busy')
      status.textContent = t.error(error)
    })
  })
  stage.show(
    drawScreen({
      title: t('removePasskey'),
      body: [
        element('p', { class: 'hint' }, t('removePasskeyHint', { name: label })),
        isLast ? element('p', { class: 'warning' }, t('removeLastPasskey')) : undefined,
      ],
      actions: [status, isLast ? drawGuarded(t('recoveryKit'), 'primary', onKit) : undefined, remove],
      onBack: { label: t('back'), act: onBack },
    }),
  )
}

function showAdded(
  { drawGuarded, stage, t, close }: PopupContext,
  { onKit }: PasskeyWays,
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
