/** The English texts of a view, or of a part that several views share. Translations are below the same key. */
export interface Strings {
  readonly key: string
  readonly english: object
}

/** A text with `{count}` in it: one for all numbers, or one for each form that the language's plural rules know. */
export type CountText =
  | string
  | ({ readonly [Form in Intl.LDMLPluralRule]?: string } & { readonly other: string })

export type Widen<T> = {
  readonly [Key in keyof T]: T[Key] extends string
    ? string
    : T[Key] extends { readonly other: string }
      ? CountText
      : Widen<T[Key]>
}

export type TextsOf<Own extends Strings> = Widen<Own['english']>
