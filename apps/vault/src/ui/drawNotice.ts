import { drawScreen } from './drawScreen.ts'
import { element } from './element.ts'

const draw =
  (picture: 'shield' | 'shieldWithTick') =>
  (title: string, text: string, actions: readonly Node[] = []): HTMLElement =>
    drawScreen({ title, picture, body: [element('p', { class: 'hint' }, text)], actions })

/** One sentence, where there is nothing to do: also of what has failed, to which a tick would not belong. */
export const drawNotice = draw('shield')

/** The same of what has been done. */
export const drawSuccess = draw('shieldWithTick')
