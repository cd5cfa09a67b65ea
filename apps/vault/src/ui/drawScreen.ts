import { drawPicture, type PictureName } from './drawPicture.ts'
import { element } from './element.ts'

export interface ScreenParts {
  readonly title: string
  /** For short screens, whose content is then centred. */
  readonly picture?: PictureName
  readonly body: readonly (Node | undefined)[]
  readonly actions?: readonly (Node | undefined)[]
  readonly onBack?: { readonly label: string; readonly act: () => void } | undefined
}

export function drawScreen({ title, picture, body, actions = [], onBack }: ScreenParts): HTMLElement {
  return element(
    'div',
    { class: 'screen' },
    element(
      'header',
      { class: 'header' },
      onBack &&
        element('button', {
          type: 'button',
          class: 'back',
          'aria-label': onBack.label,
          onclick: onBack.act,
        }),
      // Focus starts on the heading, so that a key that is still held does not press a button.
      element('h1', { id: 'title', class: 'title', tabindex: '-1' }, title),
    ),
    element(
      'div',
      {
        class: picture ? 'body body-picture' : 'body',
        tabindex: '0',
        role: 'group',
        'aria-labelledby': 'title',
      },
      picture && drawPicture(picture),
      body,
    ),
    element('footer', { class: 'actions' }, actions),
  )
}
