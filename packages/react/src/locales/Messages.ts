import type { en } from './en.js'
import type { enPairing } from './enPairing.js'

type Widen<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Widen<T[Key]> }

/** Every visible text. English sets the shape; a language that lacks a key does not compile. */
export type Messages = FirstMessages & { readonly pairing: Widen<typeof enPairing> }

/** What comes with the modal in English. */
export type FirstMessages = Widen<typeof en> & {
  /** What went wrong, by the code of the error. English has it in the catalogue of errors. */
  readonly errors?: Readonly<Record<string, string>>
}

export type ButtonMessages = Messages['buttons']
