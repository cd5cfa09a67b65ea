import { drawPicture, type PictureName } from './drawPicture.ts'
import { element } from './element.ts'

export interface ScreenParts {
  readonly title: string
  /** For screens with little to read, which then stands in the middle. */
  readonly picture?: PictureName
  readonly body: readonly (Node | undefined)[]
  readonly actions?: readonly (Node | undefined)[]
  readonly onBack?: { readonly label: string; readonly act: () => void } | undefined
}

/** One screen: a heading, what there is to read, and the actions at the bottom. */
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
      // Focus begins here, so that no button is under a key that is still held.
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
