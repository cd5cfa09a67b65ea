import type { CountText, Messages } from './Messages.js'

type KeysOf<T> = {
  [Key in keyof T & string]: T[Key] extends CountText ? Key : `${Key}.${KeysOf<T[Key]>}`
}[keyof T & string]

/** Where a text is, e.g. `connect.searchWallet`. */
export type TextKey = KeysOf<Omit<Messages, 'errors' | 'familyNames'>>

declare module '@portico/core' {
  interface TextKeys extends Record<TextKey, string> {}
}
