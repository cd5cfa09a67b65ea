import type { PasskeyProof } from '../../custody/recoverWallet.ts'
import { element } from '../../ui/element.ts'
import type { PopupContext } from '../PopupContext.ts'
import { usePasskey } from './askPasskey.ts'

export function createPasskeyButton(
  { api, drawGuarded, t }: PopupContext,
  act: (proof: PasskeyProof) => Promise<void>,
): { readonly button: HTMLButtonElement; readonly status: HTMLElement } {
  const status = element('p', { class: 'status', role: 'status' })
  // Prepared before the click: browsers require a recent user activation.
  const prepare = () => {
    const asked = api.startPasskey('use')
    asked.catch(() => undefined)
    return asked
  }
  let question = prepare()

  async function run() {
    status.textContent = ''
    button.disabled = true
    try {
      const result = await usePasskey(await question)
      if ('problem' in result) status.textContent = t(result.problem)
      else await act(result.value)
    } catch (error) {
      status.textContent = t.error(error)
    } finally {
      button.disabled = false
      // A challenge can be used once.
      if (button.isConnected) question = prepare()
    }
  }

  const button = drawGuarded(t('usePasskey'), 'primary', () => void run())
  return { button, status }
}
