import type { Translate } from './createTexts.ts'
import { drawButton } from './drawButton.ts'
import type { drawField } from './drawField.ts'
import type { Screens } from './drawScreen.ts'
import { element } from './element.ts'

type Field = ReturnType<typeof drawField>

export interface FormOptions {
  readonly title: string
  readonly hint: string
  readonly fields: readonly Field[]
  readonly submit: string
  readonly check?: () => { readonly field: Field; readonly message: string } | undefined
  readonly act: () => Promise<void>
  readonly others?: readonly Node[]
  readonly onBack?: (() => void) | undefined
}

export interface FormContext {
  readonly stage: Screens
  readonly t: Translate
  /** If presses are guarded, the submit button is too. Submitting by Enter is not a stray press. */
  readonly drawGuarded?: (label: string, kind: 'primary', onPress: () => void) => HTMLButtonElement
}

export function showForm(
  { stage, t, drawGuarded = drawButton }: FormContext,
  options: FormOptions,
): { readonly submit: () => void } {
  const { title, hint, fields, submit, check, act, others = [], onBack } = options
  const [first] = fields
  const button = drawGuarded(submit, 'primary', () => void run())
  let isBusy = false

  async function run() {
    if (isBusy) return
    for (const field of fields) field.setError(undefined)
    const problem = check?.()
    if (problem) return fail(problem.field, problem.message)
    isBusy = true
    button.setAttribute('aria-busy', 'true')
    button.textContent = t('working')
    try {
      await act()
    } catch (error) {
      if (first) fail(first, t.error(error))
    } finally {
      isBusy = false
      button.removeAttribute('aria-busy')
      button.textContent = submit
    }
  }

  function fail(field: Field, message: string) {
    field.setError(message)
    field.input.focus()
  }

  const form = element(
    'form',
    {
      class: 'form',
      onsubmit: event => {
        event.preventDefault()
        void run()
      },
    },
    element('p', { class: 'hint' }, hint),
    fields.map(({ field }) => field),
    // Without a submit button a form with several fields does not submit on Enter.
    element('input', { type: 'submit', hidden: true }),
  )
  stage.showScreen({ title, body: [form], actions: [button, ...others], onBack })
  first?.input.focus()
  return { submit: () => void run() }
}
