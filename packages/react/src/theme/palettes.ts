import type { Rgb } from './parseColor.js'

export interface Palette {
  readonly accent: Rgb
  readonly background: Rgb
  readonly surface: Rgb
  readonly surfaceHover: Rgb
  readonly surfaceActive: Rgb
  /** For elements on a surface: the selected tab, a toast. */
  readonly raised: Rgb
  readonly borderControl: Rgb
  readonly text: Rgb
  readonly textSecondary: Rgb
  readonly success: Rgb
  readonly warning: Rgb
  readonly danger: Rgb
  /** The share of the tone in its soft background. */
  readonly softness: number
  readonly overlay: string
  readonly shadow: string
}

export const LIGHT: Palette = {
  accent: [61, 90, 254],
  background: [255, 255, 255],
  surface: [246, 247, 249],
  surfaceHover: [238, 240, 244],
  surfaceActive: [229, 232, 238],
  raised: [255, 255, 255],
  borderControl: [128, 134, 148],
  text: [20, 22, 28],
  textSecondary: [88, 94, 108],
  success: [10, 122, 69],
  warning: [148, 84, 0],
  danger: [204, 32, 48],
  softness: 0.1,
  overlay: 'rgb(12 14 20 / 0.44)',
  shadow: '0 0 0 1px rgb(12 14 20 / 0.04), 0 2px 8px rgb(12 14 20 / 0.08), 0 24px 56px rgb(12 14 20 / 0.2)',
}

export const DARK: Palette = {
  accent: [78, 101, 250],
  background: [24, 25, 29],
  surface: [35, 37, 43],
  surfaceHover: [44, 46, 54],
  surfaceActive: [54, 57, 66],
  raised: [54, 57, 66],
  borderControl: [120, 125, 139],
  text: [244, 245, 248],
  textSecondary: [165, 170, 183],
  success: [74, 208, 137],
  warning: [245, 178, 73],
  danger: [255, 112, 118],
  softness: 0.2,
  overlay: 'rgb(0 0 0 / 0.6)',
  shadow: '0 0 0 1px rgb(255 255 255 / 0.08), 0 2px 8px rgb(0 0 0 / 0.3), 0 24px 64px rgb(0 0 0 / 0.56)',
}
