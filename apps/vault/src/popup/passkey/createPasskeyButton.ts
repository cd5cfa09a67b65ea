import type { PasskeyProof } from '../../custody/recoverWallet.ts'
import { element } from '../../ui/element.ts'
import type { PopupContext } from '../PopupContext.ts'
import { usePasskey } from './askPasskey.ts'

/** A button that asks for a passkey of the wallet, and what it says when that does not work. */
export function createPasskeyButton(
  { api, drawGuarded, t }: PopupContext,
  act: (proof: PasskeyProof) => Promise<void>,
): { readonly button: HTMLButtonElement; readonly status: HTMLElement } {
  const status = element('p', { class: 'status', role: 'status' })
  // Ahead of the click: browsers ask for a passkey only right after one.
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
      // A challenge is good once.
      if (button.isConnected) question = prepare()
    }
  }

  const button = drawGuarded(t('usePasskey'), 'primary', () => void run())
  return { button, status }
}
