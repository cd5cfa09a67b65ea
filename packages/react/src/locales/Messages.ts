import type { en } from './en.js'

type Widen<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Widen<T[Key]> }

/** Every visible text. English sets the shape; a language that lacks a key does not compile. */
export type Messages = Widen<typeof en>

export type ButtonMessages = Messages['buttons']
