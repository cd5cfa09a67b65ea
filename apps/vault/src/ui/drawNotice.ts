import { drawScreen } from './drawScreen.ts'
import { element } from './element.ts'

/** One sentence, where there is nothing to do. */
export const drawNotice = (title: string, text: string, actions: readonly Node[] = []): HTMLElement =>
  drawScreen({ title, picture: 'shield', body: [element('p', { class: 'hint' }, text)], actions })
