import { getHue } from '../ui/Image/getHue.js'

/** Colours a picture that is not there. Through the CSSOM: a `style` in server markup would need a laxer policy. */
export function applyHues(element: HTMLElement, seed: string): void {
  for (const [index, name] of ['--a', '--b', '--c'].entries()) {
    element.style.setProperty(name, String(getHue(seed, index)))
  }
}
