import { drawButton } from '../ui/drawButton.ts'
import { drawCodeField } from '../ui/drawField.ts'
import { showForm } from '../ui/showForm.ts'
import type { PopupContext } from './PopupContext.ts'

const resendSeconds = 30

export function withFreshCode(
  context: PopupContext,
  email: string,
  onBack: () => void,
  act: () => Promise<void>,
): void {
  const { api, t } = context
  const field = drawCodeField(t, () => form.submit())
  const resend = drawButton(t('resend'), 'ghost', () => send())
  let sending = Promise.resolve()

  function send() {
    countDown(resendSeconds)
    const isFirst = field.input.isConnected === false
    sending = api.sendFreshCode()
    sending.then(
      () => (isFirst ? undefined : field.setHint(t('resent'))),
      error => {
        field.setError(t.error(error))
        countDown(0)
      },
    )
    field.input.focus()
  }

  let timer: ReturnType<typeof setTimeout> | undefined
  function countDown(seconds: number) {
    clearTimeout(timer)
    resend.disabled = seconds > 0
    resend.textContent = seconds > 0 ? t('resendIn', { seconds }) : t('resend')
    if (seconds > 0) timer = setTimeout(() => countDown(seconds - 1), 1000)
  }

  send()
  const form = showForm(context, {
    title: t('codeTitle'),
    hint: t('codeHint', { email }),
    fields: [field],
    submit: t('confirm'),
    others: [resend],
    onBack,
    async act() {
      // The visitor may type the code before the send request returns.
      await sending
      const typed = field.input.value.trim()
      field.input.value = ''
      await api.verifyFreshCode(typed)
      clearTimeout(timer)
      await act()
    },
  })
}
