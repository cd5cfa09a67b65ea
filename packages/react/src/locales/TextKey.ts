import type { Messages } from './Messages.js'
import type { CountText } from './Strings.js'

type KeysOf<T> = {
  [Key in keyof T & string]: T[Key] extends CountText | undefined ? Key : `${Key}.${KeysOf<T[Key]>}`
}[keyof T & string]

export type TextKey = KeysOf<Omit<Messages, 'errors' | 'familyNames'>>

declare module '@portico/core' {
  interface TextKeys extends Record<TextKey, string> {}
}
