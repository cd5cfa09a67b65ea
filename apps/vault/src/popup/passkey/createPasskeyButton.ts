import type { PortClient } from '../../port/PortApi.ts'
import { element } from '../../ui/element.ts'
import type { PasskeyQuestion } from '../../worker/Keeper.ts'
import type { ConfirmApi } from '../ConfirmApi.ts'
import type { PopupContext } from '../PopupContext.ts'
import type { PasskeyResult } from './askPasskey.ts'

interface PasskeyButton<value> {
  readonly label: string
  readonly purpose: 'use' | 'add'
  readonly ask: (question: PasskeyQuestion) => Promise<PasskeyResult<value>>
  readonly act: (value: value, api: PortClient<ConfirmApi>) => Promise<void>
  readonly guard?: (go: () => Promise<void>) => Promise<void>
  readonly onProblem?: () => void
}

export function createPasskeyButton<value>(
  { api, drawGuarded, t }: PopupContext,
  { label, purpose, ask, act, guard = go => go(), onProblem = () => {} }: PasskeyButton<value>,
): { readonly button: HTMLButtonElement; readonly status: HTMLElement } {
  const status = element('p', { class: 'status', role: 'status' })
  // Prepared before the click: browsers require a recent user activation.
  const prepare = () => {
    const asked = api.startPasskey(purpose)
    asked.catch(() => undefined)
    return asked
  }
  let question = prepare()

  function fail(text: string) {
    status.textContent = text
    onProblem()
  }

  async function run(full: PortClient<ConfirmApi>) {
    status.textContent = ''
    button.disabled = true
    try {
      const result = await ask(await question)
      if ('problem' in result) fail(t(result.problem))
      else await act(result.value, full)
    } catch (error) {
      fail(t.error(error))
    } finally {
      button.disabled = false
      // A challenge can be used once.
      if (button.isConnected) question = prepare()
    }
  }

  const button = drawGuarded(label, 'primary', full => void guard(() => run(full)))
  return { button, status }
}
