import { drawScreen } from './drawScreen.ts'
import { element } from './element.ts'

const draw =
  (picture: 'shield' | 'shieldWithTick') =>
  (title: string, text: string, actions: readonly Node[] = []): HTMLElement =>
    drawScreen({ title, picture, body: [element('p', { class: 'hint' }, text)], actions })

/** Also used for failures, for which a tick would be wrong. */
export const drawNotice = draw('shield')

export const drawSuccess = draw('shieldWithTick')
