import { element } from './element.ts'

/** Lets a button fill until it can be pressed: from the start each time, within so many milliseconds. */
export function fillButton(button: HTMLElement, milliseconds: number | undefined): void {
  button.querySelector('.fill')?.remove()
  if (milliseconds === undefined) return
  const fill = element('span', { class: 'fill', 'aria-hidden': 'true' })
  fill.style.animationDuration = `${Math.max(0, milliseconds)}ms`
  button.prepend(fill)
}
