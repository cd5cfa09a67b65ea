import { drawButton } from '../ui/drawButton.ts'
import { drawField } from '../ui/drawField.ts'
import { element } from '../ui/element.ts'
import { showForm } from '../ui/showForm.ts'
import type { PopupContext } from './PopupContext.ts'

interface KitWays {
  readonly onBack: () => void
  readonly onDone: () => void
}

export async function showKit(context: PopupContext, ways: KitWays): Promise<void> {
  const { api, stage, t } = context
  const words = await api.exportKit()
  const show = () =>
    stage.showScreen({
      title: t('recoveryKit'),
      hint: t('kitHint'),
      body: [
        element(
          'ol',
          { class: 'card words', dir: 'ltr', translate: 'no' },
          words.map(word => element('li', {}, word)),
        ),
      ],
      actions: [drawButton(t('kitDone'), 'primary', () => showCheck(context, words, ways.onDone, show))],
      onBack: ways.onBack,
    })
  show()
}

function showCheck(
  context: PopupContext,
  words: readonly string[],
  onDone: () => void,
  onBack: () => void,
): void {
  const { api, t } = context
  const places = pickPlaces(3, words.length)
  const fields = places.map(place =>
    drawField({
      label: t('word', { number: place + 1 }),
      name: `word-${place + 1}`,
      autocomplete: 'off',
      autocapitalize: 'none',
      spellcheck: 'false',
      dir: 'ltr',
    }),
  )
  const findWrong = () =>
    fields.find(({ input }, index) => input.value.trim().toLowerCase() !== words[places[index] ?? 0])
  showForm(context, {
    title: t('kitCheckTitle'),
    hint: t('kitCheckHint'),
    fields,
    submit: t('confirm'),
    onBack,
    check() {
      const field = findWrong()
      return field && { field, message: t('wordWrong') }
    },
    async act() {
      await api.confirmKit()
      onDone()
    },
  })
}

export function pickPlaces(count: number, length: number): readonly number[] {
  const places = new Set<number>()
  while (places.size < Math.min(count, length)) {
    const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
    places.add(random % length)
  }
  return [...places].sort((a, b) => a - b)
}
