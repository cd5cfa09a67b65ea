import { getHue } from '../ui/Image/getHue.js'

/** Colours a picture that is not there. Through the CSSOM: a `style` in server markup would need a laxer policy. */
export function applyHues(element: HTMLElement, seed: string): void {
  element.style.setProperty('--a', String(getHue(seed)))
  element.style.setProperty('--b', String(getHue(seed, 1)))
}
