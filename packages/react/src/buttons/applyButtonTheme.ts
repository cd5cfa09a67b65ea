import type { ThemeState } from '@portico/core/internal'
import { getHue } from '../ui/Image/getHue.js'

/** The theme variables that apply to buttons, without their prefix. */
const names = ['accent', 'font-family', 'border-radius-master'] as const
/** Later entries win. */
const prefixes = ['--w3m-', '--apkt-', '--portico-'] as const

/**
 * Applies the instance's theme to a button on the page. It is written through the CSSOM, which a strict
 * Content-Security-Policy allows, unlike `style` attributes in markup.
 */
export function applyButtonTheme(button: HTMLElement, { mode, variables }: ThemeState): void {
  if (mode) button.dataset.porticoTheme = mode
  else delete button.dataset.porticoTheme
  for (const name of names) {
    button.style.removeProperty(`--portico-${name}`)
    for (const prefix of prefixes) {
      const value = variables[`${prefix}${name}`]
      if (value !== undefined && value !== '') button.style.setProperty(`--portico-${name}`, String(value))
    }
  }
}

/**
 * Colours a missing image. It uses the CSSOM because a `style` attribute in server markup would need a laxer
 * Content-Security-Policy.
 */
export function applyHues(element: HTMLElement, seed: string): void {
  for (const [index, name] of ['--a', '--b', '--c'].entries()) {
    element.style.setProperty(name, String(getHue(seed, index)))
  }
}
